import { expect, it } from 'vitest';
import type { ChannelSettings, SiteDocument } from '#contracts/generated/contracts.ts';
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

it('finds deposits of a currency without cash value', () => {
  expect(faultsOf([{}], { currency: { ...euro, code: 'COIN', isPlay: true } })).toEqual([
    ': deposits are on, and COIN has no cash value',
  ]);
});
