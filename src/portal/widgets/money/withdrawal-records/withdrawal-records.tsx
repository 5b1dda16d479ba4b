import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { isWithdrawalId, withdrawalsQuery } from '#portal/data/withdrawal-queries.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { Head, Records, RecordsCard } from '../records.styles.ts';
import { WithdrawalTable } from './withdrawal-table.tsx';

const PAGE_SIZE = 20;

export function WithdrawalRecordsView(props: WidgetViewProps<'withdrawal-records'>) {
  const { nodeId, pageSize = PAGE_SIZE, all, withdrawal } = props;
  const needsAccount = useNeedsAccount();
  const [query] = useSearchParams();
  // The latest stand below the choice of another one, not below one that is shown; the choice asks for an account.
  const isAway = all !== undefined && (isWithdrawalId(query.get('withdrawal')) || needsAccount);
  return (
    <FormPlace nodeId={nodeId} widget="withdrawal-records" voice="payout" waiting={!isAway && <WaitingCard rows={5} />}>
      {!isAway &&
        (needsAccount ? (
          <AccountNeeded about="withdrawals" />
        ) : (
          <Withdrawals pageSize={pageSize} all={all} page={withdrawal} />
        ))}
    </FormPlace>
  );
}

interface WithdrawalsProps {
  readonly pageSize: number;
  readonly all: Action | undefined;
  /** The page that shows one withdrawal. */
  readonly page: Action | undefined;
}

/** A page of the withdrawals, or the latest alone with the way to all. */
function Withdrawals({ pageSize, all, page }: WithdrawalsProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const [pageNo, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...withdrawalsQuery(language, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={5} />;
  if (data.totalCount === 0)
    return (
      <EmptyState icon="receipt-text" title={t('withdrawalRecords.none')} hint={t('withdrawalRecords.noneHint')} />
    );
  return (
    <Records ref={top} tabIndex={-1} aria-label={t('withdrawalRecords.label')} aria-busy={isPlaceholderData}>
      <RecordsCard>
        {all && (
          <Head>
            <h2>{t('withdrawalRecords.recent')}</h2>
            {data.totalPages > 1 && <ActionControl action={all}>{say('action.viewAll')}</ActionControl>}
          </Head>
        )}
        <WithdrawalTable withdrawals={data.list} page={page} isDimmed={isPlaceholderData} />
      </RecordsCard>
      {!all && data.totalPages > 1 && (
        <nav aria-label={say('lobby.pages')}>
          <Pager page={pageNo} total={data.totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
        </nav>
      )}
    </Records>
  );
}
