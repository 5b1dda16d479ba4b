import type { LeaderboardSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { gamesOfSite, type RecordDays, sumsByMember } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { GameTypeOf } from '../reward-parts.ts';

/** A member on a board. */
export interface RankedMember {
  readonly memberId: string;
  readonly account: string;
  readonly points: number;
  /** From 1. Members with as many points have the same, and the next one comes after all of them. */
  readonly rank: number;
}

/** @throws DomainError `feature_disabled` where the site has no leaderboard. */
export function leaderboardSettings({ leaderboard }: Pick<SiteDocument, 'leaderboard'>): LeaderboardSettings {
  if (leaderboard === undefined) throw new DomainError('feature_disabled');
  return leaderboard;
}

/** What gives a point, in minor units. */
export const pointMinor = ({ leaderboard, currency }: Pick<SiteDocument, 'leaderboard' | 'currency'>): number =>
  leaderboard?.per ?? 10 ** currency.decimals;

/**
 * Ranks members by their play of some days, as far as it is added up, open rounds among it. Who has no point is not
 * among them. Members with as many points are in the order in which their accounts were opened.
 */
export async function rankMembers(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { days, gameTypeOf }: { readonly days: RecordDays; readonly gameTypeOf: GameTypeOf },
): Promise<readonly RankedMember[]> {
  const { counts, category } = leaderboardSettings(site);
  const per = pointMinor(site);
  const played = await gamesOfSite(tx, id);
  const games = played.filter((game) => category === undefined || gameTypeOf(game) === category);
  const sums = await sumsByMember(tx, id, {
    ...{ first: days.first, last: days.last, currency: site.currency.code },
    games: games.map(({ game_no }) => game_no),
  });
  const scores = sums.flatMap(({ member_id: memberId, account, type, bet_minor, win_minor }) => {
    const points = Number(BigInt(counts === 'won' ? win_minor : bet_minor) / BigInt(per));
    return points > 0 && !isTrialType(type) ? [{ memberId, account, points }] : [];
  });
  return withRanks(scores);
}

/** Ranks members by their points. Those with as many stay in their order. */
export function withRanks(scores: ReadonlyArray<Omit<RankedMember, 'rank'>>): readonly RankedMember[] {
  const sorted = scores.toSorted((one, other) => other.points - one.points);
  let rank = 0;
  return sorted.map((score, index) => {
    if (sorted[index - 1]?.points !== score.points) rank = index + 1;
    return { ...score, rank };
  });
}
