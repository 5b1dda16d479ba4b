import type {
  DepositSettings,
  SiteCurrency,
  SiteDocument,
  WithdrawalSettings,
} from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { checkAmounts, checkDecimals } from './check-amounts.ts';

/** Checks how money comes in and goes out: amounts that the currency has and that fit each other. */
export function* checkCashier(site: SiteDocument): Generator<Fault> {
  const { cashier, currency, flags } = site;
  if (isModuleOn(flags, 'DEPOSIT3') && cashier === undefined)
    yield {
      path: ['cashier'],
      wrong: 'deposits are on, and the site says nothing of them',
      right: 'give their channels, or turn DEPOSIT3 off',
    };
  if (isModuleOn(flags, 'WITHDRAW3') && cashier?.withdrawals === undefined)
    yield {
      path: ['cashier', 'withdrawals'],
      wrong: 'withdrawals are on, and the site says nothing of them',
      right: 'give their provider, amounts and minutes, or turn WITHDRAW3 off',
    };
  if (isModuleOn(flags, 'UPLINETRANSFER3') && cashier?.uplineTransfers === undefined)
    yield {
      path: ['cashier', 'uplineTransfers'],
      wrong: 'transfers to uplines are on, and the site says nothing of them',
      right: 'give their amounts, or turn UPLINETRANSFER3 off',
    };
  if (cashier === undefined) return;
  for (const [modId, what] of [
    ['DEPOSIT3', 'deposits'],
    ['WITHDRAW3', 'withdrawals'],
    ['UPLINETRANSFER3', 'transfers to uplines'],
  ] as const)
    if (currency.isPlay && isModuleOn(flags, modId))
      yield {
        path: ['cashier'],
        wrong: `${what} are on, and ${currency.code} has no cash value`,
        right: `turn ${modId} off`,
      };
  yield* checkDeposits(cashier.deposits, currency);
  if (cashier.withdrawals !== undefined) yield* checkWithdrawals(cashier.withdrawals, currency);
  if (cashier.uplineTransfers !== undefined) {
    const { min, max, mostPerDay } = cashier.uplineTransfers;
    const at = ['cashier', 'uplineTransfers'];
    yield* checkAmounts(at, { min }, { name: 'max', amount: max }, currency);
    yield* checkAmounts(at, { max }, { name: 'mostPerDay', amount: mostPerDay }, currency);
  }
}

/** Each channel once, and a chain for crypto. */
function* checkDeposits({ chips = [], channels }: DepositSettings, currency: SiteCurrency): Generator<Fault> {
  const at = ['cashier', 'deposits'];
  for (const [index, chip] of chips.entries()) yield* checkDecimals([...at, 'chips', index], chip, currency);
  for (const [index, channel] of channels.entries()) {
    const here = [...at, 'channels', index];
    if (channels.findIndex(({ id }) => id === channel.id) < index)
      yield { path: [...here, 'id'], wrong: `the channel ${channel.id} is given twice`, right: 'rename one of them' };
    if ((channel.kind === 'crypto') !== (channel.network !== undefined))
      yield {
        path: [...here, 'network'],
        wrong: channel.kind === 'crypto' ? 'a crypto channel names no chain' : `a ${channel.kind} channel has no chain`,
        right: channel.kind === 'crypto' ? 'give TRC20, ERC20 or BTC' : 'leave it out',
      };
    const { min, max, firstMin } = channel;
    yield* checkAmounts(
      here,
      { min, ...(firstMin !== undefined && { firstMin }) },
      { name: 'max', amount: max },
      currency,
    );
  }
}

/** One withdrawal is within a day's, its fee within the least amount, and the free ones among those that a day has. */
function* checkWithdrawals(settings: WithdrawalSettings, currency: SiteCurrency): Generator<Fault> {
  const at = ['cashier', 'withdrawals'];
  const { min, max, mostPerDay, feeMin, freePerDay = 0, countPerDay, review = {}, twoOperatorsFrom } = settings;
  yield* checkAmounts(at, { min }, { name: 'max', amount: max }, currency);
  yield* checkAmounts(at, { max }, { name: 'mostPerDay', amount: mostPerDay }, currency);
  if (feeMin !== undefined) yield* checkAmounts(at, { feeMin }, { name: 'min', amount: min }, currency);
  const { amountFrom, daySumFrom } = review;
  for (const [name, amount] of Object.entries({ amountFrom, daySumFrom }))
    if (amount !== undefined) yield* checkDecimals([...at, 'review', name], amount, currency);
  if (twoOperatorsFrom !== undefined) yield* checkDecimals([...at, 'twoOperatorsFrom'], twoOperatorsFrom, currency);
  if (freePerDay > countPerDay)
    yield {
      path: [...at, 'freePerDay'],
      wrong: `${freePerDay} are free of the ${countPerDay} that a day has`,
      right: `give ${countPerDay} or fewer`,
    };
}
