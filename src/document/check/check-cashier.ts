import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';

/** Checks how money comes in: amounts that the currency has, each channel once, and a chain for crypto. */
export function* checkCashier({ cashier, currency, flags }: SiteDocument): Generator<Fault> {
  if (cashier === undefined) return;
  if (currency.isPlay && isModuleOn(flags, 'DEPOSIT3'))
    yield {
      path: ['cashier'],
      wrong: `deposits are on, and ${currency.code} has no cash value`,
      right: 'turn DEPOSIT3 off',
    };
  const { chips = [], channels } = cashier.deposits;
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
    const amounts = Object.entries({ min, max, ...(firstMin !== undefined && { firstMin }) });
    const faults = amounts.flatMap(([name, amount]) => [...checkDecimals([...here, name], amount, currency)]);
    yield* faults;
    if (faults.length > 0) continue;
    for (const [name, amount] of amounts)
      if (decimalToMinor(amount, currency.decimals) > decimalToMinor(max, currency.decimals))
        yield { path: [...here, name], wrong: `${amount} is more than the max, ${max}`, right: `give ${max} or less` };
  }
}

function* checkDecimals(
  path: readonly (string | number)[],
  amount: string,
  { code, decimals }: SiteDocument['currency'],
): Generator<Fault> {
  if ((amount.split('.')[1]?.length ?? 0) > decimals)
    yield { path, wrong: `${amount} has more decimals than ${code}`, right: `give ${decimals} decimals or fewer` };
}
