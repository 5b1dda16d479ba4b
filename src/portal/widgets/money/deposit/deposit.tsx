import { useSearchParams } from 'react-router-dom';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { isDepositId } from '#portal/data/deposit-queries.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChooseDeposit } from './choose-deposit.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { PayingDeposit } from './paying-deposit.tsx';

export function DepositView({ nodeId }: WidgetViewProps<'deposit'>) {
  return (
    <FormPlace nodeId={nodeId} widget="deposit" voice="cashier" waiting={<DepositWaiting />}>
      <OwnDeposit />
    </FormPlace>
  );
}

/** One deposit where the address names it, so that a reload and the provider's way back show it; else a new one. */
function OwnDeposit() {
  const { session } = useSite();
  const [query] = useSearchParams();
  const depositId = query.get('deposit');
  if (session === 'guest' || session === 'trial') return <AccountNeeded isGuest={session === 'guest'} />;
  if (isDepositId(depositId)) return <PayingDeposit key={depositId} depositId={depositId} />;
  return <ChooseDeposit />;
}

function AccountNeeded({ isGuest }: { readonly isGuest: boolean }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const requireAccount = useRequireAccount();
  return (
    <EmptyState
      icon="user"
      title={t('deposit.trueAccount')}
      hint={t('deposit.trueAccountHint')}
      action={{ label: say(isGuest ? 'action.login' : 'action.register'), onClick: requireAccount }}
    />
  );
}
