import { useMemo, useState } from 'react';
import type { OperatorSite, RegionRule, SiteStatus } from '#contracts/generated/contracts.ts';
import { countryNames, namedCountries } from '../i18n/country-names.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Quiet } from '../ui/quiet.ts';
import { SelectField } from '../ui/select-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type Texts, written } from './maintenance-draft.ts';
import { useAskedChange } from './site-status.ts';
import { LastChange } from './state-card.tsx';
import { Actions, Chips, Fields } from './system.styles.ts';
import { TextsFields } from './texts-fields.tsx';

interface RegionCardProps {
  readonly site: OperatorSite;
  readonly status: SiteStatus;
  /** Why the operator may change nothing; undefined where it may. */
  readonly lock: string | undefined;
}

type RegionDraft = Omit<RegionRule, 'message'> & { readonly message: Texts };

const draftOf = (rule: RegionRule | null): RegionDraft => {
  const { mode = 'block', countries = [], unknown = 'allow', message = {} } = rule ?? {};
  return { mode, countries, unknown, message };
};

/** Which countries the site serves. */
export function RegionCard({ site, status: { region, languages }, lock }: RegionCardProps) {
  const { t, tag } = useDeskWords();
  const [draft, setDraft] = useState(() => draftOf(region.inForce));
  const asking = useAskedChange(site.id);
  const named = useMemo(() => namedCountries(tag), [tag]);
  const nameOf = useMemo(() => countryNames(tag), [tag]);
  const { mode, countries, unknown, message } = draft;
  const isLocked = lock !== undefined;
  const letsNobodyIn = mode === 'allow' && countries.length === 0;
  const write = (part: Partial<RegionDraft>) => setDraft((before) => ({ ...before, ...part }));

  const save = () => {
    const names = new Intl.ListFormat(tag).format(countries.map(nameOf));
    const who =
      mode === 'allow'
        ? t('system.onlyThese', { names })
        : t(countries.length === 0 ? 'system.allCountries' : 'system.notThese', { names });
    asking.ask({
      title: t('system.sureRegion', { site: site.name }),
      effects: [who, t(unknown === 'block' ? 'system.unknownOut' : 'system.unknownIn'), t('system.regionPlay')],
      action: t('system.saveRule'),
      change: { region: { rule: { mode, countries, unknown, ...written('message', message) } } },
    });
  };
  const handBack = () =>
    asking.ask({
      title: t('system.sureRegion', { site: site.name }),
      effects: [t('system.documentRules')],
      action: t('system.handBack'),
      change: { region: { rule: null } },
    });
  return (
    <Card
      title={t('system.region')}
      aside={<Badge tone="muted">{t(region.by === 'operator' ? 'system.byOperator' : 'system.byDocument')}</Badge>}
    >
      <LastChange changed={region.changed} />
      <Fields
        aria-label={t('system.region')}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Choice
          label={t('system.mode')}
          value={mode}
          onChoose={(next) => write({ mode: next })}
          options={[
            { value: 'block', label: t('system.block') },
            { value: 'allow', label: t('system.allow') },
          ]}
          disabled={isLocked}
        />
        {countries.length > 0 ? (
          <Chips aria-label={t('system.countries')}>
            {countries.map((code) => (
              <li key={code}>
                {nameOf(code)}
                <IconButton
                  icon="x"
                  label={t('system.removeCountry', { country: nameOf(code) })}
                  aria-disabled={isLocked}
                  onClick={() => !isLocked && write({ countries: countries.filter((one) => one !== code) })}
                />
              </li>
            ))}
          </Chips>
        ) : (
          <Quiet>{t('system.noCountry')}</Quiet>
        )}
        <SelectField
          label={t('system.addCountry')}
          value=""
          onChoose={(code) => write({ countries: [...countries, code] })}
          disabled={isLocked}
        >
          <option value="">{t('system.chooseCountry')}</option>
          {named
            .filter(({ code }) => !countries.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <Choice
          label={t('system.unknown')}
          value={unknown}
          onChoose={(next) => write({ unknown: next })}
          options={[
            { value: 'allow', label: t('system.letIn') },
            { value: 'block', label: t('system.keepOut') },
          ]}
          disabled={isLocked}
        />
        <TextsFields
          offered={languages}
          message={message}
          onMessage={(next) => write({ message: next })}
          disabled={isLocked}
        />
        {letsNobodyIn && <Notice tone="warn">{t('system.nobody')}</Notice>}
        <Actions>
          <Button
            type="submit"
            look="primary"
            size="large"
            icon="globe"
            disabledReason={lock ?? (letsNobodyIn ? t('system.nobody') : undefined)}
          >
            {t('system.saveRule')}
          </Button>
          {region.by === 'operator' && (
            <Button size="large" disabledReason={lock} onClick={handBack}>
              {t('system.handBack')}
            </Button>
          )}
        </Actions>
      </Fields>
      <ChangeDialog {...asking} />
    </Card>
  );
}
