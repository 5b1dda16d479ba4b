import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { checkAmounts } from './check-amounts.ts';

/** Checks the bets on lotteries: amounts that the currency has and that fit each other. */
export function* checkLottery({ lottery, currency }: SiteDocument): Generator<Fault> {
  if (lottery === undefined) return;
  const { minStake, maxStake, maxExposure } = lottery;
  yield* checkAmounts(['lottery'], { minStake }, { name: 'maxStake', amount: maxStake }, currency);
  yield* checkAmounts(['lottery'], { maxStake }, { name: 'maxExposure', amount: maxExposure }, currency);
}
