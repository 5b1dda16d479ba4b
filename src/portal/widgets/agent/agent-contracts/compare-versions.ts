import type { AgentContract, AgentTier } from '#contracts/generated/contracts.ts';

/** A fact of a contract that two versions are compared by. */
export type VersionFact = 'state' | 'period' | 'startsOn' | 'endsOn' | 'topRate';
export type VersionTierField = keyof AgentTier;

/** Two values beside each other; null where a version has none. */
interface Pair<Value> {
  readonly values: readonly [Value | null, Value | null];
  readonly differs: boolean;
}

/** A tier of two versions. */
export interface ComparedTier {
  readonly fields: ReadonlyArray<Pair<string> & { readonly field: VersionTierField }>;
}

/** Two versions beside each other. */
export interface ComparedVersions {
  readonly facts: ReadonlyArray<Pair<string> & { readonly fact: VersionFact }>;
  readonly tiers: readonly ComparedTier[];
  /** How many values differ. */
  readonly differences: number;
}

const FACTS = ['state', 'period', 'startsOn', 'endsOn', 'topRate'] as const satisfies readonly VersionFact[];

/** Compares two versions of a contract, tier by tier. `5` and `5.00` are the same amount. */
export function compareVersions(one: AgentContract, other: AgentContract): ComparedVersions {
  const facts = FACTS.map((fact) => ({ fact, ...pairOf(one[fact], other[fact]) }));
  const fields: readonly VersionTierField[] =
    one.kind === 'dividend' ? ['turnover', 'netLoss', 'active', 'rate'] : ['turnover', 'active', 'rate'];
  const tiers = Array.from({ length: Math.max(one.tiers.length, other.tiers.length) }, (_, index) => ({
    fields: fields.map((field) => ({
      field,
      ...pairOf(tierValue(one.tiers[index], field), tierValue(other.tiers[index], field)),
    })),
  }));
  const all = [...facts, ...tiers.flatMap((tier) => tier.fields)];
  return { facts, tiers, differences: all.filter(({ differs }) => differs).length };
}

function tierValue(tier: AgentTier | undefined, field: VersionTierField): string | null {
  return tier === undefined ? null : String(tier[field] ?? '0');
}

function pairOf(one: string | null, other: string | null): Pair<string> {
  return { values: [one, other], differs: plain(one) !== plain(other) };
}

/** Without zeros at the end of its decimals. */
const plain = (value: string | null): string | null =>
  value !== null && /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
