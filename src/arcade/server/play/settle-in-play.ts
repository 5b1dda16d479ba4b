import { GameRefusal } from '../game-refusal.ts';
import { FOREGROUND_PAUSES_MS, settleRound } from '../rounds/round-settler.ts';
import { winToTakeBack } from '../store/replaced-wins.ts';
import { type Round, unsettledOf } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { PlayParts } from './play-parts.ts';
import { assertGoesOn } from './session-access.ts';

/**
 * Brings what is still on its way to its end before another round begins.
 * @throws GameRefusal `round_pending`, or what the operator ended the session for.
 */
export async function settleBefore(parts: PlayParts, session: PlaySession): Promise<void> {
  const { store } = parts;
  assertGoesOn(store, session);
  for (const before of unsettledOf(store, session)) {
    // The win of a free spin is owed whatever the wallet says. It is settled apart, and holds up no other round.
    if (before.freeSpin !== null) continue;
    // A corrected slip. Its wallet may refuse for long to take the replaced win back.
    if (winToTakeBack(before) !== null) continue;
    const { state } = await settleRound(parts, before.id, []);
    if (state === 'open' || state === 'cancelling')
      throw new GameRefusal('round_pending', 'The round before is not settled yet. Try again in a moment.');
  }
  // The operator may have ended it while the round before was settled.
  assertGoesOn(store, session);
}

/** Settles a round while its player waits. */
export function settled(parts: PlayParts, round: Round): Promise<Round> | Round {
  if (round.state !== 'open' && round.state !== 'cancelling') return round;
  return settleRound(parts, round.id, FOREGROUND_PAUSES_MS);
}
