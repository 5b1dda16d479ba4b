import type { AgentPlanKind } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { WalkContract, WalkFact, WalkWorld } from './walk-shares.ts';

/** A site of its own with random trees, contracts, moves and facts, over some periods of one kind. */
export interface SettlementHistory {
  readonly site: PublishedSite;
  readonly kind: AgentPlanKind;
  readonly periods: ReadonlyArray<{ readonly from: Date; readonly until: Date }>;
  /** A world for each tree: they share nothing but the rules of the site. */
  readonly worlds: readonly WalkWorld[];
}

/** A random tree and what happens in it. */
export interface Tree {
  readonly members: readonly string[];
  readonly agents: ReadonlySet<string>;
  /** Who stood directly above whom from a moment on. */
  readonly lines: ReadonlyArray<{ readonly since: number; readonly uplines: ReadonlyMap<string, string | null> }>;
  readonly moves: ReadonlyArray<{ readonly at: number; readonly member: string; readonly upline: string | null }>;
  readonly contracts: readonly WalkContract[];
  readonly facts: readonly WalkFact[];
}
