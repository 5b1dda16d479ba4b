import { useSearchParams } from 'react-router-dom';
import { isWithdrawalId } from '#portal/data/withdrawal-queries.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { ChooseWithdrawal } from './choose-withdrawal.tsx';
import { OneWithdrawal } from './one/one-withdrawal.tsx';
import { WithdrawWaiting } from './withdraw-waiting.tsx';

export function WithdrawView({ nodeId, ...ways }: WidgetViewProps<'withdraw'>) {
  return (
    <FormPlace nodeId={nodeId} widget="withdraw" voice="payout" waiting={<WithdrawWaiting />}>
      <OwnWithdrawal ways={ways} />
    </FormPlace>
  );
}

interface OwnWithdrawalProps {
  readonly ways: Omit<WidgetViewProps<'withdraw'>, 'nodeId'>;
}

/** One withdrawal where the address names it, so that a reload and a message lead to it; else a new one. */
function OwnWithdrawal({ ways }: OwnWithdrawalProps) {
  const needsAccount = useNeedsAccount();
  const [query] = useSearchParams();
  const withdrawalId = query.get('withdrawal');
  if (needsAccount) return <AccountNeeded about="withdrawals" />;
  if (isWithdrawalId(withdrawalId)) return <OneWithdrawal key={withdrawalId} withdrawalId={withdrawalId} />;
  return <ChooseWithdrawal ways={ways} />;
}
