import { useState } from 'react';
import type { OperatorSite, SiteStatus } from '#contracts/generated/contracts.ts';
import { timeText } from '../i18n/figures.ts';
import { momentOf, ownTimeZone } from '../i18n/local-time.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { changeOf, type DraftFaults, draftOf, faultsOf, type MaintenanceDraft } from './maintenance-draft.ts';
import { useAskedChange } from './site-status.ts';
import { Actions, Fields, Pair } from './system.styles.ts';
import { TextsFields } from './texts-fields.tsx';

interface MaintenanceCardProps {
  readonly site: OperatorSite;
  readonly status: SiteStatus;
  /** Why the operator may change nothing; undefined where it may. */
  readonly lock: string | undefined;
}

/** Switches maintenance on or plans it, and changes its words and times while it lasts. */
export function MaintenanceCard({ site, status: { maintenance, languages }, lock }: MaintenanceCardProps) {
  const { t, tag } = useDeskWords();
  const [draft, setDraft] = useState(() => draftOf(maintenance));
  const [faults, setFaults] = useState<DraftFaults>({});
  const asking = useAskedChange(site.id);
  const isPlanned = draft.when === 'planned';
  const isOn = maintenance.switch?.enabled === true;
  const isChange = isPlanned ? maintenance.plan !== null : isOn;
  const action = t(isChange ? 'system.saveMaintenance' : isPlanned ? 'system.planIt' : 'system.startIt');
  const isLocked = lock !== undefined;

  const write = (part: Partial<MaintenanceDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const submit = () => {
    const found = faultsOf(draft, Date.now());
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const saidOf = (local: string) => timeText(tag, momentOf(local) ?? '');
    asking.ask({
      title: t(isPlanned ? 'system.surePlan' : 'system.sureStart', { site: site.name }),
      effects: [
        isPlanned
          ? t('system.planned.when', { start: saidOf(draft.start), end: saidOf(draft.end) })
          : t('system.effectPages'),
        t('system.effectPlay'),
        t('system.effectMoney'),
        ...(isPlanned ? [] : [t('system.effectEnd')]),
      ],
      action,
      change: { maintenance: changeOf(draft) },
    });
  };
  const faultOf = (name: keyof DraftFaults) => faults[name] && t(faults[name]);
  return (
    <Card title={t('system.maintenance')}>
      <Fields
        aria-label={t('system.maintenance')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Choice
          label={t('system.when')}
          value={draft.when}
          onChoose={(when) => write({ when })}
          options={[
            { value: 'now', label: t('system.now') },
            { value: 'planned', label: t('system.later') },
          ]}
          disabled={isLocked}
        />
        {isPlanned ? (
          <Pair>
            <TextField
              type="datetime-local"
              label={t('system.starts')}
              value={draft.start}
              onWrite={(start) => write({ start })}
              error={faultOf('start')}
              hint={t('system.yourZone', { zone: ownTimeZone() })}
              disabled={isLocked}
            />
            <TextField
              type="datetime-local"
              label={t('system.ends')}
              value={draft.end}
              onWrite={(end) => write({ end })}
              error={faultOf('end')}
              hint={t('system.endsHint')}
              disabled={isLocked}
            />
          </Pair>
        ) : (
          <TextField
            type="datetime-local"
            label={t('system.expectedEnd')}
            value={draft.expectedEnd}
            onWrite={(expectedEnd) => write({ expectedEnd })}
            error={faultOf('expectedEnd')}
            hint={t('system.expectedEndHint', { zone: ownTimeZone() })}
            disabled={isLocked}
          />
        )}
        <TextsFields
          offered={languages}
          title={draft.title}
          message={draft.message}
          onTitle={(title) => write({ title })}
          onMessage={(message) => write({ message })}
          disabled={isLocked}
        />
        <Actions>
          <Button
            type="submit"
            look="primary"
            size="large"
            icon={isPlanned ? 'calendar-clock' : 'wrench'}
            disabledReason={lock}
          >
            {action}
          </Button>
        </Actions>
      </Fields>
      <ChangeDialog {...asking} />
    </Card>
  );
}
