import { type RawBuilder, sql } from 'kysely';
import type { ContractState } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { AgentPlanKind } from '#gateway/database/schema/agent-contract-schema.ts';
import type { ContractRow } from './contract-repository.ts';

/** Whose contracts are listed: the agent's own and those that it gave, those of a member, or those it gave to one. */
export type ListedContracts =
  | { readonly agentId: string }
  | { readonly memberId: string }
  | { readonly memberId: string; readonly givenBy: string };

/** A page of contracts, the latest first. */
export interface ContractPage {
  readonly kind: AgentPlanKind | null;
  readonly state: ContractState | null;
  /** When `state` is asked for. */
  readonly at: Date;
  /** Contracts with a smaller id follow; null begins with the latest. */
  readonly before: string | null;
  readonly limit: number;
}

/** Contracts of one page, read from an index in its order: as quick for the last page as for the first one. */
export async function pageOfContracts(
  tx: SiteTransaction,
  siteId: string,
  listed: ListedContracts,
  { kind, state, at, before, limit }: ContractPage,
): Promise<readonly ContractRow[]> {
  const among = (whose: RawBuilder<unknown>) => sql`(
    select c.* from agent_contract c
    where c.site_id = ${siteId} and ${whose}
      ${before === null ? sql`` : sql`and c.contract_id < ${before}::bigint`}
      ${kind === null ? sql`` : sql`and c.kind = ${kind}`} ${state === null ? sql`` : sql`and ${isIn(state, at)}`}
    order by c.contract_id desc limit ${limit})`;
  const { rows } = await sql<ContractRow>`
    select * from (${
      'agentId' in listed
        ? sql`${among(sql`c.member_id = ${listed.agentId}`)}
          union all ${among(sql`c.upline_id = ${listed.agentId}`)}`
        : among(
            'givenBy' in listed
              ? sql`c.member_id = ${listed.memberId} and c.upline_id = ${listed.givenBy}`
              : sql`c.member_id = ${listed.memberId}`,
          )
    }) c
    order by c.contract_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Whether an upline ever offered a member a contract. */
export async function hasGivenTo(
  tx: SiteTransaction,
  siteId: string,
  { uplineId, memberId }: { readonly uplineId: string; readonly memberId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('agent_contract')
    .select('contract_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('upline_id', '=', uplineId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same as `stateAt`, in SQL. */
function isIn(state: ContractState, at: Date): RawBuilder<unknown> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const isOver = sql`c.state = 'active' and c.until_at <= greatest(${now}, c.from_at)`;
  switch (state) {
    case 'offered':
      return sql`c.state = 'offered' and c.expires_at > ${now}`;
    case 'expired':
      return sql`(c.state = 'expired' or c.state = 'offered' and c.expires_at <= ${now})`;
    case 'active':
      return sql`c.state = 'active' and c.until_at > greatest(${now}, c.from_at)`;
    case 'ended':
      return sql`${isOver} and coalesce(c.ending, 'ended') = 'ended'`;
    case 'replaced':
    case 'terminated':
      return sql`${isOver} and c.ending = ${state}`;
    default:
      return sql`c.state = ${state}`;
  }
}
