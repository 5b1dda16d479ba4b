import { expect, it } from 'vitest';
import type { PointsSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { checkPoints } from './check-points.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const settings: PointsSettings = {
  rates: [
    { from: '0', per: '1.00', points: 1 },
    { from: '200.00', per: '1.00', points: 2 },
  ],
  conversion: { points: 300, amount: '1.00' },
};
const faultsOf = (points: PointsSettings | undefined, { isOn = true } = {}) => {
  const site = { points, currency: euro, flags: [{ modId: 'POINTSYSTEM3', enabled: isOn }] } as unknown as SiteDocument;
  return [...checkPoints(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};

it('finds nothing wrong with rates that rise, nor where points are off', () => {
  expect(faultsOf(settings)).toEqual([]);
  expect(faultsOf(undefined, { isOn: false })).toEqual([]);
});

const [first, second] = settings.rates;
it.each<readonly [string, PointsSettings | undefined, string]>([
  ['points that are on without settings', undefined, 'points: points are on, and the site says nothing of them'],
  ['a rate for nothing', { rates: [{ from: '0', per: '0.00', points: 1 }] }, 'points.rates.0.per: it is nothing'],
  [
    'rates out of order',
    { rates: [second, first].flatMap((rate) => rate ?? []) },
    'points.rates.1.from: 0 is no more than 200.00, the amount of the row before',
  ],
  [
    'more decimals than the currency has',
    { rates: [{ from: '0', per: '0.001', points: 1 }] },
    'points.rates.0.per: 0.001 has more decimals than EUR',
  ],
  [
    'a conversion into nothing',
    { ...settings, conversion: { points: 300, amount: '0' } },
    'points.conversion.amount: it is nothing',
  ],
])('finds %s', (_what, points, fault) => {
  expect(faultsOf(points)).toEqual([fault]);
});
