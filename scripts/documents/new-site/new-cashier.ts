import type { CashierSettings, TextByLanguage } from '#contracts/generated/contracts.ts';
import type { StarterWord } from './site-words.ts';

/**
 * How money comes to a new brand and leaves it: by the sandbox provider of a demo, which its people replace.
 * @param amount writes an amount in the brand's currency.
 * @param says writes words in the brand's languages.
 */
export function cashierOf(
  amount: (units: number) => string,
  says: (word: StarterWord) => TextByLanguage,
): CashierSettings {
  const provider = 'sandbox';
  return {
    deposits: {
      chips: [amount(20), amount(50), amount(100), amount(200), amount(500)],
      channels: [
        {
          ...{ id: 'card', kind: 'card', provider, name: says('channelCard'), note: says('arrivesAtOnce') },
          ...{ min: amount(10), max: amount(2000) },
        },
        {
          ...{ id: 'bank', kind: 'transfer', provider, name: says('channelBank'), note: says('arrivesInADay') },
          ...{ min: amount(10), max: amount(5000), expiresMinutes: 1440 },
        },
        {
          ...{ id: 'wallet', kind: 'wallet', provider, name: says('channelWallet'), note: says('arrivesAtOnce') },
          ...{ min: amount(10), max: amount(1000) },
        },
        {
          ...{ id: 'usdt', kind: 'crypto', provider, network: 'TRC20', name: { EN: 'USDT (TRC20)' } },
          ...{ note: says('arrivesConfirmed'), min: amount(20), max: amount(5000), expiresMinutes: 120 },
        },
      ],
    },
    withdrawals: {
      ...{ provider, min: amount(20), max: amount(5000), mostPerDay: amount(5000), countPerDay: 5 },
      ...{ freePerDay: 3, feePercent: '1', feeMin: amount(1), turnoverPercent: 100, confirmMinutes: 360 },
      review: {
        ...{ amountFrom: amount(500), daySumFrom: amount(1000), newAccountDays: 7, newDeviceDays: 3 },
        ...{ turnover: true, nameMismatch: true },
      },
      twoOperatorsFrom: amount(2000),
    },
  };
}
