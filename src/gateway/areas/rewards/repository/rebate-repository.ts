import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RewardRow } from './reward-repository.ts';

/** The rebates of a member for a period. Their sources are its first day and a number. */
export async function rebatesOf(
  tx: SiteTransaction,
  siteId: string,
  { memberId, first }: { readonly memberId: string; readonly first: string },
): Promise<ReadonlyArray<Pick<RewardRow, 'facts' | 'amount_minor'>>> {
  return tx
    .selectFrom('reward')
    .select(['facts', 'amount_minor'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'rebate')
    .where('source', '>=', `${first}:`)
    .where('source', '<', `${first};`)
    .execute();
}
