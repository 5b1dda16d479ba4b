import type { PointsQuery, PointsTransaction, PointsTransactions } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { countPointMoves, listPointMoves } from '../repository/points-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { pointsSettings } from './points-settings.ts';

const PAGE_SIZE = 20;

const KINDS: Readonly<Record<string, PointsTransaction['kind']>> = {
  points_deposit: 'deposit',
  points_conversion: 'conversion',
  points_reward: 'reward',
};

/** What moved a member's points, the latest first. @throws DomainError `feature_disabled`. */
export async function listPoints(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  memberId: string,
  query: PointsQuery,
): Promise<PointsTransactions> {
  pointsSettings(site);
  const pageSize = Number(query.pageSize ?? PAGE_SIZE);
  const offset = (Number(query.pageNo ?? 1) - 1) * pageSize;
  const { rows, count } = await database.forReading(site.id, async (tx) => ({
    rows: await listPointMoves(tx, site.id, { memberId, offset, limit: pageSize }),
    count: await countPointMoves(tx, site.id, memberId),
  }));
  return {
    list: rows.map((row) => ({
      transferId: row.transfer_id,
      at: new Date(row.at).toISOString(),
      kind: KINDS[row.kind] ?? 'other',
      points: Number(row.amount),
      left: Number(row.balance_after),
      reference: row.kind === 'points_deposit' ? row.reference : null,
    })),
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}
