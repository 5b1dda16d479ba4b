import type { BonusOffer, SiteCurrency, SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { checkDecimals } from './check-amounts.ts';

/**
 * Checks the bonuses of a site: settings where the module is on, categories and offers that are named once, and
 * amounts of its currency.
 */
export function* checkBonus({ bonus, currency, cashier, flags }: SiteDocument): Generator<Fault> {
  if (bonus === undefined) {
    if (isModuleOn(flags, 'BONUS3'))
      yield {
        path: ['bonus'],
        wrong: 'bonuses are on, and the site says nothing of them',
        right: 'say what counts, or turn BONUS3 off',
      };
    return;
  }
  yield* checkOnce(
    bonus.contributions.map(({ category }) => category),
    (index) => ['bonus', 'contributions', index, 'category'],
  );
  const offers = bonus.offers ?? [];
  if (offers.length > 0 && cashier === undefined)
    yield {
      path: ['bonus', 'offers'],
      wrong: 'deposits have bonuses, and there are no deposits',
      right: 'leave the offers out, or open the cashier',
    };
  yield* checkOnce(
    offers.map(({ id }) => id),
    (index) => ['bonus', 'offers', index, 'id'],
  );
  for (const [index, offer] of offers.entries()) yield* checkOffer(['bonus', 'offers', index], offer, currency);
}

function* checkOffer(at: Fault['path'], offer: BonusOffer, currency: SiteCurrency): Generator<Fault> {
  for (const field of ['from', 'largest', 'largestBet'] as const) {
    const amount = offer[field];
    if (amount === undefined) continue;
    yield* checkDecimals([...at, field], amount, currency);
    if (Number(amount) === 0) yield { path: [...at, field], wrong: 'it is nothing', right: 'give an amount above 0' };
  }
}

function* checkOnce(names: readonly string[], pathOf: (index: number) => Fault['path']): Generator<Fault> {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      yield { path: pathOf(index), wrong: `${name} is there twice`, right: 'name each once' };
}
