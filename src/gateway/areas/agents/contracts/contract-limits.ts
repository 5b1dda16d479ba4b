import type { FieldErrorCode } from '#contracts/errors.ts';
import type { AgentPlanKind, AgentTier, DraftTier } from '#contracts/generated/contracts.ts';
import { type TierFault, tierFaults } from '#document/check/check-agent-plans.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';
import { rateOf, storedTiers, topRate } from './stored-tiers.ts';

/** What is wrong, by field. */
type Fields = Readonly<Record<string, FieldErrorCode>>;

/** The tiers of an offer as they are stored, and what is wrong with them, by field. */
export interface JudgedTiers {
  /** Null where a field is wrong. */
  readonly tiers: readonly StoredTier[] | null;
  readonly fields: Fields;
}

/** Judges the form of an offer's tiers: decimals of the currency, conditions of the kind, and that they ascend. */
export function judgeTiers(asked: readonly AgentTier[], kind: AgentPlanKind, decimals: number): JudgedTiers {
  const fields = { ...faultFields(tierFaults(asked, kind), kind), ...tooFine(asked, decimals) };
  return { tiers: Object.keys(fields).length === 0 ? storedTiers(asked, decimals) : null, fields };
}

/** Faults of a draft's tiers by field. They are judged like those of an offer, except that fields may be empty. */
export function judgeDraft(
  asked: readonly DraftTier[],
  {
    kind,
    decimals,
    own,
  }: { readonly kind: AgentPlanKind; readonly decimals: number; readonly own: readonly StoredTier[] },
): Fields {
  const filled = asked.map((tier) => ({ turnover: '0', active: 0, rate: '0', ...tier }));
  const isWritten = (tier: number, field: TierFault['field']): boolean => asked[tier]?.[field] !== undefined;
  const faults = tierFaults(filled, kind).filter(
    ({ tier, field }) => isUnknown(field, kind) || (isWritten(tier, field) && isWritten(tier - 1, field)),
  );
  const rates = filled.map(({ rate }) => ({ rate: rateOf(rate) }));
  return { ...ratesAbove(rates, own), ...faultFields(faults, kind), ...tooFine(asked, decimals) };
}

/** Amounts with more decimals than the currency has. */
function tooFine(asked: readonly DraftTier[], decimals: number): Fields {
  const fields: Record<string, FieldErrorCode> = {};
  for (const [index, tier] of asked.entries())
    for (const field of ['turnover', 'netLoss'] as const)
      if ((tier[field]?.split('.')[1]?.length ?? 0) > decimals) fields[`tiers.${index}.${field}`] = 'wrong_format';
  return fields;
}

/** A net loss is a condition of dividends alone. */
const isUnknown = (field: TierFault['field'], kind: AgentPlanKind): boolean =>
  kind !== 'dividend' && field === 'netLoss';

function faultFields(faults: readonly TierFault[], kind: AgentPlanKind): Fields {
  return Object.fromEntries(
    faults.map(({ tier, field }) => [
      `tiers.${tier}.${field}`,
      isUnknown(field, kind) ? ('unknown_field' as const) : ('out_of_range' as const),
    ]),
  );
}

/**
 * The rates of an offer that are above what the offerer has itself: above its rate in the same tier, or above its top
 * rate. By field.
 */
export function ratesAbove(tiers: readonly Pick<StoredTier, 'rate'>[], own: readonly StoredTier[]): Fields {
  const top = topRate(own);
  return Object.fromEntries(
    tiers.flatMap(({ rate }, index) =>
      rate > Math.min(own[index]?.rate ?? top, top) ? [[`tiers.${index}.rate`, 'out_of_range'] as const] : [],
    ),
  );
}
