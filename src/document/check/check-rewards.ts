import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { checkDecimals } from './check-amounts.ts';

/** Checks the rewards of a site: amounts that its currency can pay, and points where it has points. */
export function* checkRewards({ dailyBonus, currency, flags }: SiteDocument): Generator<Fault> {
  for (const [index, day] of (dailyBonus?.days ?? []).entries()) {
    const at = ['dailyBonus', 'days', index];
    if ('amount' in day) yield* checkPrize([...at, 'amount'], day.amount, currency);
    else if (!isModuleOn(flags, 'POINTSYSTEM3'))
      yield {
        path: [...at, 'points'],
        wrong: 'the site has no points',
        right: 'give an amount, or turn POINTSYSTEM3 on',
      };
  }
}

/** An amount of the currency above nothing. */
function* checkPrize(path: Fault['path'], amount: string, currency: SiteDocument['currency']): Generator<Fault> {
  yield* checkDecimals(path, amount, currency);
  if (Number(amount) === 0) yield { path, wrong: 'it is nothing', right: 'give an amount above 0' };
}
