import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** Nothing larger is ever bet or moved: vendors receive amounts as JSON numbers. */
const MOST_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The amount that somebody asks for in the field `amount`, above nothing.
 * @param amount a decimal in the site's currency.
 * @returns minor units.
 * @throws DomainError `invalid_request` naming the field.
 */
export function askedAmount(amount: string, decimals: number): bigint {
  const minor = (() => {
    try {
      return decimalToMinor(amount, decimals);
    } catch (error) {
      throw new DomainError('invalid_request', { fields: { amount: 'wrong_format' }, cause: error });
    }
  })();
  if (minor <= 0n || minor > MOST_MINOR)
    throw new DomainError('invalid_request', { fields: { amount: 'out_of_range' } });
  return minor;
}
