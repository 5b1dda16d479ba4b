import { roundGameById } from '#arcade/games/round-games.ts';
import { slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import { decidedBy } from '../play/decided-by.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleRound, TAKEN_BACK } from '../rounds/round-settler.ts';
import { withdrawRaise } from '../store/raises.ts';
import { cancelRound, type Round, roundById } from '../store/round-store.ts';
import { keepChoice } from '../store/staked-rounds.ts';
import { roundsOfTable, type TableKey, undrawnRounds } from '../store/table-bets.ts';
import { eachWallet } from './each-wallet.ts';
import { MOST_CHOICE_MS, MOST_LOCK_MS } from './table-paces.ts';

/**
 * Decides the rounds of all players in a table's round, in one step. A bet whose wallet has not answered by now does
 * not count: it is given up, and rolled back where it may have been taken.
 * @returns the rounds that go to their wallets next.
 */
export function decideRounds({ store }: PlayParts, table: TableKey, closesAt: number): readonly Round[] {
  return store.transaction(() => {
    const raised = roundsOfTable(store, table, closesAt).filter(({ raise }) => raise !== null);
    const given = giveUpOpen(store, table, closesAt);
    const staked = roundsOfTable(store, table, closesAt).filter(({ state }) => state === 'staked');
    return [...staked.map((round) => decide(store, round)), ...given, ...raised];
  });
}

/**
 * Gives up bets that no wallet has taken by the time that the first cards are dealt.
 * @returns the rounds that go to their wallets next.
 */
export function giveUpUntaken({ store }: PlayParts, table: TableKey, closesAt: number): readonly Round[] {
  return store.transaction(() => giveUpOpen(store, table, closesAt));
}

function giveUpOpen(store: PlayParts['store'], table: TableKey, closesAt: number): readonly Round[] {
  return roundsOfTable(store, table, closesAt)
    .filter(({ state, isOver, raise }) => state === 'open' && !isOver && raise === null)
    .map(({ id }) => {
      cancelRound(store, id, TAKEN_BACK);
      return roundById(store, id);
    });
}

/** The result of a round. At a table with choices it is the table's own, last choice. */
function decide(store: PlayParts['store'], round: Round): Round {
  const { id, machineId } = round;
  const { rules } = roundGameById(machineId);
  const { choices: made } = round;
  const choices = rules.table === undefined ? made : [...made, rules.choiceOfAbsent(made)];
  const { isOver, winMinor: win } = decidedBy(store, round, choices);
  keepChoice(store, id, { choices, isOver, win });
  return roundById(store, id);
}

/**
 * Settles the decided rounds, and rolls back the cancelled ones. A raise that is still on its way is waited for as long
 * as its own call takes; then it is taken back, and the round is decided without it. `answered` is called after each
 * wallet's answer.
 */
export async function payRounds(
  parts: PlayParts,
  rounds: readonly Round[],
  answered: (round: Round) => void,
): Promise<void> {
  await eachWallet(rounds, (round) =>
    parts.queue.run(round, async () => {
      await endRaise(parts, round.id);
      answered(await settleRound(parts, round.id, []));
    }),
  );
}

/** Comes after the player's last choice in his queue, so no call for a raise is under way. */
async function endRaise(parts: PlayParts, roundId: string): Promise<void> {
  const { store } = parts;
  const before = roundById(store, roundId);
  if (before.raise !== null) {
    withdrawRaise(store, roundId, TAKEN_BACK);
    await settleRound(parts, roundId, []);
  }
  const round = roundById(store, roundId);
  // Where the wallet does not answer, the round is decided once it has (`drawLeftRounds`).
  if (round.state === 'staked') decide(store, round);
}

const AT_ONCE = 500;

/**
 * Decides and pays rounds whose table a killed process has left. Their result stood before the bets were placed, so
 * players only wait longer for it.
 */
export async function drawLeftRounds(parts: PlayParts, onError: (error: unknown) => void): Promise<number> {
  const { store, clock } = parts;
  const left = undrawnRounds(store, slipRules.id, clock().getTime() - 2 * MOST_LOCK_MS - MOST_CHOICE_MS, AT_ONCE);
  const decided = left.flatMap((round) => {
    try {
      return decide(store, round);
    } catch (error) {
      // One that cannot be decided keeps no other waiting.
      onError(error);
      return [];
    }
  });
  await payRounds(parts, decided, () => undefined);
  return decided.length;
}
