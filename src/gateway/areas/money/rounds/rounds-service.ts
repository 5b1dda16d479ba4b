import type { Game, LanguageCode, RecentGames, RecentGamesQuery } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type PlayedGame, playedGames } from '../repository/rounds-repository.ts';

/** Nobody looks for a game of two hundred others ago, and what is remembered of a member has an end. */
const MOST_RECENT = 200;
/** Nor for one that was played more than a year ago. */
const LONGEST_MEMORY_MS = 366 * 24 * 60 * 60 * 1_000;
const DEFAULT_RECENT_PAGE = 42;
const LARGEST_RECENT_PAGE = 100;
const CLOCKS_APART_MS = 60_000;

/** Lookups in the games that rounds need. */
export interface GamesOfRounds {
  /** Those of some games that the site offers, in their order. */
  findPlayed(
    site: PublishedSite,
    language: LanguageCode,
    played: readonly PlayedGame[],
    narrowing: Pick<RecentGamesQuery, 'gameType' | 'vassalage'>,
  ): Promise<readonly Game[]>;
}

interface RoundsParts {
  readonly database: Pick<TenantDatabase, 'forReading'>;
  readonly games: GamesOfRounds;
  readonly clock: () => Date;
}

/** Rounds that members played (specification, section 7, "recent games"). */
export function roundsService({ database, games, clock }: RoundsParts) {
  return {
    /** One page of the games that the member played, the latest first. */
    async recent(
      site: PublishedSite,
      memberId: string,
      language: LanguageCode,
      { gameType, vassalage, page, pageSize: asked }: RecentGamesQuery,
    ): Promise<RecentGames> {
      const now = clock().getTime();
      const time = { since: new Date(now - LONGEST_MEMORY_MS), until: new Date(now + CLOCKS_APART_MS) };
      const played = await database.forReading(site.id, (tx) =>
        playedGames(tx, site.id, memberId, { most: MOST_RECENT, ...time }),
      );
      const narrowing = { ...(gameType && { gameType }), ...(vassalage && { vassalage }) };
      const found = await games.findPlayed(site, language, played, narrowing);
      const pageSize = Math.min(Number(asked ?? DEFAULT_RECENT_PAGE), LARGEST_RECENT_PAGE);
      const from = (Number(page ?? 1) - 1) * pageSize;
      return {
        list: found.slice(from, from + pageSize),
        totalPages: Math.ceil(found.length / pageSize),
        totalCount: found.length,
      };
    },
  };
}

export type RoundsService = ReturnType<typeof roundsService>;
