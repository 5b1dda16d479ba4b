import type { FieldErrorCode } from '#contracts/errors.ts';
import type { LotterySettings, NewLotteryTicket } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { BetType } from '../bets/bet-type.ts';
import { picksFault, type SoldLine, soldLine } from '../bets/read-line.ts';

/**
 * The lines of a request with their prices.
 * @throws DomainError `invalid_request`, naming each field at fault, such as `lines.2.stake`.
 */
export function askedLines(
  { lines }: Pick<NewLotteryTicket, 'lines'>,
  types: readonly BetType[],
  { minStake, maxStake, decimals }: Pick<LotterySettings, 'minStake' | 'maxStake'> & { readonly decimals: number },
): SoldLine[] {
  const [least, most] = [decimalToMinor(minStake, decimals), decimalToMinor(maxStake, decimals)];
  const fields: Record<string, FieldErrorCode> = {};
  const sold = lines.flatMap(({ betType, picks, stake }, index) => {
    const type = types.find(({ code }) => code === betType);
    if (type === undefined) {
      fields[`lines.${index}.betType`] = 'not_allowed_value';
      return [];
    }
    const fault = picksFault(type, picks);
    if (fault !== null) fields[`lines.${index}.picks`] = fault;
    const stakeMinor = minorOf(stake, decimals);
    if (stakeMinor === null) fields[`lines.${index}.stake`] = 'wrong_format';
    else if (stakeMinor < least || stakeMinor > most) fields[`lines.${index}.stake`] = 'out_of_range';
    return fault === null && stakeMinor !== null ? [soldLine(type, picks, stakeMinor)] : [];
  });
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_request', { fields });
  return sold;
}

function minorOf(amount: string, decimals: number): bigint | null {
  try {
    return decimalToMinor(amount, decimals);
  } catch {
    return null;
  }
}
