import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { depositsQuery, isDepositId } from '#portal/data/deposit-queries.ts';
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
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { Head, Records, RecordsCard } from '../records.styles.ts';
import { DepositTable } from './deposit-table.tsx';

const PAGE_SIZE = 20;

export function DepositRecordsView({ nodeId, pageSize = PAGE_SIZE, all, deposit }: WidgetViewProps<'deposit-records'>) {
  const needsAccount = useNeedsAccount();
  const [query] = useSearchParams();
  // The latest stand below the choice of another one, not below one that is being paid; the choice asks for an account.
  const isAway = all !== undefined && (isDepositId(query.get('deposit')) || needsAccount);
  return (
    <FormPlace nodeId={nodeId} widget="deposit-records" voice="cashier" waiting={!isAway && <WaitingCard rows={5} />}>
      {!isAway && (needsAccount ? <AccountNeeded /> : <Deposits pageSize={pageSize} all={all} deposit={deposit} />)}
    </FormPlace>
  );
}

interface DepositsProps {
  readonly pageSize: number;
  readonly all: Action | undefined;
  readonly deposit: Action | undefined;
}

/** A page of the deposits, or the latest alone with the way to all. */
function Deposits({ pageSize, all, deposit }: DepositsProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const [pageNo, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...depositsQuery(language, { pageNo, pageSize }),
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
    return <EmptyState icon="receipt-text" title={t('depositRecords.none')} hint={t('depositRecords.noneHint')} />;
  return (
    <Records ref={top} tabIndex={-1} aria-label={t('depositRecords.label')} aria-busy={isPlaceholderData}>
      <RecordsCard>
        {all && (
          <Head>
            <h2>{t('depositRecords.recent')}</h2>
            {data.totalPages > 1 && <ActionControl action={all}>{say('action.viewAll')}</ActionControl>}
          </Head>
        )}
        <DepositTable deposits={data.list} page={deposit} isDimmed={isPlaceholderData} />
      </RecordsCard>
      {!all && data.totalPages > 1 && (
        <nav aria-label={say('lobby.pages')}>
          <Pager page={pageNo} total={data.totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
        </nav>
      )}
    </Records>
  );
}
