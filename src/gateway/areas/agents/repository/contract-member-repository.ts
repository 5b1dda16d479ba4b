import type { SiteTransaction } from '#gateway/database/database.ts';

/** A member as contracts name it. */
export interface ContractMember {
  readonly memberId: string;
  readonly account: string;
  readonly nickname: string | null;
  readonly type: number;
  readonly uplineId: string | null;
}

/** Some members by their ids; whoever may not be seen is left out. */
export async function contractMembers(
  tx: SiteTransaction,
  siteId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ContractMember>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('member')
    .select(['member_id', 'account', 'nickname', 'type', 'upline_id'])
    .where('site_id', '=', siteId)
    .where('member_id', 'in', [...new Set(memberIds)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.member_id,
      {
        ...{ memberId: row.member_id, account: row.account, nickname: row.nickname },
        ...{ type: row.type, uplineId: row.upline_id },
      },
    ]),
  );
}

/** Those of some members who are the agent or stand below it. */
export async function teamAmong(
  tx: SiteTransaction,
  siteId: string,
  agentId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('member_upline')
    .select('descendant_id')
    .where('site_id', '=', siteId)
    .where('ancestor_id', '=', agentId)
    .where('descendant_id', 'in', [...memberIds])
    .execute();
  return new Set(rows.map(({ descendant_id }) => descendant_id));
}
