import { expect, it } from 'vitest';
import type { BonusOffer, BonusSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { checkBonus } from './check-bonus.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const offer: BonusOffer = {
  ...{ id: 'welcome', name: { EN: 'Welcome' }, on: 'firstDeposit', percent: 100, from: '20.00', largest: '200.00' },
  ...{ turnover: 30, days: 14, largestBet: '5.00' },
};
const settings: BonusSettings = {
  ...{ spends: 'ownFirst', contributions: [{ category: 'RNG', percent: 100 }], offers: [offer] },
};
const faultsOf = (bonus: BonusSettings | undefined, { hasCashier = true, isOn = true } = {}) => {
  const flags = [{ modId: 'BONUS3', enabled: isOn }];
  const site = { bonus, currency: euro, flags, ...(hasCashier && { cashier: {} }) } as unknown as SiteDocument;
  return [...checkBonus(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};

it('finds nothing wrong with offers of a cashier, nor where there are no bonuses', () => {
  expect(faultsOf(settings)).toEqual([]);
  expect(faultsOf(undefined, { hasCashier: false, isOn: false })).toEqual([]);
});

it.each<readonly [string, Partial<BonusSettings>, string]>([
  ['a category twice', { contributions: [...settings.contributions, ...settings.contributions] }, 'RNG is there twice'],
  ['an offer twice', { offers: [offer, offer] }, 'welcome is there twice'],
  ['a bonus of nothing', { offers: [{ ...offer, largest: '0.00' }] }, 'it is nothing'],
  ['decimals', { offers: [{ ...offer, largestBet: '0.001' }] }, '0.001 has more decimals than EUR'],
])('names %s', (_what, wrong, fault) => {
  expect(faultsOf({ ...settings, ...wrong })).toEqual([expect.stringContaining(fault)]);
});

it('names bonuses that are on without settings', () => {
  expect(faultsOf(undefined)).toEqual(['bonus: bonuses are on, and the site says nothing of them']);
});

it('names offers for deposits where there are none', () => {
  const wrong = 'bonus.offers: deposits have bonuses, and there are no deposits';
  expect(faultsOf(settings, { hasCashier: false })).toEqual([wrong]);
});
