import type { FieldErrorCode } from '#contracts/errors.ts';
import type { AgentPlanKind, AgentTier } from '#contracts/generated/contracts.ts';
import { tierFaults } from '#document/check/check-agent-plans.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';
import { storedTiers, topRate } from './stored-tiers.ts';

/** The tiers of an offer as they are stored, and what is wrong with them, by field. */
export interface JudgedTiers {
  /** Null where amounts have more decimals than the currency. */
  readonly tiers: readonly StoredTier[] | null;
  readonly fields: Readonly<Record<string, FieldErrorCode>>;
}

/** Judges the form of an offer's tiers: decimals of the currency, conditions of the kind, and that they ascend. */
export function judgeTiers(asked: readonly AgentTier[], kind: AgentPlanKind, decimals: number): JudgedTiers {
  const fields: Record<string, FieldErrorCode> = {};
  for (const [index, tier] of asked.entries())
    for (const field of ['turnover', 'netLoss'] as const)
      if ((tier[field]?.split('.')[1]?.length ?? 0) > decimals) fields[`tiers.${index}.${field}`] = 'wrong_format';
  for (const { tier, field } of tierFaults(asked, kind))
    fields[`tiers.${tier}.${field}`] ??= kind !== 'dividend' && field === 'netLoss' ? 'unknown_field' : 'out_of_range';
  return { tiers: Object.keys(fields).length === 0 ? storedTiers(asked, decimals) : null, fields };
}

/**
 * The rates of an offer that are above what the offerer has itself: above its rate in the same tier, or above its top
 * rate. By field.
 */
export function ratesAbove(
  tiers: readonly StoredTier[],
  own: readonly StoredTier[],
): Readonly<Record<string, FieldErrorCode>> {
  const top = topRate(own);
  return Object.fromEntries(
    tiers.flatMap(({ rate }, index) =>
      rate > Math.min(own[index]?.rate ?? top, top) ? [[`tiers.${index}.rate`, 'out_of_range'] as const] : [],
    ),
  );
}
