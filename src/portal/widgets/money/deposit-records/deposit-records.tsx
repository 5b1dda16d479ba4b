import { useSearchParams } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { depositsPath, depositsQuery, isDepositId } from '#portal/data/deposit-queries.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { PagedRecords } from '../paged-records.tsx';
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

function Deposits({ pageSize, all, deposit }: DepositsProps) {
  const t = useFormWords();
  const { language } = useSite();
  const words = {
    label: t('depositRecords.label'),
    recent: t('depositRecords.recent'),
    none: t('depositRecords.none'),
    noneHint: t('depositRecords.noneHint'),
  };
  return (
    <PagedRecords
      queryOf={(page) => depositsQuery(language, page)}
      pageSize={pageSize}
      path={depositsPath(language, { pageNo: 1, pageSize })}
      all={all}
      words={words}
    >
      {(deposits, isDimmed) => <DepositTable deposits={deposits} page={deposit} isDimmed={isDimmed} />}
    </PagedRecords>
  );
}
