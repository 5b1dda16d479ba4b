import type {
  BetRecord,
  BetRecords,
  BetRecordsQuery,
  Game,
  LanguageCode,
  RecentGames,
  RecentGamesQuery,
} from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import {
  type PlayedGame,
  pageOfRounds,
  playedGames,
  type RoundRow,
  totalOfRounds,
} from '../repository/rounds-repository.ts';

/** Nobody looks for a game of two hundred others ago, and what is remembered of a member has an end. */
const MOST_RECENT = 200;
/** Nor for one that was played more than a year ago. */
const LONGEST_MEMORY_MS = 366 * 24 * 60 * 60 * 1_000;
const DEFAULT_RECENT_PAGE = 42;
const LARGEST_RECENT_PAGE = 100;
const DEFAULT_RECORDS_PAGE = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;
const DEFAULT_STRETCH_MS = 7 * DAY_MS;
/** A season: what is further apart is asked for in parts. */
const LONGEST_STRETCH_MS = 92 * DAY_MS;
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
  /** Names of games, also of those that the site no longer offers; undefined for an unknown game. */
  describe(
    site: PublishedSite,
    language: LanguageCode,
    played: readonly PlayedGame[],
  ): Promise<ReadonlyArray<Pick<Game, 'gameName' | 'vendorName' | 'iconUrl'> | undefined>>;
}

interface RoundsParts {
  readonly database: Pick<TenantDatabase, 'forReading'>;
  readonly games: GamesOfRounds;
  readonly clock: () => Date;
}

/** Rounds that members played (specification, section 7, "recent games", and section 2, "betting record"). */
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

    /**
     * One page of the member's rounds in the site's currency, the latest first, and what all of the stretch come to.
     * @throws DomainError invalid_request for a stretch that ends before it begins, or is longer than a season.
     */
    async records(
      site: PublishedSite,
      memberId: string,
      language: LanguageCode,
      query: BetRecordsQuery,
    ): Promise<BetRecords> {
      const { code: currency, decimals } = site.site.currency;
      const search = { memberId, currency, vendor: query.vendor, ...stretchOf(query, clock()) };
      const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_RECORDS_PAGE) };
      const { rows, totals } = await database.forReading(site.id, async (tx) => ({
        rows: await pageOfRounds(tx, site.id, search, page),
        totals: await totalOfRounds(tx, site.id, search),
      }));
      const played = rows.map(({ vendor, game_code }) => ({ vassalage: vendor, gameCode: game_code }));
      const described = await games.describe(site, language, played);
      return {
        list: rows.map((row, index) => presentRound(row, described[index], decimals)),
        totals: amounts(totals.bet, totals.win, decimals),
        totalPages: Math.ceil(totals.count / page.pageSize),
        totalCount: totals.count,
      };
    },
  };
}

export type RoundsService = ReturnType<typeof roundsService>;

function stretchOf({ from, to }: BetRecordsQuery, now: Date): { readonly from: string; readonly to: string } {
  // Includes the latest rounds even if the database’s clock is ahead.
  const end = to === undefined ? now.getTime() + CLOCKS_APART_MS : Date.parse(to);
  const start = from === undefined ? end - DEFAULT_STRETCH_MS : Date.parse(from);
  if (start > end) throw new DomainError('invalid_request', { fields: { to: 'out_of_range' } });
  if (end - start > LONGEST_STRETCH_MS) throw new DomainError('invalid_request', { fields: { from: 'out_of_range' } });
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

function presentRound(
  row: RoundRow,
  game: Pick<Game, 'gameName' | 'vendorName' | 'iconUrl'> | undefined,
  decimals: number,
): BetRecord {
  return {
    roundId: row.round_id,
    vassalage: row.vendor,
    vendorName: game?.vendorName ?? row.vendor,
    gameCode: row.game_code,
    // A game that left the catalogue goes by its code.
    gameName: game?.gameName ?? row.game_code,
    iconUrl: game?.iconUrl ?? '',
    ...amounts(BigInt(row.bet_minor), BigInt(row.win_minor), decimals),
    currency: row.currency,
    status: row.status,
    openedAt: new Date(row.opened_at).toISOString(),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  };
}

function amounts(bet: bigint, win: bigint, decimals: number): Pick<BetRecord, 'betAmount' | 'winAmount' | 'profit'> {
  return {
    betAmount: minorToDecimal(bet, decimals),
    winAmount: minorToDecimal(win, decimals),
    profit: minorToDecimal(win - bet, decimals),
  };
}
