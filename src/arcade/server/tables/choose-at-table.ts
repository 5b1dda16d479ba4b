import type { TableChoice } from '#arcade/table-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { decidedBy } from '../play/decided-by.ts';
import { nextChoice } from '../play/next-choice.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settled } from '../play/settle-in-play.ts';
import { findRoundByRequest, type Round } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { TableKey } from '../store/table-bets.ts';
import { requestIdOf } from './take-stakes.ts';

interface ChosenAt {
  readonly table: TableKey;
  readonly closesAt: number;
  /** The table takes choices now. Asked when the choice's turn has come, after what the player did before. */
  readonly isOpen: () => boolean;
}

/**
 * Makes a player's next choice in the round of a table. It is written down before anybody hears what it came to, and a
 * choice that was made before is answered again and not made twice.
 * @throws GameRefusal `choices_closed` before and after the time for choices, `not_found` without a bet in the round,
 *   `invalid_request` for a choice that the rules forbid; for a raise also the wallet's reason.
 */
export function chooseAtTable(
  parts: PlayParts,
  session: PlaySession,
  { table, closesAt, isOpen }: ChosenAt,
  { step, choice }: Omit<TableChoice, 'number'>,
): Promise<Round> {
  const { store, queue } = parts;
  return queue.run(session, async () => {
    const round = findRoundByRequest(store, session, requestIdOf(table, closesAt));
    if (round === undefined) throw new GameRefusal('not_found', 'You have no bet in this round.');
    const made = round.choices[step];
    if (made !== undefined && JSON.stringify(made) === JSON.stringify(choice)) return round;
    if (!isOpen()) throw new GameRefusal('choices_closed', 'The table takes no choices now.');
    if (step !== round.choices.length)
      throw invalidRequest({ step: `must be ${round.choices.length}, the number of choices made` });
    const standing = await settled(parts, round);
    // The pending raise may have been the one of this very choice.
    if (standing.choices.length > step) return standing;
    if (standing.state !== 'staked') throw new GameRefusal('round_pending', 'The wallet has not answered yet.');
    if (decidedBy(store, standing, standing.choices).isReady !== false)
      throw invalidRequest({ choice: 'must not follow: the round waits for its result' });
    // The wallet may have been asked meanwhile about the raise before.
    if (!isOpen()) throw new GameRefusal('choices_closed', 'The table takes no choices now.');
    const chosen = await nextChoice(parts, session, standing, choice);
    if (chosen.state === 'open' && chosen.raise !== null)
      throw new GameRefusal('round_pending', 'The wallet has not answered yet. The choice counts once it has.');
    return chosen;
  });
}
