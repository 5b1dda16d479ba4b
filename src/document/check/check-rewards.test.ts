import { expect, it } from 'vitest';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { checkRewards } from './check-rewards.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const faultsOf = (first: object, { hasPoints = true } = {}) => {
  const days = [first, ...Array.from({ length: 6 }, () => ({ amount: '1.00' }))];
  const flags = [{ modId: 'POINTSYSTEM3', enabled: hasPoints }];
  const site = { dailyBonus: { days }, currency: euro, flags } as unknown as SiteDocument;
  return [...checkRewards(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};

it('finds nothing wrong with money and points, nor where there is no daily bonus', () => {
  expect(faultsOf({ points: 20 })).toEqual([]);
  expect([...checkRewards({ currency: euro, flags: [] } as unknown as SiteDocument)]).toEqual([]);
});

it.each([
  ['an empty amount', { amount: '0.00' }, {}, 'dailyBonus.days.0.amount: it is nothing'],
  ['too many decimals', { amount: '0.001' }, {}, 'dailyBonus.days.0.amount: 0.001 has more decimals than EUR'],
  [
    'points without their module',
    { points: 5 },
    { hasPoints: false },
    'dailyBonus.days.0.points: the site has no points',
  ],
])('finds %s', (_what, day, options, fault) => {
  expect(faultsOf(day, options)).toEqual([fault]);
});
