import type { AgentPlanKind, AgentTier, DraftTier } from '#contracts/generated/contracts.ts';
import { isMore } from '#portal/data/decimals.ts';
import { readAmount } from '#portal/i18n/read-amount.ts';

/** A tier as it is typed. */
export interface TierDraft {
  readonly turnover: string;
  readonly netLoss: string;
  readonly active: string;
  readonly rate: string;
}

export type TierField = keyof TierDraft;

/** What is wrong with a field of a tier. */
export type TierFault = 'amount' | 'whole' | 'percent' | 'above' | 'falls';

/** Tiers that can be sent, or what is wrong with those that were typed, by field: `0.rate`. */
export interface ReadTiers {
  readonly tiers: AgentTier[] | null;
  /** What a saved draft has of them: fields that are filled in. Null while one of those is wrong. */
  readonly written: DraftTier[] | null;
  readonly faults: Readonly<Record<string, TierFault>>;
  /** Fields that are still empty. */
  readonly isIncomplete: boolean;
}

/** As many decimals as rates have. */
const RATE_DECIMALS = 2;
const PERCENT = /^(100|\d{1,2}(\.\d{1,2})?)$/;
const WHOLE = /^\d{1,7}$/;

/** A tier of a contract as it is typed. */
export const draftOf = ({ turnover, netLoss = '0', active, rate }: AgentTier): TierDraft => ({
  ...{ turnover: plain(turnover), netLoss: plain(netLoss), active: String(active), rate },
});

/** A tier of a saved draft as it was typed. */
export const draftOfSaved = ({ turnover = '', netLoss = '', active, rate = '' }: DraftTier): TierDraft => ({
  ...{ turnover, netLoss, active: active === undefined ? '' : String(active), rate },
});

/** Decimals of zeros are left out. */
const plain = (amount: string): string => amount.replace(/\.0+$/, '');

/** The highest rate that may be offered in a tier: the own one of the same tier, and never above the own top rate. */
export function mostRate(own: readonly AgentTier[], index: number): string | null {
  return (own[index] ?? own.at(-1))?.rate ?? null;
}

/**
 * Reads tiers as they are typed, by the rules of the gateway: amounts of the currency, rates not above the own ones,
 * conditions that do not fall and rates that rise.
 */
export function readTiers(
  drafts: readonly TierDraft[],
  {
    kind,
    decimals,
    own,
  }: { readonly kind: AgentPlanKind; readonly decimals: number; readonly own: readonly AgentTier[] },
): ReadTiers {
  const faults: Record<string, TierFault> = {};
  const isDividend = kind === 'dividend';
  const amountForm = new RegExp(`^\\d{1,13}${decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`}$`);
  const fields = (
    isDividend ? ['turnover', 'netLoss', 'active', 'rate'] : ['turnover', 'active', 'rate']
  ) as TierField[];
  const read = drafts.map((draft) => ({
    ...{ turnover: readAmount(draft.turnover), netLoss: readAmount(draft.netLoss) },
    ...{ active: readAmount(draft.active), rate: readAmount(draft.rate) },
  }));
  const isIncomplete = read.some((tier) => fields.some((field) => tier[field] === ''));
  for (const [index, tier] of read.entries()) {
    const before = read[index - 1];
    const put = (field: TierField, fault: TierFault): void => {
      if (tier[field] !== '') faults[`${index}.${field}`] ??= fault;
    };
    for (const field of fields) {
      const form = field === 'rate' ? PERCENT : field === 'active' ? WHOLE : amountForm;
      if (!form.test(tier[field])) {
        put(field, field === 'rate' ? 'percent' : field === 'active' ? 'whole' : 'amount');
        continue;
      }
      const places = field === 'rate' ? RATE_DECIMALS : field === 'active' ? 0 : decimals;
      const most = field === 'rate' ? mostRate(own, index) : null;
      if (most !== null && isMore(tier.rate, most, RATE_DECIMALS)) put('rate', 'above');
      const last = before?.[field] ?? '';
      const isComparable = form.test(last);
      if (isComparable && (isMore(last, tier[field], places) || (field === 'rate' && last === tier.rate)))
        put(field, 'falls');
    }
  }
  const isWrong = Object.keys(faults).length > 0;
  const tiers =
    isIncomplete || isWrong
      ? null
      : read.map(({ turnover, netLoss, active, rate }) => ({
          ...{ turnover, active: Number(active), rate },
          ...(isDividend && { netLoss }),
        }));
  const written = isWrong
    ? null
    : read.map(({ turnover, netLoss, active, rate }) => ({
        ...{ ...(turnover !== '' && { turnover }), ...(isDividend && netLoss !== '' && { netLoss }) },
        ...{ ...(active !== '' && { active: Number(active) }), ...(rate !== '' && { rate }) },
      }));
  return { tiers, written, faults, isIncomplete };
}
