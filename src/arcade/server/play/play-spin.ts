import { decideRound } from '#arcade/engine/decide-round.ts';
import type { SpinRequest, SpinResult } from '#arcade/game-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { machineById } from '../games/arcade-games.ts';
import { betLadder } from '../games/bet-ladder.ts';
import { FOREGROUND_PAUSES_MS, settleRound } from '../rounds/round-settler.ts';
import { findRoundByRequest, insertRound, type Round, unsettledOf } from '../store/round-store.ts';
import { takeNonce } from '../store/seed-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { seedsOf } from './fairness-seeds.ts';
import type { PlayParts } from './play-parts.ts';
import { roundAnswer } from './round-answer.ts';
import { assertGoesOn } from './session-access.ts';

/**
 * Plays a round: decided and written down, then settled with the wallet, then answered. A process that ends in between
 * leaves a round that is finished or rolled back later; it is never decided twice.
 * @throws GameRefusal
 */
export function playSpin(
  parts: PlayParts,
  session: PlaySession,
  { requestId, betMinor }: SpinRequest,
): Promise<SpinResult> {
  const { store, queue } = parts;
  return queue.run(session, async () => {
    const known = findRoundByRequest(store, session, requestId);
    if (known !== undefined) {
      if (known.bet !== betMinor || known.gameCode !== session.gameCode || known.vendor !== session.vendor)
        throw invalidRequest({ requestId: 'was used for another round' });
      return roundAnswer(store, await ended(parts, known));
    }
    assertGoesOn(store, session);
    for (const before of unsettledOf(store, session)) {
      const { state } = await settleRound(parts, before.id, []);
      if (state === 'open' || state === 'cancelling')
        throw new GameRefusal('round_pending', 'The round before is not settled yet. Try again in a moment.');
    }
    // The operator may have ended it while the round before was settled.
    assertGoesOn(store, session);
    const round = openRound(parts, session, requestId, betMinor);
    return roundAnswer(store, await ended(parts, round));
  });
}

function ended(parts: PlayParts, round: Round): Promise<Round> | Round {
  if (round.state !== 'open' && round.state !== 'cancelling') return round;
  return settleRound(parts, round.id, FOREGROUND_PAUSES_MS);
}

/** Decides the round and writes it down with its nonce, before anybody outside hears of it. */
function openRound(parts: PlayParts, session: PlaySession, requestId: string, betMinor: number): Round {
  const { store, games, secrets, clock } = parts;
  const game = games.find(session.vendor, session.gameCode);
  if (game === undefined) throw new Error(`The session plays ${session.vendor}:${session.gameCode}, which is no game.`);
  const { betsMinor } = betLadder(game, { code: session.currency, decimals: session.currencyDecimals });
  if (!betsMinor.includes(betMinor)) throw invalidRequest({ betMinor: `must be one of ${betsMinor.join(', ')}` });
  return store.transaction(() => {
    const seeds = seedsOf(parts, session);
    const nonce = takeNonce(store, seeds);
    const { machine } = game.model;
    const { winMinor: win } = decideRound(machineById(machine.id), { ...seeds, nonce }, betMinor);
    const decided = {
      id: secrets.roundId(),
      requestId,
      machineId: machine.id,
      seedId: seeds.id,
      nonce,
      bet: betMinor,
      win,
    };
    return insertRound(store, session, decided, clock().getTime());
  });
}
