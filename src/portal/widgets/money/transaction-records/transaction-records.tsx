import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TransactionGroup } from '#contracts/generated/contracts.ts';
import { transactionsPath, transactionsQuery } from '#portal/data/record-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { RecordAccountNeeded, useHasNoRecords } from '#portal/forms/records/record-account.tsx';
import { RecordDays, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { Filters, Records } from '#portal/forms/records/records.styles.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { TransactionTable } from './transaction-table.tsx';
import { TransactionTotals } from './transaction-totals.tsx';

const PAGE_SIZE = 20;
const PERIODS = ['today', 'week', 'month', 'year', 'dates'] as const;
const KINDS = ['all', 'play', 'deposits', 'withdrawals', 'transfers', 'bonuses', 'other'] as const;

export function TransactionRecordsView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'transaction-records'>) {
  const hasNone = useHasNoRecords();
  return (
    <FormPlace nodeId={nodeId} widget="transaction-records" voice="records" waiting={<WaitingCard rows={6} />}>
      {hasNone ? <RecordAccountNeeded /> : <Transactions pageSize={pageSize} />}
    </FormPlace>
  );
}

/** What moved the main wallet on some days, the latest first. Another filter begins at the first page. */
function Transactions({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language, site } = useSite();
  const [kind, setKind] = useState<TransactionGroup | 'all'>('all');
  const [pageNo, setPage] = useState(1);
  const days = useChosenDays('month', () => setPage(1));
  const top = useRef<HTMLElement>(null);
  const ask = { ...days.range, kind: kind === 'all' ? undefined : kind, pageNo, pageSize };
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...transactionsQuery(ask, language),
    placeholderData: keepPreviousData,
  });
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  const kinds = KINDS.filter((one) => !site.currency.isPlay || (one !== 'deposits' && one !== 'withdrawals'));
  return (
    <Records ref={top} tabIndex={-1} aria-label={t('transactions.label')} aria-busy={isPlaceholderData}>
      <Filters>
        <RecordDays days={days} offered={PERIODS} />
        <RecordSelect
          label={t('records.kind')}
          value={kind}
          options={kinds.map((one) => [one, t(`records.kinds.${one}`)] as const)}
          onChoose={(to) => {
            setKind(to);
            setPage(1);
          }}
        />
        <RecordDownloads path={transactionsPath(ask, language)} />
      </Filters>
      {isLoadingError ? (
        <OwnFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingCard rows={6} />
      ) : data.totalCount === 0 ? (
        <EmptyState icon="receipt-text" title={t('transactions.none')} hint={t('transactions.noneHint')} />
      ) : (
        <>
          <TransactionTotals totals={data.totals} count={data.totalCount} />
          <TransactionTable entries={data.list} isDimmed={isPlaceholderData} />
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
