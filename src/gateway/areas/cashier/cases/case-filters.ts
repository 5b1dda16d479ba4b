import type { CasesQuery } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { CaseFilters, CaseSearch } from '../repository/open-case-keys.ts';

interface Asking {
  readonly operator: string;
  /** Of the site's currency. */
  readonly decimals: number;
  readonly now: Date;
}

/** The filters of a query. @throws DomainError `invalid_request` naming an amount that the currency does not have. */
export function filtersOf(query: CasesQuery, { operator, decimals, now }: Asking): CaseFilters {
  const minutes = query.olderMinutes;
  return {
    operator,
    search: searchOf(query.search, decimals),
    openedUntil: minutes === undefined ? null : new Date(now.getTime() - Number(minutes) * 60_000),
    fromMinor: minorOf('amountFrom', query.amountFrom, decimals),
    toMinor: minorOf('amountTo', query.amountTo, decimals),
    claim: query.claim ?? null,
    isHalfApproved: query.second === 'true',
    isOnHold: query.held === 'true',
  };
}

function minorOf(field: 'amountFrom' | 'amountTo', amount: string | undefined, decimals: number): bigint | null {
  if (amount === undefined) return null;
  const minor = amountIn(amount, decimals);
  if (minor === null) throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' } });
  return minor;
}

/** Parses the text of a search: always part of a name, and also an amount if it can be read as one. */
function searchOf(text: string | undefined, decimals: number): CaseSearch | null {
  if (text === undefined || text.trim() === '') return null;
  return { text: text.trim(), amountMinor: amountIn(text.trim(), decimals) };
}

function amountIn(text: string, decimals: number): bigint | null {
  try {
    return decimalToMinor(text, decimals);
  } catch {
    return null;
  }
}
