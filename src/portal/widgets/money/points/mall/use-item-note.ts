import type { RedeemItem } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';

/** Says why an item cannot be redeemed; or how many are left. */
export function useItemNote(): (item: RedeemItem) => string {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  return ({ refusals, available }) => {
    const [refusal] = refusals;
    if (refusal === undefined)
      return available === null ? t('mall.noLimit') : t('mall.left', { count: number(available) });
    if (refusal.reason === 'sold_out') return t('mall.soldOut');
    if (refusal.reason === 'limit_reached') return t('mall.had');
    if (refusal.reason === 'deposits_required')
      return t('mall.deposits', { amount: money.round(refusal.missing ?? '0') });
    return t('mall.short', { points: number(Number(refusal.missing)) });
  };
}
