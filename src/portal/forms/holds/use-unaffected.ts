import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';

/**
 * The actions that a break from playing does not affect. Sites with play-only coins have no deposits or withdrawals.
 */
export function useUnaffected(): string {
  const t = useFormWords();
  const { isPlay } = useSite().site.currency;
  return t(isPlay ? 'limits.unaffectedCoins' : 'limits.unaffected');
}
