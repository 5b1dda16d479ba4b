import type { PromotionProgress } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';

/** Says how far something is, in money or in numbers. */
export function useProgressWords(): (progress: PromotionProgress) => string {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  return ({ done, target, isMoney }) => {
    const said = (value: string): string => (isMoney ? money.round(value) : number(Number(value)));
    return t('promotion.own.done', { done: said(done), target: said(target) });
  };
}
