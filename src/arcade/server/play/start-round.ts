import { roundStream } from '#arcade/engine/round-stream.ts';
import type { RoundResult, StartRequest } from '#arcade/game-api.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { type RoundGame, roundGameById } from '#arcade/games/round-games.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { betLadder } from '../games/bet-ladder.ts';
import { findRoundByRequest, insertRound, type Round } from '../store/round-store.ts';
import { takeNonce } from '../store/seed-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { stakedOf } from '../store/staked-rounds.ts';
import { seedsOf } from './fairness-seeds.ts';
import type { PlayParts } from './play-parts.ts';
import { roundResult } from './round-result.ts';
import { settleBefore, settled } from './settle-in-play.ts';

/**
 * Starts a round of a game that is no slot: its chance is fixed and written down, then the wallet takes the bet, then
 * the player is answered. The same request gives the same round.
 * @throws GameRefusal `round_open` while another round of the game goes on.
 */
export function startRound(parts: PlayParts, session: PlaySession, request: StartRequest): Promise<RoundResult> {
  const { store, queue } = parts;
  return queue.run(session, async () => {
    const known = findRoundByRequest(store, session, request.requestId);
    if (known !== undefined) {
      if (!isStartOf(known, session, request)) throw invalidRequest({ requestId: 'was used for another round' });
      return roundResult(store, await settled(parts, known));
    }
    await settleBefore(parts, session);
    if (stakedOf(store, session, session).length > 0)
      throw new GameRefusal('round_open', 'A round of this game is not over.');
    return roundResult(store, await settled(parts, openRound(parts, session, request)));
  });
}

/** The round was started by this very request. */
function isStartOf(round: Round, { vendor, gameCode }: PlaySession, { betMinor, choice }: StartRequest): boolean {
  if (round.vendor !== vendor || round.gameCode !== gameCode || round.bet !== betMinor) return false;
  const { startChoices } = roundGameById(round.machineId).rules;
  return JSON.stringify(round.choices.slice(0, startChoices)) === JSON.stringify(choice === undefined ? [] : [choice]);
}

function openRound(parts: PlayParts, session: PlaySession, { requestId, betMinor, choice }: StartRequest): Round {
  const { store, games, secrets, clock } = parts;
  const game = games.find(session.vendor, session.gameCode);
  if (game === undefined || game.kind === 'slot') throw invalidRequest({ game: 'is a slot: spin it' });
  if (game.tile !== null) throw invalidRequest({ game: 'is a sportsbook: place a slip' });
  if (game.kind === 'fish') throw invalidRequest({ game: 'is a fish shooter: fire a volley' });
  if (game.match !== undefined) throw invalidRequest({ game: 'is played against others: seek a match' });
  if (game.pace !== null) throw invalidRequest({ game: 'is a shared table: place chips there' });
  const { betsMinor } = betLadder(game, { code: session.currency, decimals: session.currencyDecimals });
  const choices = firstChoices(game.rules, choice);
  assertBet(game.rules, betsMinor, betMinor, choices);
  return store.transaction(() => {
    const seeds = seedsOf(parts, session);
    const nonce = takeNonce(store, seeds);
    const { isOver, winMinor: win } = game.rules.play(roundStream({ ...seeds, nonce }), choices, betMinor);
    const decided = { id: secrets.roundId(), requestId, machineId: game.rules.id, choices, isOver };
    const kept = { ...decided, seedId: seeds.id, nonce, bet: betMinor, win };
    return insertRound(store, session, kept, clock().getTime());
  });
}

/** A bet is one of the game's, or what its chips come to: from the least bet to the highest, in units of the rules. */
function assertBet(
  { betOf, betUnits }: RoundGame['rules'],
  betsMinor: readonly number[],
  betMinor: number,
  [start]: readonly Choice[],
): void {
  const [least = 1] = betsMinor;
  const highest = betsMinor.at(-1) ?? least;
  if (betOf === undefined || start === undefined) {
    if (!betsMinor.includes(betMinor)) throw invalidRequest({ betMinor: `must be one of ${betsMinor.join(', ')}` });
    return;
  }
  const placed = betOf(start);
  if (betMinor !== placed) throw invalidRequest({ betMinor: `must be ${placed}, the sum of the chips` });
  if (betMinor % betUnits !== 0 || betMinor < least || betMinor > highest)
    throw invalidRequest({ betMinor: `must be a whole multiple of ${betUnits}, from ${least} to ${highest}` });
}

function firstChoices(rules: RoundGame['rules'], choice: StartRequest['choice']) {
  if (rules.startChoices === 0) {
    if (choice !== undefined) throw invalidRequest({ choice: 'is not asked for: the round starts with its bet alone' });
    return [];
  }
  if (choice === undefined) throw invalidRequest({ choice: 'is missing' });
  const problem = rules.choiceProblem([], choice);
  if (problem !== null) throw invalidRequest({ choice: problem });
  return [choice];
}
