import type { DrawBalls, DrawGame, DrawOpened, DrawRecent, LanguageCode } from '#contracts/generated/contracts.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentBetType } from './bets/bet-type-presenter.ts';
import { betTypesOf } from './bets/bet-types.ts';
import type { DrawnNumbers } from './draws/draw-numbers.ts';
import type { Draw } from './draws/draw-schedule.ts';
import { drawSubtitle } from './games/draw-subtitle.ts';
import type { LotteryGame } from './games/lottery-game.ts';

/** A draw that has been, with what it brought. */
export type PastDraw = Draw & DrawnNumbers;

/** The languages that names are said in: the request's, else the site's default. */
export interface NameLanguages {
  readonly language: LanguageCode;
  readonly fallback: LanguageCode;
}

const timeOf = (atMs: number): string => new Date(atMs).toISOString();

/** A result as balls. */
export function presentBalls({ issue, atMs, balls, special }: PastDraw): DrawBalls {
  return { issue, drawnAt: timeOf(atMs), balls: [...balls], special };
}

/** A game with its next draw and its latest result. */
export function presentGame(game: LotteryGame, last: PastDraw, next: Draw, names: NameLanguages): DrawGame {
  const { gameCode, vassalage, prizeMode, mark, zone } = game;
  return {
    gameCode,
    gameName: textInLanguage(game.name, names.language, names.fallback),
    subtitle: textInLanguage(drawSubtitle(game), names.language, names.fallback),
    gameGroupCode: game.group,
    vassalage,
    prizeMode,
    mark,
    isHot: game.isHot ? 1 : 0,
    odds: mainOdds(game, next),
    timeZone: zone,
    nextIssue: next.issue,
    nextDrawAt: timeOf(next.atMs),
    lastResult: presentBalls(last),
  };
}

/** The odds of the game's first bet type. */
function mainOdds(game: LotteryGame, next: Draw): string {
  const [main] = betTypesOf(game, next);
  return main === undefined ? '0' : presentBetType(main).odds;
}

/** The common head of every answer about one game. */
function presentHead(game: LotteryGame, nextAtMs: number, nowMs: number, { language, fallback }: NameLanguages) {
  return {
    gameCode: game.gameCode,
    gameName: textInLanguage(game.name, language, fallback),
    mark: game.mark,
    timeZone: game.zone,
    now: timeOf(nowMs),
    nextDrawAt: timeOf(nextAtMs),
  };
}

/** One draw with its prize table and its neighbours. */
export function presentOpened(
  game: LotteryGame,
  draws: {
    readonly shown: PastDraw;
    readonly previousIssue: string | null;
    readonly nextIssue: string | null;
    readonly nextAtMs: number;
  },
  nowMs: number,
  names: NameLanguages,
): DrawOpened {
  const { shown, previousIssue, nextIssue, nextAtMs } = draws;
  return {
    ...presentHead(game, nextAtMs, nowMs, names),
    result: presentBalls(shown),
    prizes: shown.prizes,
    previousIssue,
    nextIssue,
  };
}

/** The latest results of a game. */
export function presentRecent(
  game: LotteryGame,
  draws: readonly PastDraw[],
  nextAtMs: number,
  nowMs: number,
  names: NameLanguages,
): DrawRecent {
  return { ...presentHead(game, nextAtMs, nowMs, names), list: draws.map(presentBalls) };
}
