import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { betsPath, betsQuery } from '#portal/data/record-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { RecordAccountNeeded, useHasNoRecords } from '#portal/forms/records/record-account.tsx';
import { useChosenDays } from '#portal/forms/records/record-days.tsx';
import { Records } from '#portal/forms/records/records.styles.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { BetDetail } from './bet-detail.tsx';
import { BetFilters, type BetStatus } from './bet-filters.tsx';
import { Docked } from './bet-records.styles.ts';
import { BetTable } from './bet-table.tsx';
import { BetTotals } from './bet-totals.tsx';

const PAGE_SIZE = 20;

export function BetRecordsView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'bet-records'>) {
  const hasNone = useHasNoRecords();
  return (
    <FormPlace nodeId={nodeId} widget="bet-records" voice="records" waiting={<WaitingCard rows={6} />}>
      {hasNone ? <RecordAccountNeeded /> : <Rounds pageSize={pageSize} />}
    </FormPlace>
  );
}

/** The rounds of a period, the latest first, and one of them in full. Another filter begins at the first page. */
function Rounds({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const [vendor, setVendor] = useState('');
  const [status, setStatus] = useState<BetStatus>('all');
  const [pageNo, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const toFirst = (): void => {
    setPage(1);
    setOpened(null);
  };
  const days = useChosenDays('week', toFirst);
  const top = useRef<HTMLElement>(null);
  const ask = {
    ...days.range,
    vendor: vendor || undefined,
    status: status === 'all' ? undefined : status,
    pageNo,
    pageSize,
  };
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...betsQuery(ask, language),
    placeholderData: keepPreviousData,
  });
  const turnTo = (to: number): void => {
    setPage(to);
    setOpened(null);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  const place = data?.list.findIndex(({ roundId }) => roundId === opened) ?? -1;
  const round = data?.list[place];
  const close = (): void => {
    setOpened(null);
    top.current?.querySelector<HTMLElement>(`[data-round="${opened}"] button`)?.focus();
  };
  return (
    <Records ref={top} tabIndex={-1} aria-label={t('bets.label')} aria-busy={isPlaceholderData}>
      <BetFilters
        days={days}
        vendor={vendor}
        onVendor={(to) => {
          setVendor(to);
          toFirst();
        }}
        status={status}
        onStatus={(to) => {
          setStatus(to);
          toFirst();
        }}
        path={betsPath(ask, language)}
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
          <Docked $isOpen={round !== undefined}>
            <BetTable rounds={data.list} opened={opened} onOpen={setOpened} isDimmed={isPlaceholderData} />
            {round && (
              <BetDetail
                round={round}
                newer={data.list[place - 1]?.roundId}
                older={data.list[place + 1]?.roundId}
                onOpen={setOpened}
                onClose={close}
              />
            )}
          </Docked>
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
