import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type {
  AgentContractStepTable,
  AgentContractTable,
  AgentPlanKind,
  StoredTier,
} from '#gateway/database/schema/agent-contract-schema.ts';

export type ContractRow = Selectable<AgentContractTable>;
export type ContractStepRow = Omit<Selectable<AgentContractStepTable>, 'address'>;

/** Lets one change of contracts or places of a site follow the other, until the transaction ends. */
export async function holdTeams(tx: SiteTransaction, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(wallet_key_of('teams', ${siteId}, ''))`.execute(tx);
}

export async function findContract(
  tx: SiteTransaction,
  siteId: string,
  contractId: string,
): Promise<ContractRow | undefined> {
  return tx
    .selectFrom('agent_contract')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
}

/** The offer that a request of an upline made. */
export async function findOfferOf(
  tx: SiteTransaction,
  siteId: string,
  { uplineId, key }: { readonly uplineId: string; readonly key: string },
): Promise<ContractRow | undefined> {
  return tx
    .selectFrom('agent_contract')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('upline_id', '=', uplineId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** Offers to a member that nobody has answered, one of a kind at most; those that the clock expired are among them. */
export async function openOffersOf(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind }: { readonly memberId: string; readonly kind: AgentPlanKind | null },
): Promise<readonly ContractRow[]> {
  return tx
    .selectFrom('agent_contract')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'offered')
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'dividend'))
    .orderBy('contract_id', 'desc')
    .execute();
}

/** The contract of a kind that counts at a moment. */
export async function contractInForce(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, at }: { readonly memberId: string; readonly kind: AgentPlanKind; readonly at: Date },
): Promise<ContractRow | undefined> {
  return tx
    .selectFrom('agent_contract')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .where('from_at', '<=', at.toISOString())
    .where('until_at', '>', at.toISOString())
    .executeTakeFirst();
}

/** Accepted contracts of a member that count at a moment or after it. */
export async function contractsAfter(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, at }: { readonly memberId: string; readonly kind: AgentPlanKind | null; readonly at: Date },
): Promise<readonly ContractRow[]> {
  return tx
    .selectFrom('agent_contract')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'dividend'))
    .where('state', '=', 'active')
    .where('until_at', '>', at.toISOString())
    .orderBy('contract_id')
    .execute();
}

/**
 * Contracts of a kind below a member that pay more than a rate at their best: those that count at a moment or after it,
 * and offers that wait.
 */
export async function contractsBelow(
  tx: SiteTransaction,
  siteId: string,
  below: { readonly memberId: string; readonly kind: AgentPlanKind; readonly above: number; readonly at: Date },
): Promise<readonly ContractRow[]> {
  return tx
    .selectFrom('agent_contract as c')
    .innerJoin('member_upline as u', (join) =>
      join.onRef('u.site_id', '=', 'c.site_id').onRef('u.descendant_id', '=', 'c.upline_id'),
    )
    .selectAll('c')
    .where('c.site_id', '=', siteId)
    .where('u.ancestor_id', '=', below.memberId)
    .where('c.kind', '=', below.kind)
    .where('c.top_rate', '>', below.above)
    .where('c.state', 'in', ['active', 'offered'])
    .where('c.until_at', '>', below.at.toISOString())
    .orderBy('c.contract_id')
    .execute();
}

/** Stores an offer with the next version of its member and kind. @returns the contract. */
export async function insertContract(
  tx: SiteTransaction,
  siteId: string,
  offer: Omit<ContractRow, 'site_id' | 'contract_id' | 'version' | 'tiers'> & { readonly tiers: readonly StoredTier[] },
): Promise<ContractRow> {
  return tx
    .insertInto('agent_contract')
    .values({
      ...offer,
      site_id: siteId,
      tiers: jsonText(offer.tiers),
      version: sql<number>`(select coalesce(max(version), 0) + 1 from agent_contract
        where site_id = ${siteId} and member_id = ${offer.member_id} and kind = ${offer.kind})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes what may change of a contract. */
export async function updateContract(
  tx: SiteTransaction,
  siteId: string,
  contractId: string,
  change: Partial<Pick<ContractRow, 'state' | 'ending' | 'from_at' | 'until_at'>>,
): Promise<void> {
  await tx
    .updateTable('agent_contract')
    .set(change)
    .where('site_id', '=', siteId)
    .where('contract_id', '=', contractId)
    .execute();
}

/** Notes what happened to a contract, and who did it from where. */
export async function insertStep(
  tx: SiteTransaction,
  siteId: string,
  step: Omit<Selectable<AgentContractStepTable>, 'site_id' | 'step_no' | 'at'> & { readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('agent_contract_step')
    .values({
      ...step,
      site_id: siteId,
      step_no: sql<number>`(select coalesce(max(step_no), 0) + 1 from agent_contract_step
        where site_id = ${siteId} and contract_id = ${step.contract_id})`,
    })
    .execute();
}

/** The steps of some contracts, in their order. */
export async function stepsOf(
  tx: SiteTransaction,
  siteId: string,
  contractIds: readonly string[],
): Promise<readonly ContractStepRow[]> {
  if (contractIds.length === 0) return [];
  return tx
    .selectFrom('agent_contract_step')
    .select(['site_id', 'contract_id', 'step_no', 'member_id', 'step', 'by_id', 'reason', 'at'])
    .where('site_id', '=', siteId)
    .where('contract_id', 'in', contractIds)
    .orderBy('contract_id')
    .orderBy('step_no')
    .execute();
}
