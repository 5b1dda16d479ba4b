import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';

/** Checks where a site pays out to: each bank and wallet once, and lengths that some number has. */
export function* checkPayouts({ payouts = {} }: SiteDocument): Generator<Fault> {
  const { bankAccounts, eWallets } = payouts;
  const lists = [
    ['bankAccounts', 'banks', bankAccounts?.banks],
    ['eWallets', 'types', eWallets?.types],
  ] as const;
  for (const [kind, list, entries = []] of lists) {
    const codes = entries.map(({ code }) => code);
    for (const [index, code] of codes.entries())
      if (codes.indexOf(code) < index)
        yield {
          path: ['payouts', kind, list, index, 'code'],
          wrong: `the code ${code} is given twice`,
          right: 'keep one of them',
        };
  }
  const { minLength, maxLength } = bankAccounts?.number ?? {};
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength)
    yield {
      path: ['payouts', 'bankAccounts', 'number', 'minLength'],
      wrong: `${minLength} is more than the maxLength, ${maxLength}`,
      right: `give ${maxLength} or less`,
    };
}
