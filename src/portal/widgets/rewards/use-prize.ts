import type { MemberReward } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';

/** Says an amount of money or of points, or free spins. */
export function usePrize(): (prize: Pick<MemberReward, 'amount' | 'points' | 'freeSpins'>) => string {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  return ({ amount, points, freeSpins }) => {
    if (freeSpins !== undefined) return t('reward.freeSpins', { count: freeSpins.spins, game: freeSpins.gameName });
    return amount === null ? t('reward.points', { points: number(points ?? 0) }) : money.round(amount);
  };
}
