import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type {
  AgentContractDraftTable,
  AgentPlanKind,
  DraftedTier,
} from '#gateway/database/schema/agent-contract-schema.ts';

export type DraftRow = Selectable<AgentContractDraftTable>;

/** Whose draft it is, and of which offer. */
interface DraftKey {
  readonly uplineId: string;
  readonly memberId: string;
  readonly kind: AgentPlanKind;
}

/** The drafts of an upline for one downline. */
export async function listDrafts(
  tx: SiteTransaction,
  siteId: string,
  { uplineId, memberId }: Omit<DraftKey, 'kind'>,
): Promise<readonly DraftRow[]> {
  return tx
    .selectFrom('agent_contract_draft')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('upline_id', '=', uplineId)
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .execute();
}

/** Saves a draft in place of the one before. */
export async function storeDraft(
  tx: SiteTransaction,
  siteId: string,
  draft: Omit<DraftRow, 'site_id' | 'tiers'> & { readonly tiers: readonly DraftedTier[] },
): Promise<void> {
  const { tiers, ...rest } = draft;
  const row = { ...rest, site_id: siteId, tiers: jsonText(tiers) };
  await tx
    .insertInto('agent_contract_draft')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'upline_id', 'member_id', 'kind']).doUpdateSet(row))
    .execute();
}

/** Takes a draft away, if there is one. */
export async function removeDraft(
  tx: SiteTransaction,
  siteId: string,
  { uplineId, memberId, kind }: DraftKey,
): Promise<void> {
  await tx
    .deleteFrom('agent_contract_draft')
    .where('site_id', '=', siteId)
    .where('upline_id', '=', uplineId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
}

/** Takes away the drafts for a member of whoever is not its upline any more. @param uplineId null for the house. */
export async function removeDraftsOfMoved(
  tx: SiteTransaction,
  siteId: string,
  { memberId, uplineId }: { readonly memberId: string; readonly uplineId: string | null },
): Promise<void> {
  await tx
    .deleteFrom('agent_contract_draft')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('upline_id', '<>', uplineId ?? '')
    .execute();
}
