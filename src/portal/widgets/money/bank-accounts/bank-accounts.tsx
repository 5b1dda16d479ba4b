import { bankAccountsQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Payouts } from '../payouts.tsx';
import { AddBankAccount } from './add-bank-account.tsx';

export function BankAccountsView({ nodeId }: WidgetViewProps<'bank-accounts'>) {
  return (
    <FormPlace nodeId={nodeId} widget="bank-accounts" voice="account" waiting={<WaitingForm fields={3} />}>
      <OwnBankAccounts />
    </FormPlace>
  );
}

function OwnBankAccounts() {
  const { data, error, isLoadingError, refetch } = useOwnQuery(bankAccountsQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={3} />;
  return (
    <Payouts
      kind="bankAccounts"
      payouts={data.accounts.map(({ bankName, ...account }) => ({ ...account, name: bankName }))}
      most={data.most}
      terms={data}
      confirmMethods={data.confirmMethods}
      adding={(onDone) => <AddBankAccount offer={data} onDone={onDone} />}
    />
  );
}
