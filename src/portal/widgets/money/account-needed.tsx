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

interface AccountNeededProps {
  readonly about?: 'deposits' | 'withdrawals';
}

/** Stands in the place of deposits or withdrawals where there is no account for them. */
export function AccountNeeded({ about = 'deposits' }: AccountNeededProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { session } = useSite();
  const requireAccount = useRequireAccount();
  return (
    <EmptyState
      icon="user"
      title={t('deposit.trueAccount')}
      hint={t(about === 'deposits' ? 'deposit.trueAccountHint' : 'withdrawal.trueAccountHint')}
      action={{ label: say(session === 'guest' ? 'action.login' : 'action.register'), onClick: requireAccount }}
    />
  );
}
