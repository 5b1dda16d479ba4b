import type {
  LanguageCode,
  PointsQuery,
  PointsTransaction,
  PointsTransactions,
} from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textOf } from '../mall/mall-presenter.ts';
import { countPointMoves, listPointMoves } from '../repository/points-repository.ts';
import { namesOf } from '../repository/redemption-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { pointsSettings } from './points-settings.ts';

const PAGE_SIZE = 20;

const KINDS: Readonly<Record<string, PointsTransaction['kind']>> = {
  points_deposit: 'deposit',
  points_conversion: 'conversion',
  points_redemption: 'redemption',
  points_return: 'return',
  points_reward: 'reward',
};

/** The kinds whose reference is a redemption. */
const REDEMPTIONS = new Set(['points_redemption', 'points_return']);

/** What moved a member's points, the latest first. @throws DomainError `feature_disabled`. */
export async function listPoints(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
  query: PointsQuery,
): Promise<PointsTransactions> {
  pointsSettings(site);
  const pageSize = Number(query.pageSize ?? PAGE_SIZE);
  const offset = (Number(query.pageNo ?? 1) - 1) * pageSize;
  const { rows, count, names } = await database.forReading(site.id, async (tx) => {
    const moves = await listPointMoves(tx, site.id, { memberId, offset, limit: pageSize });
    const redeemed = moves.flatMap((row) => (REDEMPTIONS.has(row.kind) && row.reference !== null ? row.reference : []));
    return {
      ...{ rows: moves, names: await namesOf(tx, site.id, redeemed) },
      count: await countPointMoves(tx, site.id, memberId),
    };
  });
  const referenceOf = ({ kind, reference }: (typeof rows)[number]): string | null => {
    if (kind === 'points_deposit') return reference;
    const texts = REDEMPTIONS.has(kind) && reference !== null ? names.get(reference) : undefined;
    return texts === undefined ? null : textOf(site, texts, language);
  };
  return {
    list: rows.map((row) => ({
      transferId: row.transfer_id,
      at: new Date(row.at).toISOString(),
      kind: KINDS[row.kind] ?? 'other',
      points: Number(row.amount),
      left: Number(row.balance_after),
      reference: referenceOf(row),
    })),
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}
