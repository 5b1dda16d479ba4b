import type { PlaceTableBets } from '#arcade/table-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import type { OtherGame } from '../games/arcade-games.ts';
import { betLadder } from '../games/bet-ladder.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { assertGoesOn } from '../play/session-access.ts';
import type { PlaySession } from '../store/session-store.ts';
import { lastClosing, placedBetsOf, putBets } from '../store/table-bets.ts';
import { roundAt, type TablePace } from './table-clock.ts';
import { choiceOf } from './take-stakes.ts';

/** A game that is played at shared tables. */
export type TableGame = OtherGame & { readonly pace: TablePace };

/**
 * Keeps a player's chips for the open round of a table. No money moves before its bets are closed. A change that
 * arrives after a later one changes nothing.
 * @throws GameRefusal `bets_closed` for another round than the open one, `invalid_request` for chips that the table
 *   does not take.
 */
export function placeChips(
  { store, clock }: PlayParts,
  session: PlaySession,
  tokenDigest: string,
  game: TableGame,
  { number, revision, chips }: PlaceTableBets,
): void {
  const now = clock().getTime();
  const round = roundAt(game.pace, now);
  const { closesAt } = round;
  const isOver = now >= closesAt || closesAt <= lastClosing(store, session);
  if (round.number !== number || isOver) throw new GameRefusal('bets_closed', 'The bets of this round are closed.');
  const betMinor = stakeOf(game, session, chips);
  store.transaction(() => {
    assertGoesOn(store, session);
    const kept = placedBetsOf(store, session, closesAt, session);
    if (kept !== undefined && kept.revision >= revision) return;
    const { integration, userId } = session;
    putBets(store, session, { integration, userId, closesAt, tokenDigest, revision, chips, betMinor });
  });
}

/** The sum of chips that the table takes; 0 where all are taken back. */
function stakeOf(game: TableGame, session: PlaySession, chips: PlaceTableBets['chips']): number {
  if (Object.keys(chips).length === 0) return 0;
  const { rules } = game;
  const choice = choiceOf({ chips });
  const problem = rules.choiceProblem([], choice);
  if (problem !== null) throw invalidRequest({ chips: problem });
  const stakeMinor = rules.betOf?.(choice) ?? 0;
  const { betsMinor } = betLadder(game, { code: session.currency, decimals: session.currencyDecimals });
  const [least = 1] = betsMinor;
  const highest = betsMinor.at(-1) ?? least;
  if (stakeMinor < least || stakeMinor > highest)
    throw invalidRequest({ chips: `must come to ${least} at least and ${highest} at most` });
  return stakeMinor;
}
