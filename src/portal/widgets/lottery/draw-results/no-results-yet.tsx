import { useWords } from '#portal/i18n/words.tsx';
import { radius } from '#portal/theme/tokens.ts';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Waiting } from './draw-results.styles.ts';

interface NoResultsYetProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Stands where results will be: until they have come, or with another try when they did not. */
export function NoResultsYet({ hasFailed, onRetry }: NoResultsYetProps) {
  const { t } = useWords();
  if (!hasFailed) return <Waiting $radius={radius.m} />;
  return (
    <EmptyState
      icon="ticket"
      title={t('draw.failed')}
      hint={t('games.failedHint')}
      action={{ label: t('action.retry'), onClick: onRetry }}
    />
  );
}
