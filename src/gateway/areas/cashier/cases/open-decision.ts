import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import type { CaseKey } from '../repository/case-repository.ts';

/** A decision on a case that is open, with its payment locked, by as many operators as it takes. */
export interface OpenDecision extends CaseKey {
  readonly decision: 'approved' | 'rejected';
  readonly operator: string;
  readonly reason: string;
  readonly aboutMinor: bigint;
  readonly at: Date;
}

/** What a decision does within its transaction. @returns what is to be done once that is committed. */
export type TakeDecision = (
  tx: SiteTransaction,
  parts: CashierParts,
  site: PublishedSite,
  decision: OpenDecision,
) => Promise<() => Promise<void> | void>;
