import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { radius } from '#portal/theme/tokens.ts';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';

const Blocks = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  span:first-child { height: 32px; width: min(320px, 70%); }
  span:last-child { height: 320px; }
`;

/** Stands in a page's place until its sections have come, and says so when they do not. */
export function PageWaiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const { t } = useWords();
  if (hasFailed)
    return (
      <EmptyState icon="radio" title={t('failure.network')} action={{ label: t('action.retry'), onClick: onRetry }} />
    );
  return (
    <Blocks aria-busy="true">
      <Skeleton />
      <Skeleton $radius={radius.l} />
    </Blocks>
  );
}
