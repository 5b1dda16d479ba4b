import { failureWords } from '#portal/data/failure-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';

interface OwnFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says in a card why its call did not come through, and asks again. */
export function OwnFailure({ error, onRetry }: OwnFailureProps) {
  const { t } = useWords();
  return (
    <EmptyState icon="radio" title={failureWords(error, t)} action={{ label: t('action.retry'), onClick: onRetry }} />
  );
}
