import { useSearchParams } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { isWithdrawalId, withdrawalsPath, withdrawalsQuery } from '#portal/data/withdrawal-queries.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { PagedRecords } from '../paged-records.tsx';
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

function Withdrawals({ pageSize, all, page: shown }: WithdrawalsProps) {
  const t = useFormWords();
  const { language } = useSite();
  const words = {
    label: t('withdrawalRecords.label'),
    recent: t('withdrawalRecords.recent'),
    none: t('withdrawalRecords.none'),
    noneHint: t('withdrawalRecords.noneHint'),
  };
  return (
    <PagedRecords
      queryOf={(page) => withdrawalsQuery(language, page)}
      pageSize={pageSize}
      path={withdrawalsPath(language, { pageNo: 1, pageSize })}
      all={all}
      words={words}
    >
      {(withdrawals, isDimmed) => <WithdrawalTable withdrawals={withdrawals} page={shown} isDimmed={isDimmed} />}
    </PagedRecords>
  );
}
