import type { Game, LanguageCode, Winner, WinnerBoard } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { isRaceRunning } from '#gateway/areas/lottery/lottery.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { maskCustomerName } from '#gateway/kit/mask-customer-name.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { largestWins, largestWinsOfDays, type WonRound, wonAmong } from '../repository/winners-repository.ts';

/** The specification's limit of the board, section 9. */
const MOST_WINNERS = 20;
/** As many again, since games that the site does not offer are left out. */
const MOST_READ = 2 * MOST_WINNERS;
/** A board of one week, where that fills it. */
const BOARD_DAYS = 7;
/** How old the board may be. */
const TRUST_MS = 10_000;

/** A game as rounds name it. */
interface PlayedGame {
  readonly vassalage: string;
  readonly gameCode: string;
}

/** Finds those of some games that the site offers, each once, in their order. */
export type FindGames = (
  site: PublishedSite,
  language: LanguageCode,
  played: readonly PlayedGame[],
) => Promise<ReadonlyArray<Pick<Game, 'nodeId' | 'vassalage' | 'gameCode' | 'gameType' | 'gameName' | 'iconUrl'>>>;

interface WinnersParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'forReading'>;
  readonly findGames: FindGames;
  readonly clock: () => Date;
}

interface ReadBoard {
  readonly rounds: Promise<readonly WonRound[]>;
  readonly currency: string;
  readonly atMs: number;
}

/** The winner board: real settled rounds, largest win first, names masked (specification, sections 3 and 7). */
export function winnersService({ database, findGames, clock }: WinnersParts) {
  const boards = new Map<string, ReadBoard>();

  /** The rounds of the board, which every visitor asks for and which are read once every few seconds. */
  function boardOf(site: PublishedSite): Promise<readonly WonRound[]> {
    const atMs = clock().getTime();
    const currency = site.site.currency.code;
    const known = boards.get(site.id);
    if (known?.currency === currency && atMs - known.atMs < TRUST_MS) return known.rounds;
    const rounds = readBoard(site.id, currency);
    boards.set(site.id, { rounds, currency, atMs });
    // A board that could not be read is asked for again by whoever comes next.
    rounds.catch(() => boards.delete(site.id));
    return rounds;
  }

  function readBoard(siteId: string, currency: string): Promise<readonly WonRound[]> {
    const at = clock();
    const until = at.toISOString().slice(0, 10);
    const isTold = ({ game_code: gameCode, closed_at }: WonRound): boolean =>
      closed_at === null || !isRaceRunning({ gameCode, closedAt: new Date(closed_at) }, at);
    return database.forReading(siteId, async (tx) => {
      const search = { currency, limit: MOST_READ };
      const ofWeek = await largestWinsOfDays(tx, siteId, { ...search, until, days: BOARD_DAYS });
      const largest = ofWeek.length < MOST_WINNERS ? await largestWins(tx, siteId, search) : ofWeek;
      return largest.filter(isTold);
    });
  }

  async function present(
    site: PublishedSite,
    language: LanguageCode,
    rounds: readonly WonRound[],
  ): Promise<readonly Winner[]> {
    const played = rounds.map(({ vendor, game_code }) => ({ vassalage: vendor, gameCode: game_code }));
    const games = new Map(
      (await findGames(site, language, played)).map((game) => [`${game.vassalage}/${game.gameCode}`, game]),
    );
    const { decimals } = site.site.currency;
    return rounds.flatMap((round): Winner[] => {
      const game = games.get(`${round.vendor}/${round.game_code}`);
      if (game === undefined) return [];
      const { nodeId, vassalage, gameCode, gameType, gameName, iconUrl } = game;
      return [
        {
          id: round.round_id,
          nodeId,
          vassalage,
          gameCode,
          gameType,
          gameName,
          iconUrl,
          customerName: maskCustomerName(round.account),
          winAmount: minorToDecimal(BigInt(round.win_minor), decimals),
        },
      ];
    });
  }

  return {
    /** @param limit how many at most; never more than the board's own limit. */
    async board(site: PublishedSite, language: LanguageCode, limit = MOST_WINNERS): Promise<WinnerBoard> {
      const winners = await present(site, language, await boardOf(site));
      return { list: winners.slice(0, Math.min(limit, MOST_WINNERS)).map((vo) => ({ vo })) };
    },

    /** The smallest win that gets on the board, in minor units. */
    async leastWin(site: PublishedSite): Promise<bigint> {
      const rounds = await boardOf(site);
      return rounds.length < MOST_WINNERS ? 1n : BigInt(rounds[MOST_WINNERS - 1]?.win_minor ?? 1);
    },

    /** The largest win among some rounds, in the site's default language; undefined where none was won. */
    async largestAmong(site: PublishedSite, roundIds: readonly string[]): Promise<Winner | undefined> {
      const currency = site.site.currency.code;
      // These rounds were committed a moment ago, and a replica may not have them yet.
      const won = await database.forSite(site.id, (tx) => wonAmong(tx, site.id, { currency, roundIds }));
      const [largest] = await present(site, site.site.languages.default, won);
      return largest;
    },

    /** Lets go of a site's board: there is something new on it. */
    forget: (siteId: string): void => void boards.delete(siteId),
  };
}

export type WinnersService = ReturnType<typeof winnersService>;
