import { decidedBy } from '../play/decided-by.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleRound, TAKEN_BACK } from '../rounds/round-settler.ts';
import { cancelRound, type Round, roundById } from '../store/round-store.ts';
import { keepChoice } from '../store/staked-rounds.ts';
import { roundsOfTable, type TableKey, undrawnRounds } from '../store/table-bets.ts';
import { eachWallet } from './each-wallet.ts';
import { MOST_LOCK_MS } from './table-paces.ts';

/**
 * Decides the rounds of all players in a table's round, in one step. A bet whose wallet has not answered by now does
 * not count: it is given up, and rolled back where it may have been taken.
 * @returns the rounds that go to their wallets next.
 */
export function decideRounds({ store }: PlayParts, table: TableKey, closesAt: number): readonly Round[] {
  return store.transaction(() =>
    roundsOfTable(store, table, closesAt).flatMap((round) => {
      if (round.state === 'staked') return decide(store, round);
      if (round.state !== 'open' || round.isOver) return [];
      cancelRound(store, round.id, TAKEN_BACK);
      return roundById(store, round.id);
    }),
  );
}

function decide(store: PlayParts['store'], round: Round): Round {
  const { id, choices } = round;
  const { isOver, winMinor: win } = decidedBy(store, round, choices);
  keepChoice(store, id, { choices, isOver, win });
  return roundById(store, id);
}

/** Settles the decided rounds, and rolls back the cancelled ones. `answered` is called after each wallet's answer. */
export async function payRounds(
  parts: PlayParts,
  rounds: readonly Round[],
  answered: (round: Round) => void,
): Promise<void> {
  await eachWallet(rounds, (round) =>
    parts.queue.run(round, async () => answered(await settleRound(parts, round.id, []))),
  );
}

const AT_ONCE = 500;

/**
 * Decides and pays rounds whose table a killed process has left. Their result stood before the bets were placed, so
 * players only wait longer for it.
 */
export async function drawLeftRounds(parts: PlayParts, onError: (error: unknown) => void): Promise<number> {
  const { store, clock } = parts;
  const left = undrawnRounds(store, clock().getTime() - 2 * MOST_LOCK_MS, AT_ONCE);
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
