import { useRequireAccount } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';

/** Whether the visitor is known to have no account whose records there are. */
export function useHasNoRecords(): boolean {
  const { session } = useSite();
  return session === 'guest' || session === 'trial';
}

/** Stands in the place of records where there is no account that has any. */
export function RecordAccountNeeded() {
  const t = useFormWords();
  const { t: say } = useWords();
  const { session } = useSite();
  const requireAccount = useRequireAccount();
  const label = say(session === 'guest' ? 'action.login' : 'action.register');
  return <EmptyState icon="user" title={t('records.accountNeeded')} action={{ label, onClick: requireAccount }} />;
}
