import { expect, it } from 'vitest';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { checkLottery } from './check-lottery.ts';

const currency = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const good = { minStake: '0.10', maxStake: '100', maxExposure: '50000' };

const faultsOf = (own: Partial<SiteDocument> = {}) => {
  const site = { lottery: good, currency, ...own } as unknown as SiteDocument;
  return [...checkLottery(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};

it('finds nothing wrong with amounts in their order, nor with a site that takes no bets', () => {
  expect(faultsOf()).toEqual([]);
  expect(faultsOf({ lottery: undefined } as never)).toEqual([]);
});

it('finds stakes and exposures out of their order, and too many decimals', () => {
  expect(faultsOf({ lottery: { ...good, minStake: '101' } })).toEqual([
    'lottery.minStake: 101 is more than the maxStake, 100',
  ]);
  expect(faultsOf({ lottery: { ...good, maxExposure: '99' } })).toEqual([
    'lottery.maxStake: 100 is more than the maxExposure, 99',
  ]);
  expect(faultsOf({ lottery: { ...good, minStake: '0.001' } })).toEqual([
    'lottery.minStake: 0.001 has more decimals than EUR',
  ]);
});
