import { eWalletsQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Payouts } from '../payouts.tsx';
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
