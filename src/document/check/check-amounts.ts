import type { SiteCurrency } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { Fault } from '../fault.ts';

/** Checks the decimals of amounts, and that none is above `most`. */
export function* checkAmounts(
  path: readonly (string | number)[],
  amounts: Readonly<Record<string, string>>,
  most: { readonly name: string; readonly amount: string },
  currency: SiteCurrency,
): Generator<Fault> {
  const all = Object.entries({ ...amounts, [most.name]: most.amount });
  const faults = all.flatMap(([name, amount]) => [...checkDecimals([...path, name], amount, currency)]);
  yield* faults;
  if (faults.length > 0) return;
  for (const [name, amount] of Object.entries(amounts))
    if (decimalToMinor(amount, currency.decimals) > decimalToMinor(most.amount, currency.decimals))
      yield {
        path: [...path, name],
        wrong: `${amount} is more than the ${most.name}, ${most.amount}`,
        right: `give ${most.amount} or less`,
      };
}

/** Checks that an amount has no more decimals than the currency. */
export function* checkDecimals(
  path: readonly (string | number)[],
  amount: string,
  { code, decimals }: SiteCurrency,
): Generator<Fault> {
  if ((amount.split('.')[1]?.length ?? 0) > decimals)
    yield { path, wrong: `${amount} has more decimals than ${code}`, right: `give ${decimals} decimals or fewer` };
}
