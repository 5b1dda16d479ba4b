import { useQuery } from '@tanstack/react-query';
import { ALL_SITES, mayAct } from '#contracts/operator-roles.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Notice } from '../ui/notice.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { JobsCard } from './jobs-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { RegionCard } from './region-card.tsx';
import { statusQuery } from './site-status.ts';
import { StateCard } from './state-card.tsx';
import { Columns, Page } from './system.styles.ts';

/** Whether a site is open, for whom, and whether its ledger is sound. */
export function SystemPlace({ operator, site }: PlaceProps) {
  const { t, tag } = useDeskWords();
  const query = useQuery(statusQuery(site.id));
  const { data: status, isError, dataUpdatedAt } = query;
  const may = mayAct(operator.roles, 'publisher', site.id);
  if (status === undefined)
    return isError ? (
      <CallFailure title={t('system.failed')} why={t('system.noAnswer')} query={query} />
    ) : (
      <LoadingRows />
    );
  const isStale = isError;
  const lock = may ? (isStale ? t('decide.stale') : undefined) : t('system.publishersOnly');
  const props = { site, status, lock };
  return (
    <Page>
      <h1 className="visually-hidden">{t('system.title')}</h1>
      {isStale && (
        <Notice tone="warn">{t('system.stale', { time: timeText(tag, new Date(dataUpdatedAt).toISOString()) })}</Notice>
      )}
      {!may && (
        <Notice tone="muted" icon="lock">
          {t('system.publishersOnly')}
        </Notice>
      )}
      <StateCard {...props} />
      <Columns>
        <div>
          <MaintenanceCard key={`m-${site.id}`} {...props} />
          {mayAct(operator.roles, 'admin', ALL_SITES) && <JobsCard />}
        </div>
        <div>
          <RegionCard key={`r-${site.id}-${status.region.changed?.at}`} {...props} />
          {mayAct(operator.roles, 'cashier', ALL_SITES) && <LedgerCard />}
        </div>
      </Columns>
    </Page>
  );
}
