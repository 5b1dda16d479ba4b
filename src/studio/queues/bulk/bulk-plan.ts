import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { Say } from '#studio/i18n/words.tsx';
import type { Decision, QueueCase } from '../queue-kind.ts';
import { whyNot } from '../why-not.ts';

/** A request that is left out of a bulk decision, and why in words. */
export interface LeftOut {
  readonly case: QueueCase;
  readonly why: string;
}

/** What a bulk decision would do. */
export interface BulkPlan {
  readonly decided: readonly QueueCase[];
  readonly leftOut: readonly LeftOut[];
  /** The sum of the decided ones, by currency; points have the currency `points`. */
  readonly sums: ReadonlyArray<{ readonly currency: string; readonly value: string }>;
}

/** Plans one decision on several requests. Requests whose decision has questions are left out. */
export function bulkPlan(
  t: Say,
  decision: Decision,
  cases: readonly QueueCase[],
  who: { readonly operator: string | null; readonly mayDecide: boolean; readonly isStale: boolean },
): BulkPlan {
  const decided: QueueCase[] = [];
  const leftOut: LeftOut[] = [];
  for (const one of cases) {
    const asks = one.questions?.some((question) => question.decision === decision) ?? false;
    const why = whyNot(t, decision, { ...who, open: one }) ?? (asks ? t('bulk.asks') : undefined);
    if (why === undefined) decided.push(one);
    else leftOut.push({ case: one, why });
  }
  return { decided, leftOut, sums: sumsOf(decided) };
}

function sumsOf(cases: readonly QueueCase[]): BulkPlan['sums'] {
  const sums = new Map<string, { minor: bigint; decimals: number }>();
  for (const { amount } of cases) {
    if (amount === null) continue;
    const [currency, value] = 'points' in amount ? ['points', String(amount.points)] : [amount.currency, amount.value];
    const decimals = value.split('.')[1]?.length ?? 0;
    const before = sums.get(currency)?.minor ?? 0n;
    sums.set(currency, { minor: before + decimalToMinor(value, decimals), decimals });
  }
  return [...sums].map(([currency, { minor, decimals }]) => ({ currency, value: minorToDecimal(minor, decimals) }));
}
