import { roundGameById } from '#arcade/games/round-games.ts';
import { modelOfMachine } from '#arcade/games/slots/models/slot-models.ts';
import type { PastStep, RoundView } from '#arcade/round-view-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import { betLadder } from '../games/bet-ladder.ts';
import { findRound, type Round } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import type { Player } from '../store/session-store.ts';
import { decidedBy } from './decided-by.ts';
import { describeGame } from './describe-game.ts';
import type { PlayParts } from './play-parts.ts';
import { roundAnswer } from './round-answer.ts';
import { roundResult } from './round-result.ts';
import type { ViewedRound } from './round-view-codes.ts';

/**
 * A player's round that is over.
 * @throws GameRefusal `not_found` for a round of another player, and for one that came to nothing; `round_open` while
 *   it goes on or its wallet has not answered.
 */
export function roundToView({ store }: PlayParts, player: Player, roundId: string): Round {
  const round = findRound(store, roundId);
  if (round?.integration !== player.integration || round.userId !== player.userId) throw notFound();
  if (round.state === 'refused' || round.state === 'rolledBack') throw notFound();
  if (round.state !== 'settled' || !round.isOver) throw new GameRefusal('round_open', 'The round is not over yet.');
  return round;
}

/**
 * A round as its page shows it, decided anew from its seeds.
 * @throws GameRefusal as `roundToView`.
 */
export function viewRound(parts: PlayParts, { player, roundId, viewer }: ViewedRound): RoundView {
  const round = roundToView(parts, player, roundId);
  const { store, games } = parts;
  const game = games.find(round.vendor, round.gameCode);
  if (game === undefined) throw notFound();
  const inCurrency = { ...viewer, currency: round.currency };
  const { serverSeed, isRevealed } = seedsById(store, round.seedId);
  const shared = { isShared: round.betsClosedAt !== null, revealed: isRevealed ? { serverSeed } : null };
  const machine = modelOfMachine(round.machineId)?.machine;
  if (machine !== undefined)
    return {
      kind: 'slot',
      ...describeGame(
        game,
        machine.symbols.map(({ id }) => id),
        inCurrency,
      ),
      ...shared,
      machine,
      round: roundAnswer(store, round),
    };
  return {
    kind: roundGameById(round.machineId).kind,
    ...describeGame(game, [], inCurrency),
    ...shared,
    betsMinor: betLadder(game, { code: round.currency, decimals: viewer.currencyDecimals }).betsMinor,
    round: roundResult(store, round),
    steps: stepsOf(parts, round),
  };
}

/** The round as it stood from its start on: none of it shows more than its player was shown at the time. */
function stepsOf({ store }: PlayParts, round: Round): readonly PastStep[] {
  const { startChoices } = roundGameById(round.machineId).rules;
  const first = Math.min(startChoices, round.choices.length);
  return Array.from({ length: round.choices.length - first + 1 }, (_, index) => {
    const choices = first + index;
    const { view, isOver, winMinor } = decidedBy(store, round, round.choices.slice(0, choices));
    return { choices, view, isOver, winMinor };
  });
}

function notFound(): GameRefusal {
  return new GameRefusal('not_found', 'There is no such round.');
}
