import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';

/** What a break from playing leaves as it is: nobody pays in or out where the coins are for play alone. */
export function useUnaffected(): string {
  const t = useFormWords();
  const { isPlay } = useSite().site.currency;
  return t(isPlay ? 'limits.unaffectedCoins' : 'limits.unaffected');
}
