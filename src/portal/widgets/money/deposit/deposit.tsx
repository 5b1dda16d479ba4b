import { useSearchParams } from 'react-router-dom';
import { isDepositId } from '#portal/data/deposit-queries.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import type { HoldWays } from '#portal/forms/holds/hold-note.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { ChooseDeposit } from './choose-deposit.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { PayingDeposit } from './paying-deposit.tsx';

export function DepositView({ nodeId, ...ways }: WidgetViewProps<'deposit'>) {
  return (
    <FormPlace nodeId={nodeId} widget="deposit" voice="cashier" waiting={<DepositWaiting />}>
      <OwnDeposit ways={ways} />
    </FormPlace>
  );
}

/** One deposit where the address names it, so that a reload and the provider's way back show it; else a new one. */
function OwnDeposit({ ways }: { readonly ways: HoldWays }) {
  const needsAccount = useNeedsAccount();
  const [query] = useSearchParams();
  const depositId = query.get('deposit');
  if (needsAccount) return <AccountNeeded />;
  if (isDepositId(depositId)) return <PayingDeposit key={depositId} depositId={depositId} />;
  return <ChooseDeposit ways={ways} />;
}
