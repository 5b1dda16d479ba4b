import type { SpinRequest, SpinResult } from '#arcade/game-api.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { machineById } from '../games/arcade-games.ts';
import { baseMinorOf, betLadder } from '../games/bet-ladder.ts';
import { drawJackpot } from '../jackpots/draw-jackpot.ts';
import { insertShare } from '../store/jackpot-store.ts';
import { findRoundByRequest, insertRound, type Round } from '../store/round-store.ts';
import { takeNonce } from '../store/seed-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { type FreeSpin, findGrant, takeSpin } from '../store/spin-grants.ts';
import { seedsOf } from './fairness-seeds.ts';
import type { PlayParts } from './play-parts.ts';
import { roundAnswer } from './round-answer.ts';
import { settleBefore, settled } from './settle-in-play.ts';

/**
 * Plays a round: decided and written down, then settled with the wallet, then answered. A process that ends in between
 * leaves a round that is finished or rolled back later; it is never decided twice.
 * @throws GameRefusal
 */
export function playSpin(parts: PlayParts, session: PlaySession, request: SpinRequest): Promise<SpinResult> {
  const { store, queue } = parts;
  return queue.run(session, async () => {
    const known = findRoundByRequest(store, session, request.requestId);
    if (known !== undefined) {
      if (!isOfRequest(known, session, request)) throw invalidRequest({ requestId: 'was used for another round' });
      return roundAnswer(store, await settled(parts, known));
    }
    await settleBefore(parts, session);
    const round = openRound(parts, session, request);
    return roundAnswer(store, await settled(parts, round));
  });
}

/** The round was asked for by this very request. */
function isOfRequest({ bet, freeSpin, ...round }: Round, session: PlaySession, request: SpinRequest): boolean {
  return (
    (freeSpin?.betMinor ?? bet) === request.betMinor &&
    freeSpin?.grantId === request.grantId &&
    round.gameCode === session.gameCode &&
    round.vendor === session.vendor
  );
}

/** Decides the round and writes it down with its nonce, before anybody outside hears of it. */
function openRound(parts: PlayParts, session: PlaySession, { requestId, betMinor, grantId }: SpinRequest): Round {
  const { store, games, secrets, clock } = parts;
  const game = games.find(session.vendor, session.gameCode);
  if (game?.kind !== 'slot') throw invalidRequest({ game: 'is no slot: start a round of it' });
  const { betsMinor } = betLadder(game, { code: session.currency, decimals: session.currencyDecimals });
  if (grantId === undefined && !betsMinor.includes(betMinor))
    throw invalidRequest({ betMinor: `must be one of ${betsMinor.join(', ')}` });
  return store.transaction(() => {
    const freeSpin = grantId === undefined ? null : takeFreeSpin(parts, session, { grantId, betMinor });
    const seeds = seedsOf(parts, session);
    const nonce = takeNonce(store, seeds);
    const { machine } = game.model;
    const { winMinor } = decideRound(machineById(machine.id), { ...seeds, nonce }, betMinor);
    const id = secrets.roundId();
    // The pools grow by bets: a round without one gives and wins nothing.
    const hasPart = game.hasJackpot && parts.name === 'real' && freeSpin === null;
    const jackpotMinor = hasPart ? takePart(parts, session, id, betMinor) : 0;
    const decided = {
      id,
      requestId,
      machineId: machine.id,
      choices: [],
      isOver: true,
      seedId: seeds.id,
      nonce,
      bet: freeSpin === null ? betMinor : 0,
      win: winMinor + jackpotMinor,
      ...(freeSpin !== null && { freeSpin }),
    };
    return insertRound(store, session, decided, clock().getTime());
  });
}

/** Takes a spin of the player's grant for a round that is written in the same step. */
function takeFreeSpin(
  { store, clock, name }: PlayParts,
  { integration, userId, vendor, gameCode, currency }: PlaySession,
  { grantId, betMinor }: { readonly grantId: string; readonly betMinor: number },
): FreeSpin {
  const grant = name === 'real' ? findGrant(store, integration, grantId) : undefined;
  const isOwn = grant?.userId === userId && grant.vendor === vendor && grant.gameCode === gameCode;
  if (grant === undefined || !isOwn || grant.currency !== currency) throw invalidRequest({ grantId: 'is unknown' });
  if (grant.bet !== betMinor) throw invalidRequest({ betMinor: `must be ${grant.bet}, the stake of the free spins` });
  const number = takeSpin(store, grant, clock().getTime());
  if (number === null) throw new GameRefusal('free_spins_over', 'No free spin of this grant is left.');
  return { grantId, betMinor, number };
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
