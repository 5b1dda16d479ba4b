import type { SpinRequest, SpinResult } from '#arcade/game-api.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { invalidRequest } from '../game-refusal.ts';
import { machineById } from '../games/arcade-games.ts';
import { baseMinorOf, betLadder } from '../games/bet-ladder.ts';
import { drawJackpot } from '../jackpots/draw-jackpot.ts';
import { insertShare } from '../store/jackpot-store.ts';
import { findRoundByRequest, insertRound, type Round } from '../store/round-store.ts';
import { takeNonce } from '../store/seed-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { seedsOf } from './fairness-seeds.ts';
import type { PlayParts } from './play-parts.ts';
import { roundAnswer } from './round-answer.ts';
import { settleBefore, settled } from './settle-in-play.ts';

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
      return roundAnswer(store, await settled(parts, known));
    }
    await settleBefore(parts, session);
    const round = openRound(parts, session, requestId, betMinor);
    return roundAnswer(store, await settled(parts, round));
  });
}

/** Decides the round and writes it down with its nonce, before anybody outside hears of it. */
function openRound(parts: PlayParts, session: PlaySession, requestId: string, betMinor: number): Round {
  const { store, games, secrets, clock } = parts;
  const game = games.find(session.vendor, session.gameCode);
  if (game?.kind !== 'slot') throw invalidRequest({ game: 'is no slot: start a round of it' });
  const { betsMinor } = betLadder(game, { code: session.currency, decimals: session.currencyDecimals });
  if (!betsMinor.includes(betMinor)) throw invalidRequest({ betMinor: `must be one of ${betsMinor.join(', ')}` });
  return store.transaction(() => {
    const seeds = seedsOf(parts, session);
    const nonce = takeNonce(store, seeds);
    const { machine } = game.model;
    const { winMinor } = decideRound(machineById(machine.id), { ...seeds, nonce }, betMinor);
    const id = secrets.roundId();
    const jackpotMinor = game.hasJackpot && parts.name === 'real' ? takePart(parts, session, id, betMinor) : 0;
    const decided = {
      id,
      requestId,
      machineId: machine.id,
      choices: [],
      isOver: true,
      seedId: seeds.id,
      nonce,
      bet: betMinor,
      win: winMinor + jackpotMinor,
    };
    return insertRound(store, session, decided, clock().getTime());
  });
}

/** Gives the pools of the studio their part of a bet; answers what the round wins of one, in minor units. */
function takePart(
  { store, secrets, clock }: PlayParts,
  { vendor, currency: code, currencyDecimals: decimals }: PlaySession,
  roundId: string,
  betMinor: number,
): number {
  const parts = { store, drawSeed: secrets.serverSeed, now: clock().getTime() };
  const share = drawJackpot(parts, { roundId, vendor, betMinor, baseMinor: baseMinorOf({ code, decimals }) });
  insertShare(store, share);
  return share.won?.amountMinor ?? 0;
}
