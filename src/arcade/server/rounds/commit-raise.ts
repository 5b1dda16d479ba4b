import { decidedBy } from '../play/decided-by.ts';
import type { Store } from '../store/open-store.ts';
import { keepRaise } from '../store/raises.ts';
import { roundById } from '../store/round-store.ts';

/** Makes the choice whose raise the wallet has taken, and decides the round with it. */
export function commitRaise(store: Store, roundId: string, balance: number, now: number): void {
  const round = roundById(store, roundId);
  if (round.raise === null) throw new Error(`The round ${roundId} has no raise.`);
  const { isOver, winMinor: win } = decidedBy(store, round, [...round.choices, round.raise.choice]);
  keepRaise(store, round, round.raise, { isOver, win, balance, now });
}
