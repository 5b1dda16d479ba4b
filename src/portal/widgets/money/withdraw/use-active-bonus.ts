import type { MemberBonus } from '#contracts/generated/contracts.ts';
import { bonusesQuery } from '#portal/data/bonus-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFacts } from '#portal/site/facts.ts';

export interface ActiveBonus {
  readonly bonus: MemberBonus;
  /** What it holds. */
  readonly balance: string;
}

/** The bonus that still has to be played through, beside the member's own money; null without one. */
export function useActiveBonus(): ActiveBonus | null {
  const { data } = useOwnQuery(bonusesQuery(), useFacts().isOn('BONUS3'));
  const bonus = data?.list.find(({ state }) => state === 'active');
  return data === undefined || bonus === undefined ? null : { bonus, balance: data.balance };
}
