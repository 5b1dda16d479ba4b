import type { KeyObject } from 'node:crypto';
import type {
  DrawGame,
  DrawMenu,
  DrawMenuQuery,
  DrawOpened,
  DrawOpenedQuery,
  DrawRecent,
  DrawRecentQuery,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { drawNumbers } from './draws/draw-numbers.ts';
import { type Draw, drawOfIssue, isSlow, lastDraw, lastDrawOfDay, nextDraw } from './draws/draw-schedule.ts';
import { isDay, momentOf } from './draws/zoned-time.ts';
import type { LotteryGame } from './games/lottery-game.ts';
import { siteGame, siteGames, sitePrizeMode } from './games/site-games.ts';
import { type NameLanguages, type PastDraw, presentGame, presentOpened, presentRecent } from './lottery-presenter.ts';

const DEFAULT_PAGE_SIZE = 10;
const LARGEST_PAGE_SIZE = 100;

/** The first day of the house; before it nothing was drawn. */
const FIRST_DAY = '20240101';

/**
 * An answer, and until when a page that shows it may be kept. Only draws that are hours apart end a page. Those of fast
 * games would end every page within a minute, so a page carries what stood when it was made, and the browser asks again
 * as soon as a countdown is over.
 */
export interface TimedAnswer<Value> {
  readonly value: Value;
  /** Null when no slow game is in the answer. */
  readonly validUntil: Date | null;
}

/**
 * The draws of the sandbox lottery house (specification, section 7, "Lottery"). A draw follows from the house's secret,
 * the game and its number alone: every process tells the same, no clock has to run for it, and the past can always be
 * read. None is shown before its time.
 */
export function lotteryService(readSecret: () => Promise<KeyObject>, clock: () => Date) {
  return {
    /**
     * The games of a prize mode that the site offers, each with its next draw and its latest result.
     * @param query the prize mode is the site's own when not given.
     * @throws DomainError feature_disabled.
     */
    async menu(
      site: PublishedSite,
      language: LanguageCode,
      { prizeMode, gameCodes, pageSize }: Pick<DrawMenuQuery, 'prizeMode' | 'gameCodes' | 'pageSize'>,
    ): Promise<TimedAnswer<DrawMenu>> {
      const offered = siteGames(site.site);
      const mode = prizeMode ?? sitePrizeMode(offered);
      const ofMode = offered.filter((game) => game.prizeMode === mode);
      const named = gameCodes?.split(',').flatMap((code) => ofMode.filter((game) => game.gameCode === code)) ?? ofMode;
      const games = named.slice(0, pageSize === undefined ? named.length : Number(pageSize));
      const secret = await readSecret();
      const nowMs = clock().getTime();
      const lottGames = games.map((game) => shownGame(secret, game, nowMs, namesOf(site, language)));
      return {
        value: { now: new Date(nowMs).toISOString(), prizeMode: mode, lottGames, totalCount: ofMode.length },
        validUntil: nextSlowDraw(games, nowMs),
      };
    },

    /** A game with its next draw and its latest result. */
    async present(site: PublishedSite, language: LanguageCode, game: LotteryGame): Promise<DrawGame> {
      return shownGame(await readSecret(), game, clock().getTime(), namesOf(site, language));
    },

    /**
     * One draw of a game: by its number, by its day, or the latest.
     * @throws DomainError feature_disabled; not_found for a game that the site does not offer and a draw that has not
     *   been; invalid_request for a number or a day that no calendar has, or both together.
     */
    async opened(
      site: PublishedSite,
      language: LanguageCode,
      query: DrawOpenedQuery,
    ): Promise<TimedAnswer<DrawOpened>> {
      const game = siteGame(site.site, query.gameCode);
      const secret = await readSecret();
      const nowMs = clock().getTime();
      const draw = drawAskedFor(game, query, nowMs);
      const after = nextDraw(game, draw.atMs);
      const before = lastDraw(game, draw.atMs - 1);
      const neighbours = {
        previousIssue: hasBeen(game, before, nowMs) ? before.issue : null,
        nextIssue: hasBeen(game, after, nowMs) ? after.issue : null,
        nextAtMs: nextDraw(game, nowMs).atMs,
      };
      const shown = pastDraw(secret, game, draw);
      return {
        value: presentOpened(game, { shown, ...neighbours }, nowMs, namesOf(site, language)),
        validUntil: nextSlowDraw([game], nowMs),
      };
    },

    /**
     * The latest results of a game, latest first.
     * @throws DomainError feature_disabled; not_found for a game that the site does not offer.
     */
    async recent(
      site: PublishedSite,
      language: LanguageCode,
      query: DrawRecentQuery,
    ): Promise<TimedAnswer<DrawRecent>> {
      const game = siteGame(site.site, query.gameCode);
      const secret = await readSecret();
      const nowMs = clock().getTime();
      const pageSize = Math.min(Number(query.pageSize ?? DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE);
      const draws: PastDraw[] = [];
      for (let draw = lastDraw(game, nowMs); draws.length < pageSize; draw = lastDraw(game, draw.atMs - 1)) {
        if (!hasBeen(game, draw, nowMs)) break;
        draws.push(pastDraw(secret, game, draw));
      }
      const nextAtMs = nextDraw(game, nowMs).atMs;
      return {
        value: presentRecent(game, draws, nextAtMs, nowMs, namesOf(site, language)),
        validUntil: nextSlowDraw([game], nowMs),
      };
    },
  };
}

export type LotteryService = ReturnType<typeof lotteryService>;

function namesOf({ site }: PublishedSite, language: LanguageCode): NameLanguages {
  return { language, fallback: site.languages.default };
}

function shownGame(secret: KeyObject, game: LotteryGame, nowMs: number, names: NameLanguages): DrawGame {
  return presentGame(game, pastDraw(secret, game, lastDraw(game, nowMs)), nextDraw(game, nowMs), names);
}

function pastDraw(secret: KeyObject, game: LotteryGame, draw: Draw): PastDraw {
  return { ...draw, ...drawNumbers(secret, game, draw.issue) };
}

function hasBeen({ zone }: LotteryGame, { atMs }: Draw, nowMs: number): boolean {
  return atMs <= nowMs && atMs >= firstMomentIn(zone);
}

function drawAskedFor(game: LotteryGame, { issue, date }: DrawOpenedQuery, nowMs: number): Draw {
  if (issue !== undefined && date !== undefined)
    throw new DomainError('invalid_request', { fields: { date: 'not_allowed_value' } });
  const day = date?.replaceAll('-', '') ?? issue?.slice(0, 8);
  if (day !== undefined && !isDay(day))
    throw new DomainError('invalid_request', { fields: { [issue === undefined ? 'date' : 'issue']: 'wrong_format' } });
  const draw = findDraw(game, issue, day, nowMs);
  if (draw === null || !hasBeen(game, draw, nowMs)) throw new DomainError('not_found');
  return draw;
}

function findDraw(game: LotteryGame, issue: string | undefined, day: string | undefined, nowMs: number): Draw | null {
  if (issue !== undefined) return drawOfIssue(game, issue);
  if (day !== undefined) return lastDrawOfDay(game, day, nowMs);
  return lastDraw(game, nowMs);
}

function nextSlowDraw(games: readonly LotteryGame[], nowMs: number): Date | null {
  const ahead = games.filter(isSlow).map((game) => nextDraw(game, nowMs).atMs);
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null;
}

const firstMoments = new Map<string, number>();

/** The beginning of the first day in a zone, worked out once: lists of results ask for it with each of their draws. */
function firstMomentIn(zone: string): number {
  const known = firstMoments.get(zone) ?? momentOf(zone, FIRST_DAY, '00:00');
  firstMoments.set(zone, known);
  return known;
}
