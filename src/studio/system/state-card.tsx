import type { OperatorSite, SiteStatus, StatusChange } from '#contracts/generated/contracts.ts';
import { siteAddress } from '../app/site-address.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Quiet } from '../ui/quiet.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { siteState, stepsOf } from './site-state.ts';
import { useAskedChange } from './site-status.ts';
import { Actions, Sentence, SiteLink } from './system.styles.ts';

interface StateCardProps {
  readonly site: OperatorSite;
  readonly status: SiteStatus;
  /** Why the operator may change nothing; undefined where it may. */
  readonly lock: string | undefined;
}

/** What visitors see now, and the actions that make sense now. */
export function StateCard({ site, status: { maintenance }, lock }: StateCardProps) {
  const { t, tag } = useDeskWords();
  const asking = useAskedChange(site.id);
  const { tone, icon, badge, sentence, times } = siteState(maintenance);
  const told = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, timeText(tag, at)]));
  const [host] = site.hosts;
  return (
    <Card
      title={t('system.visitorsGet')}
      aside={
        <Badge tone={tone} icon={icon}>
          {t(badge)}
        </Badge>
      }
    >
      <div>
        <Sentence>{t(sentence, told)}</Sentence>
        <LastChange changed={maintenance.changed} />
      </div>
      <Actions>
        {host !== undefined && (
          <SiteLink href={siteAddress(host)} target="_blank" rel="noreferrer">
            <Icon name="external-link" size={15} />
            {t('system.lookAtSite')}
          </SiteLink>
        )}
        {stepsOf(maintenance).map(({ label, effect, change, look }) => (
          <Button
            key={label}
            look={look}
            disabledReason={lock}
            onClick={() =>
              asking.ask({
                title: t('system.sure', { site: site.name }),
                effects: [t(effect)],
                action: t(label),
                change: { maintenance: change },
              })
            }
          >
            {t(label)}
          </Button>
        ))}
      </Actions>
      <ChangeDialog {...asking} />
    </Card>
  );
}

/** The operator of the last change, if there was one. */
export function LastChange({ changed }: { readonly changed: StatusChange | null }) {
  const { t, tag } = useDeskWords();
  if (changed === null) return null;
  return <Quiet>{t('system.changedBy', { operator: changed.by, time: timeText(tag, changed.at) })}</Quiet>;
}
