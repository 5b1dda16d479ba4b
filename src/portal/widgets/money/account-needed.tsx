import { useRequireAccount } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';

/** Whether the visitor is known to have no account that money can be paid into. */
export function useNeedsAccount(): boolean {
  const { session } = useSite();
  return session === 'guest' || session === 'trial';
}

const hints = {
  deposits: 'deposit.trueAccountHint',
  withdrawals: 'withdrawal.trueAccountHint',
  transfers: 'upline.trueAccountHint',
  bonuses: 'bonuses.trueAccountHint',
  points: 'points.trueAccountHint',
} as const;

interface AccountNeededProps {
  readonly about?: keyof typeof hints;
}

/** Stands in the place of deposits, withdrawals or transfers where there is no account for them. */
export function AccountNeeded({ about = 'deposits' }: AccountNeededProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { session } = useSite();
  const requireAccount = useRequireAccount();
  return (
    <EmptyState
      icon="user"
      title={t('deposit.trueAccount')}
      hint={t(hints[about])}
      action={{ label: say(session === 'guest' ? 'action.login' : 'action.register'), onClick: requireAccount }}
    />
  );
}
