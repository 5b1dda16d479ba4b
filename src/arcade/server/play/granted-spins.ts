import type { GrantedSpins } from '#arcade/free-spins-api.ts';
import { gameOfKey } from '#contracts/game-key.ts';
import type { VendorFreeSpins, VendorFreeSpinsAnswer } from '#contracts/generated/contracts.ts';
import { invalidRequest } from '../game-refusal.ts';
import type { ArcadeGames } from '../games/arcade-games.ts';
import { betLadder } from '../games/bet-ladder.ts';
import type { Round } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import {
  currencyOf,
  type FreeSpin,
  findGrant,
  insertGrant,
  type NewSpinGrant,
  nextGrant,
  type SpinGrant,
  wonByGrant,
} from '../store/spin-grants.ts';
import { dialectOf } from '../wallet/dialect-of.ts';
import type { PlayParts } from './play-parts.ts';

type GrantParts = Pick<PlayParts, 'store' | 'games' | 'clock'>;

/**
 * Stores free spins that an operator gives a player, once for each id.
 * @returns them as stored; null where the id has other free spins.
 * @throws GameRefusal `invalid_request` naming the field.
 */
export function grantSpins(
  { store, games, clock }: GrantParts,
  integration: string,
  asked: VendorFreeSpins,
): VendorFreeSpinsAnswer | null {
  const { grant_id: grantId, user_id: userId, currency, game, bet, spins, expires_at: expires } = asked;
  const { vendor, gameCode } = gameOfKey(game);
  const expiresAt = Date.parse(expires);
  const wanted = { integration, grantId, userId, currency, vendor, gameCode, bet, spins, expiresAt };
  return store.transaction(() => {
    const known = findGrant(store, integration, grantId);
    if (known !== undefined) return isSame(known, wanted) ? answerOf({ store }, known) : null;
    const now = clock().getTime();
    assertGame(games, wanted, asked.currency_decimals);
    const own = currencyOf(store, wanted);
    if (own !== null && own !== currency) throw invalidRequest({ currency: `must be ${own}, which the player has` });
    if (expiresAt <= now) throw invalidRequest({ expires_at: 'is over' });
    insertGrant(store, wanted, now);
    return answerOf({ store }, { ...wanted, used: 0 });
  });
}

/** Refuses a game that is no slot of the integration, and a bet that it does not have. */
function assertGame(
  games: ArcadeGames,
  { integration, vendor, gameCode, bet, currency: code }: NewSpinGrant,
  decimals: number,
): void {
  if (vendor !== (integration.split('.')[1] ?? '')) throw invalidRequest({ game: 'is of another studio' });
  const game = games.find(vendor, gameCode);
  if (game === undefined) throw invalidRequest({ game: 'is unknown' });
  if (game.kind !== 'slot') throw invalidRequest({ game: 'is no slot' });
  if (dialectOf(integration) !== 'actions')
    throw invalidRequest({ game: 'has no free spins: wins without a bet need the dialect of actions' });
  const { betsMinor } = betLadder(game, { code, decimals });
  if (!betsMinor.includes(bet)) throw invalidRequest({ bet: `must be one of ${betsMinor.join(', ')}` });
}

const CONTENT = ['userId', 'currency', 'vendor', 'gameCode', 'bet', 'spins', 'expiresAt'] as const;

function isSame(known: SpinGrant, wanted: NewSpinGrant): boolean {
  return CONTENT.every((field) => known[field] === wanted[field]);
}

function answerOf({ store }: Pick<GrantParts, 'store'>, grant: SpinGrant): VendorFreeSpinsAnswer {
  return {
    grant_id: grant.grantId,
    user_id: grant.userId,
    currency: grant.currency,
    game: `${grant.vendor}:${grant.gameCode}`,
    bet: grant.bet,
    spins: grant.spins,
    spins_left: grant.spins - grant.used,
    won: wonByGrant(store, grant, grant.used),
    expires_at: new Date(grant.expiresAt).toISOString(),
  };
}

/** The free spins that the session's player has in its game now; null for none. A trial has none. */
export function grantedSpins({ store, clock, name }: PlayParts, session: PlaySession): GrantedSpins | null {
  const grant = name === 'real' ? nextGrant(store, session, clock().getTime()) : undefined;
  return grant === undefined ? null : spinsAfter({ store }, grant, grant.used);
}

/** The grant as it was right after this free spin. */
export function grantOfRound(
  store: PlayParts['store'],
  { integration }: Pick<Round, 'integration'>,
  freeSpin: FreeSpin,
): GrantedSpins {
  const grant = findGrant(store, integration, freeSpin.grantId);
  if (grant === undefined) throw new Error(`There is no grant ${freeSpin.grantId}.`);
  return spinsAfter({ store }, grant, freeSpin.number);
}

function spinsAfter({ store }: Pick<GrantParts, 'store'>, grant: SpinGrant, used: number): GrantedSpins {
  const { grantId, bet, spins, expiresAt } = grant;
  return {
    grantId,
    betMinor: bet,
    spins,
    left: spins - used,
    wonMinor: wonByGrant(store, grant, used),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
