import { describe, expect, it } from 'vitest';
import type { ChannelSettings, SiteDocument, WithdrawalSettings } from '#contracts/generated/contracts.ts';
import { checkCashier } from './check-cashier.ts';

const bank: ChannelSettings = {
  ...{ id: 'bank', kind: 'transfer', provider: 'sandbox', name: { EN: 'Bank' }, min: '10.00', max: '500.00' },
};
const euro = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const flags: SiteDocument['flags'] = [{ modId: 'DEPOSIT3', enabled: true }];

const faultsOf = (
  channels: readonly Partial<ChannelSettings>[],
  { currency = euro as SiteDocument['currency'] } = {},
) => {
  const deposits = { channels: channels.map((more) => ({ ...bank, ...more })) };
  const site = { cashier: { deposits }, currency, flags } as unknown as SiteDocument;
  return [...checkCashier(site)].map(({ path, wrong }) => `${path.slice(2).join('.')}: ${wrong}`);
};

it('finds nothing wrong with channels of their own ids, amounts of the currency and a chain for crypto', () => {
  expect(faultsOf([{}, { id: 'usdt', kind: 'crypto', network: 'TRC20', firstMin: '20.00' }])).toEqual([]);
});

it.each<readonly [string, readonly Partial<ChannelSettings>[], string]>([
  ['a channel twice', [{}, {}], 'channels.1.id: the channel bank is given twice'],
  ['crypto without a chain', [{ kind: 'crypto' }], 'channels.0.network: a crypto channel names no chain'],
  ['a chain without crypto', [{ network: 'BTC' }], 'channels.0.network: a transfer channel has no chain'],
  ['a min above the max', [{ min: '501.00' }], 'channels.0.min: 501.00 is more than the max, 500.00'],
  ['a first min above the max', [{ firstMin: '600' }], 'channels.0.firstMin: 600 is more than the max, 500.00'],
  ['more decimals than the currency', [{ max: '10.005' }], 'channels.0.max: 10.005 has more decimals than EUR'],
])('finds %s', (_what, channels, fault) => {
  expect(faultsOf(channels)).toEqual([fault]);
});

it.each(['DEPOSIT3', 'WITHDRAW3', 'UPLINETRANSFER3'] as const)('finds that %s is on without any settings', (modId) => {
  const site = { currency: euro, flags: [{ modId, enabled: true }] } as unknown as SiteDocument;
  expect([...checkCashier(site)].map(({ right }) => right)).toEqual([expect.stringContaining(`turn ${modId} off`)]);
  const off = { currency: euro, flags: [{ modId, enabled: false }] } as unknown as SiteDocument;
  expect([...checkCashier(off)]).toEqual([]);
});

it('finds deposits of a currency without cash value', () => {
  expect(faultsOf([{}], { currency: { ...euro, code: 'COIN', isPlay: true } })).toEqual([
    ': deposits are on, and COIN has no cash value',
  ]);
});

describe('withdrawals', () => {
  const withdrawals: WithdrawalSettings = {
    ...{ provider: 'sandbox', min: '20.00', max: '500.00', mostPerDay: '500.00', countPerDay: 2, confirmMinutes: 60 },
  };
  const faultsIn = (more: Partial<WithdrawalSettings> | null, modId: 'WITHDRAW3' | 'DEPOSIT3' = 'WITHDRAW3') => {
    const cashier = {
      deposits: { channels: [bank] },
      ...(more !== null && { withdrawals: { ...withdrawals, ...more } }),
    };
    const site = { cashier, currency: euro, flags: [{ modId, enabled: true }] } as unknown as SiteDocument;
    return [...checkCashier(site)].map(({ path, wrong }) => `${path.slice(2).join('.')}: ${wrong}`);
  };

  it('are right within a day, with free ones among those that it has', () => {
    const review = { amountFrom: '100.00', daySumFrom: '300.00' };
    expect(faultsIn({ freePerDay: 2, feeMin: '1.00', review, twoOperatorsFrom: '400.00' })).toEqual([]);
    expect(faultsIn(null, 'DEPOSIT3')).toEqual([]);
  });

  it.each<readonly [string, Partial<WithdrawalSettings> | null, string]>([
    ['nothing about them', null, ': withdrawals are on, and the site says nothing of them'],
    ['a min above the max', { min: '600.00' }, 'min: 600.00 is more than the max, 500.00'],
    ['one above a day’s', { max: '501.00' }, 'max: 501.00 is more than the mostPerDay, 500.00'],
    ['a fee above the min', { feeMin: '21.00' }, 'feeMin: 21.00 is more than the min, 20.00'],
    ['more free ones than a day has', { freePerDay: 3 }, 'freePerDay: 3 are free of the 2 that a day has'],
    ['cents of cents', { twoOperatorsFrom: '1.001' }, 'twoOperatorsFrom: 1.001 has more decimals than EUR'],
    [
      'cents of cents in a rule',
      { review: { amountFrom: '1.001' } },
      'review.amountFrom: 1.001 has more decimals than EUR',
    ],
  ])('find %s', (_what, more, fault) => {
    expect(faultsIn(more)).toEqual([fault]);
  });
});
