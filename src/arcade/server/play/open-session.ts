import { fishArt } from '#arcade/art/game-art.ts';
import { JACKPOT_BASIS_POINTS } from '#arcade/engine/jackpot/jackpot-pools.ts';
import { statedReturn } from '#arcade/engine/stated-return.ts';
import type { GameSession, SessionRequest } from '#arcade/game-api.ts';
import { gameOfKey } from '#contracts/game-key.ts';
import type { VendorSession } from '#contracts/generated/contracts.ts';
import { validateVendorSession } from '#contracts/generated/validators.js';
import { GameRefusal } from '../game-refusal.ts';
import type { ArcadeGame } from '../games/arcade-games.ts';
import { jackpotState } from '../jackpots/jackpot-state.ts';
import { ladderInRoom } from '../matches/match-rooms.ts';
import { accountBalance, changeBalance } from '../store/account-store.ts';
import { insertSession, type PlaySession } from '../store/session-store.ts';
import { bodyOf } from '../wallet/reply-body.ts';
import type { WalletTransport } from '../wallet/wallet-transport.ts';
import { artBase, describeGame } from './describe-game.ts';
import { openFairness } from './fairness-seeds.ts';
import { grantedSpins } from './granted-spins.ts';
import type { PlayParts } from './play-parts.ts';
import { openRoundOf } from './round-result.ts';
import { digestOf } from './secrets.ts';
import { assertGoesOn } from './session-access.ts';

/** The two places to play, and how a launch code is exchanged. */
export interface SessionParts {
  readonly real: PlayParts;
  readonly trial: PlayParts;
  readonly send: WalletTransport;
}

/** Play money of a trial: so many of the game's usual bets. */
const TRIAL_BETS = 1_000;

/**
 * Opens a session by the one-use code of a launch, which the operator exchanges for the player and the game. A game
 * between players offers the stakes of the room that was chosen.
 * @throws GameRefusal `session_ended` for a code that the operator does not take, `wallet_unavailable` when he cannot
 *   be asked.
 */
export async function openSession(
  parts: SessionParts,
  { integration, code, room }: SessionRequest,
): Promise<GameSession> {
  const launched = await exchangeCode(parts.send, integration, code);
  const { vendor, gameCode } = gameOfKey(launched.game);
  const game = parts.real.games.find(vendor, gameCode);
  if (game === undefined) throw new GameRefusal('not_found', `There is no game ${launched.game}.`);
  const isTrial = launched.mode === 'trial';
  const place = isTrial ? parts.trial : parts.real;
  const session: PlaySession = {
    mode: launched.mode,
    integration,
    userId: launched.user_id,
    displayName: launched.display_name,
    vendor,
    gameCode,
    currency: launched.currency,
    currencySymbol: launched.currency_symbol,
    currencyDecimals: launched.currency_decimals,
    language: launched.language,
    walletSession: launched.session_id,
    wallet: isTrial || launched.wallet === 'transfer' ? 'account' : 'seamless',
    origin: launched.origin,
  };
  const currency = { code: session.currency, decimals: session.currencyDecimals };
  const ladder = ladderInRoom(game, currency, room);
  const token = place.secrets.sessionToken();
  const { store } = place;
  const opened = store.transaction(() => {
    assertGoesOn(store, session);
    insertSession(store, digestOf(token), session, place.clock().getTime());
    if (isTrial && accountBalance(store, session) === 0)
      changeBalance(store, session, ladder.defaultBetMinor * TRIAL_BETS);
    return {
      fairness: openFairness(place, session),
      balanceMinor: session.wallet === 'account' ? accountBalance(store, session) : launched.balance,
    };
  });
  return { token, ...describeSession(game, session), ...ladder, ...opened, ...openedKind(parts, game, session) };
}

async function exchangeCode(send: WalletTransport, integration: string, code: string): Promise<VendorSession> {
  const reply = await send({ integration, operation: 'session', body: JSON.stringify({ code }) });
  if (reply.kind !== 'answered')
    throw new GameRefusal('wallet_unavailable', 'The site could not be reached. Try again.');
  const body = bodyOf(reply.text);
  if (reply.status === 200 && validateVendorSession(body)) return body;
  if (reply.status >= 400 && reply.status < 500)
    throw new GameRefusal('session_ended', 'This link to the game has been used or is over: open the game again.');
  throw new GameRefusal('wallet_unavailable', 'The site did not answer as it should. Try again.');
}

function describeSession(game: ArcadeGame, session: PlaySession) {
  const stated = game.kind === 'slot' ? slotReturn(game) : game.rules;
  const symbols = game.kind === 'slot' ? game.model.machine.symbols.map(({ id }) => id) : [];
  return {
    mode: session.mode,
    ...describeGame(game, symbols, session),
    returnToPlayer: statedReturn(stated),
    volatility: stated.volatility,
  };
}

/** Reels and jackpots together return the sum of both shares. */
function slotReturn({ model, hasJackpot }: Extract<ArcadeGame, { kind: 'slot' }>) {
  const { volatility, returnBasisPoints } = model;
  return { volatility, returnBasisPoints: returnBasisPoints + (hasJackpot ? JACKPOT_BASIS_POINTS : 0) };
}

function openedKind({ real, trial }: SessionParts, game: ArcadeGame, session: PlaySession) {
  const place = session.mode === 'trial' ? trial : real;
  if (game.kind === 'slot') {
    const jackpots = game.hasJackpot ? jackpotState(real, session) : null;
    const { name: model, machine } = game.model;
    return { kind: game.kind, model, machine, jackpots, freeSpins: grantedSpins(place, session) };
  }
  return {
    kind: game.kind,
    rulesId: game.rules.id,
    isShared: game.pace !== null,
    isMatch: game.match !== undefined,
    ...(game.tile !== null && { sports: game.tile }),
    ...(game.kind === 'fish' && { fish: fishArt(artBase(game)) }),
    openRound: openRoundOf(place.store, session),
  };
}
