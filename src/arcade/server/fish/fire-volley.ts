import { roundStream } from '#arcade/engine/round-stream.ts';
import type { FireVolley, FishMoney, VolleyAnswer } from '#arcade/fish-api.ts';
import type { FishId } from '#arcade/games/fish/rules/fish-kinds.ts';
import { type FishView, fireAt, fishRules, type Hit } from '#arcade/games/fish/rules/fish-rules.ts';
import { costOf, readVolley, type Volley } from '#arcade/games/fish/rules/volley.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import type { OtherGame } from '../games/arcade-games.ts';
import { betLadder } from '../games/bet-ladder.ts';
import { seedsOf } from '../play/fairness-seeds.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { roundResult } from '../play/round-result.ts';
import { settleBefore, settled } from '../play/settle-in-play.ts';
import { findRoundByRequest, insertRound, type Round } from '../store/round-store.ts';
import { takeNonce } from '../store/seed-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { FishRoom } from './fish-room.ts';

/** A player's volleys, each of them a call to his wallet, follow each other no faster. */
const GAP_MS = 250;

interface Shooter {
  readonly place: PlayParts;
  readonly session: PlaySession;
  readonly game: OtherGame;
  readonly room: FishRoom;
  /** The player's name in the room. */
  readonly key: string;
  readonly now: () => number;
}

/**
 * Fires a volley: which shots are fired and what they catch is decided and written down, then the wallet takes the bet
 * and the win in one, then the player is answered. A fish is out of the sea from the decision on, and back in it where
 * the wallet refuses the bet. A repeated request has the same answer.
 * @throws GameRefusal `invalid_request` for a stake or shots that the game does not have, `too_many_requests` where the
 *   last volley was a moment ago, `round_pending` and what the wallet or the operator refuses it for.
 */
export function fireVolley(shooter: Shooter, request: FireVolley): Promise<VolleyAnswer> {
  const { place, session, room, key, now } = shooter;
  return place.queue.run(session, async () => {
    const known = findRoundByRequest(place.store, session, request.requestId);
    if (known !== undefined) {
      if (!isOfRequest(known, session, request)) throw invalidRequest({ requestId: 'was used for another round' });
      return answered(shooter, await settled(place, known));
    }
    assertVolley(shooter, request);
    if (!room.mayFire(key, now(), GAP_MS)) throw new GameRefusal('too_many_requests', 'Volleys come too fast.');
    await settleBefore(place, session);
    const opened = openRound(shooter, request);
    if (opened === null) return { round: null };
    const { round, caught } = opened;
    room.take(round.id, caught);
    room.tellShots(key, volleyOf(round).shots, moneyOf(session, request.stakeMinor), now());
    return answered(shooter, await settled(place, round));
  });
}

function assertVolley({ session, game }: Shooter, { stakeMinor, shots }: FireVolley): void {
  const { betsMinor } = betLadder(game, { code: session.currency, decimals: session.currencyDecimals });
  if (!betsMinor.includes(stakeMinor)) throw invalidRequest({ stakeMinor: `must be one of ${betsMinor.join(', ')}` });
  const volley = readVolley({ stakeMinor, shots });
  if (typeof volley === 'string') throw invalidRequest({ shots: volley });
}

/** Null where no fish that it was aimed at swims any more: then there is no round. */
function openRound(
  { place, session, room, now }: Shooter,
  { requestId, ...volley }: FireVolley,
): { readonly round: Round; readonly caught: readonly FishId[] } | null {
  const { store, secrets, clock } = place;
  return store.transaction(() => {
    const seeds = seedsOf(place, session);
    const numbered = { ...seeds, nonce: seeds.nextNonce };
    const fired = fireAt(roundStream(numbered), volley, (fish) => room.swims(fish, now()));
    if (fired === null) return null;
    const nonce = takeNonce(store, seeds);
    const choices = [{ ...fired }];
    const bet = costOf(fired);
    const { view, isOver, winMinor: win } = fishRules.play(roundStream(numbered), choices, bet);
    const decided = { id: secrets.roundId(), requestId, machineId: fishRules.id, choices, isOver };
    const kept = { ...decided, seedId: seeds.id, nonce, bet, win };
    const round = insertRound(store, session, kept, clock().getTime());
    return { round, caught: caughtIn(view).map(({ fish }) => fish) };
  });
}

/** The round's shots are those of the request; of those at fish that were gone it has none. */
function isOfRequest(round: Round, { vendor, gameCode }: PlaySession, { stakeMinor, shots }: FireVolley): boolean {
  if (round.vendor !== vendor || round.gameCode !== gameCode || round.machineId !== fishRules.id) return false;
  const volley = volleyOf(round);
  let next = 0;
  const isPart = volley.shots.every(({ weapon, fish }) => {
    next = shots.findIndex(
      (shot, index) => index >= next && shot.weapon === weapon && fish.every((id) => shot.fish.includes(id)),
    );
    return next++ >= 0;
  });
  return volley.stakeMinor === stakeMinor && isPart;
}

/** @throws GameRefusal where the volley came to nothing or its wallet has not answered. */
function answered({ place, session, room, key }: Shooter, round: Round): VolleyAnswer {
  if (round.state === 'refused' || round.state === 'rolledBack') room.putBack(round.id);
  const result = roundResult(place.store, round);
  const view = result.view as FishView;
  const catches = caughtIn(view).map(({ fish, multiple, winMinor }) => {
    return { fish, multiple, win: moneyOf(session, winMinor) };
  });
  room.tellCatches(key, round.id, catches);
  return { round: { ...result, view } };
}

function volleyOf({ id, choices: [choice] }: Round): Volley {
  const volley = readVolley(choice ?? {});
  if (typeof volley === 'string') throw new Error(`The volley of the round ${id} ${volley}.`);
  return volley;
}

function caughtIn({ shots }: FishView): readonly Hit[] {
  return shots.flatMap(({ hits }) => hits.filter(({ multiple }) => multiple > 0));
}

/** Play money is shown to nobody else. */
function moneyOf(session: PlaySession, minor: number): FishMoney | null {
  const { mode, currency: code, currencySymbol: symbol, currencyDecimals: decimals } = session;
  return mode === 'trial' ? null : { minor, currency: { code, symbol, decimals } };
}
