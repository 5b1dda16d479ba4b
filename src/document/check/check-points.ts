import type { PointsSettings, SiteCurrency, SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { checkDecimals } from './check-amounts.ts';

/** Checks the points of a site: settings where the module is on, and rates that can be computed. */
export function* checkPoints({ points, currency, flags }: SiteDocument): Generator<Fault> {
  if (points !== undefined) yield* checkSettings(points, currency);
  else if (isModuleOn(flags, 'POINTSYSTEM3'))
    yield {
      path: ['points'],
      wrong: 'points are on, and the site says nothing of them',
      right: 'give their rates, or turn POINTSYSTEM3 off',
    };
}

function* checkSettings({ rates, conversion }: PointsSettings, currency: SiteCurrency): Generator<Fault> {
  for (const [index, { from, per }] of rates.entries()) {
    const at = ['points', 'rates', index];
    yield* checkDecimals([...at, 'from'], from, currency);
    yield* checkAmount([...at, 'per'], per, currency);
    const before = rates[index - 1]?.from;
    if (before !== undefined && Number(from) <= Number(before))
      yield {
        path: [...at, 'from'],
        wrong: `${from} is no more than ${before}, the amount of the row before`,
        right: 'order the rates by their amounts, each once',
      };
  }
  if (conversion !== undefined) yield* checkAmount(['points', 'conversion', 'amount'], conversion.amount, currency);
}

/** An amount of the currency above nothing. */
function* checkAmount(path: Fault['path'], amount: string, currency: SiteCurrency): Generator<Fault> {
  yield* checkDecimals(path, amount, currency);
  if (Number(amount) === 0) yield { path, wrong: 'it is nothing', right: 'give an amount above 0' };
}
