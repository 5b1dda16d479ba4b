import { FormPlace } from '#portal/accounts/form-place.tsx';
import { OwnFailure } from '#portal/accounts/own-failure.tsx';
import { Payouts } from '#portal/accounts/payouts.tsx';
import { useOwnQuery } from '#portal/accounts/use-own-query.ts';
import { WaitingForm } from '#portal/accounts/waiting-form.tsx';
import { eWalletsQuery } from '#portal/data/security-queries.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AddEWallet } from './add-e-wallet.tsx';

export function EWalletsView({ nodeId }: WidgetViewProps<'e-wallets'>) {
  return (
    <FormPlace nodeId={nodeId} widget="e-wallets" voice="account" waiting={<WaitingForm fields={3} />}>
      <OwnEWallets />
    </FormPlace>
  );
}

function OwnEWallets() {
  const { data, error, isLoadingError, refetch } = useOwnQuery(eWalletsQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={3} />;
  return (
    <Payouts
      kind="eWallets"
      payouts={data.accounts.map(({ walletName, ...account }) => ({ ...account, name: walletName, branch: null }))}
      most={data.most}
      terms={data}
      confirmMethods={data.confirmMethods}
      adding={(onDone) => <AddEWallet offer={data} onDone={onDone} />}
    />
  );
}
