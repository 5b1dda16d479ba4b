import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { betsQuery } from '#portal/data/play-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { BetFilters, PERIODS, type Period } from './bet-filters.tsx';
import { Records } from './bet-records.styles.ts';
import { BetTable } from './bet-table.tsx';
import { BetTotals } from './bet-totals.tsx';
import { startOfDay } from './start-of-day.ts';

const PAGE_SIZE = 20;

export function BetRecordsView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'bet-records'>) {
  return (
    <FormPlace nodeId={nodeId} widget="bet-records" voice="play" waiting={<WaitingCard rows={6} />}>
      <Rounds pageSize={pageSize} />
    </FormPlace>
  );
}

/** The rounds of a period, the latest first. Another filter begins at the first page. */
function Rounds({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language, site } = useSite();
  const [period, setPeriod] = useState<Period>('week');
  const [vendor, setVendor] = useState('');
  const [pageNo, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const from = useMemo(() => startOfDay(Date.now(), site.timeZone, PERIODS[period] - 1), [period, site.timeZone]);
  const ask = { from, vendor: vendor || undefined, pageNo, pageSize };
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...betsQuery(ask, language),
    placeholderData: keepPreviousData,
  });
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  return (
    <Records ref={top} tabIndex={-1} aria-label={t('bets.label')} aria-busy={isPlaceholderData}>
      <BetFilters
        period={period}
        onPeriod={(to) => {
          setPeriod(to);
          setPage(1);
        }}
        vendor={vendor}
        onVendor={(to) => {
          setVendor(to);
          setPage(1);
        }}
      />
      {isLoadingError ? (
        <OwnFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingCard rows={6} />
      ) : data.list.length === 0 ? (
        <EmptyState icon="receipt-text" title={t('bets.none')} hint={t('bets.noneHint')} />
      ) : (
        <>
          <BetTotals totals={data.totals} count={data.totalCount} />
          <BetTable rounds={data.list} isDimmed={isPlaceholderData} />
          {data.totalPages > 1 && (
            <nav aria-label={say('lobby.pages')}>
              <Pager page={pageNo} total={data.totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
            </nav>
          )}
        </>
      )}
    </Records>
  );
}
