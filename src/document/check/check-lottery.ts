import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { checkAmounts } from './check-amounts.ts';

/** Checks the bets on lotteries: amounts that the currency has and that fit each other, on a site that offers them. */
export function* checkLottery({ lottery, currency, categories }: SiteDocument): Generator<Fault> {
  if (lottery === undefined) return;
  const { minStake, maxStake, maxExposure } = lottery;
  yield* checkAmounts(['lottery'], { minStake }, { name: 'maxStake', amount: maxStake }, currency);
  yield* checkAmounts(['lottery'], { maxStake }, { name: 'maxExposure', amount: maxExposure }, currency);
  if (!categories.includes('LOTT') && !categories.includes('ELOTT'))
    yield {
      path: ['lottery'],
      wrong: 'the site takes bets on lotteries and offers none',
      right: 'add LOTT or ELOTT to the categories, or leave lottery out',
    };
}
