import type { VendorFreeSpinsAnswer, VendorWalletBalance } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { askVendorSigned, type VendorAnswer } from '#gateway/kit/vendor-client.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

const PATIENCE_MS = 5_000;
/** So much of a refusal's text is logged. */
const MOST_WHY = 300;
/** Final refusals. Any other failure leaves open whether money was moved, and may be retried. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);

/** The owner of a wallet at a vendor, and the vendor's server. */
export interface VendorWalletOwner {
  readonly integrationId: string;
  readonly keySealed: string;
  /** The address of the vendor's server; undefined where it has none. */
  readonly serverUrl: string | undefined;
  /** The vendor's id for the member. */
  readonly userId: string;
  readonly currency: string;
}

/** A transfer at the vendor; its id is the idempotency key. */
export interface VendorMovement {
  readonly transferId: string;
  /** In minor units. */
  readonly amount: bigint;
}

/** The limits that a vendor is to hold a member to, in minor units; null where there is none. */
export interface VendorPlayLimits {
  /** A vendor ignores a version below the one that it has. */
  readonly version: bigint;
  readonly maxBet: bigint | null;
  /** The limit on the sum of all bets of the member there, earlier ones included. */
  readonly maxStaked: bigint | null;
}

/** Game sessions that a vendor is to end. */
export interface VendorSessionEnds {
  readonly sessionIds: readonly string[];
  readonly reason: 'sessionEnded' | 'excluded' | 'limited';
}

/** Free spins that a vendor is to give a player; their id is the idempotency key. */
export interface VendorFreeSpins {
  readonly grantId: string;
  /** Of the currency. */
  readonly decimals: number;
  /** `<vendor>:<game code>`. */
  readonly game: string;
  /** The stake that each counts with, in minor units. */
  readonly bet: bigint;
  readonly spins: number;
  readonly expiresAt: Date;
}

/** How many free spins a vendor has left and what they won, in minor units; or why that is not known. */
export type VendorFreeSpinsOutcome =
  | { readonly outcome: 'given'; readonly spinsLeft: number; readonly wonMinor: bigint }
  | { readonly outcome: 'unknown'; readonly why: string };

/** The vendor's answer: a balance in minor units, a final refusal, or an unknown outcome. */
export type VendorWalletAnswer =
  | { readonly outcome: 'done'; readonly balance: bigint }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' };

/** The wallets that vendors keep for our members. */
export interface VendorWallets {
  balance(owner: VendorWalletOwner, patienceMs?: number): Promise<VendorWalletAnswer>;
  deposit(owner: VendorWalletOwner, movement: VendorMovement): Promise<VendorWalletAnswer>;
  withdraw(owner: VendorWalletOwner, movement: VendorMovement): Promise<VendorWalletAnswer>;
  /** Hands over limits; the balance of the answer is what lies there once they hold. */
  limits(owner: VendorWalletOwner, limits: VendorPlayLimits): Promise<VendorWalletAnswer>;
  /** Has sessions ended. A vendor may lack the call: that is a different outcome from a failed answer. */
  endSessions(
    owner: Omit<VendorWalletOwner, 'currency'>,
    ends: VendorSessionEnds,
  ): Promise<'done' | 'unsupported' | 'unknown'>;
  /** Gives a player free spins, or asks how many are left: it is the same call. */
  freeSpins(owner: VendorWalletOwner, freeSpins: VendorFreeSpins): Promise<VendorFreeSpinsOutcome>;
}

/** Status codes of servers that do not support a call. */
const UNSUPPORTED: ReadonlySet<number> = new Set([404, 405, 501]);

/** Asks the servers of vendors, each call signed with the integration's key. */
export function vendorWallets(keys: Pick<VendorKeys, 'open'>): VendorWallets {
  /** Null where the vendor has no server, or gave no answer in time. */
  async function post(
    operation: 'balance' | 'deposit' | 'withdraw' | 'limits' | 'end-sessions' | 'free-spins',
    { integrationId, keySealed, serverUrl }: Pick<VendorWalletOwner, 'integrationId' | 'keySealed' | 'serverUrl'>,
    body: object,
    timeoutMs: number,
  ): Promise<VendorAnswer | null> {
    if (serverUrl === undefined) return null;
    const key = await keys.open(integrationId, keySealed);
    const path = `/operators/${integrationId}/${operation}`;
    return askVendorSigned({ serverUrl, path, method: 'POST', body: JSON.stringify(body), timeoutMs, key }).catch(
      () => null,
    );
  }

  async function ask(
    operation: 'balance' | 'deposit' | 'withdraw' | 'limits',
    owner: VendorWalletOwner,
    more: object,
    timeoutMs: number,
  ): Promise<VendorWalletAnswer> {
    const body = { user_id: owner.userId, currency: owner.currency, ...more };
    const answer = await post(operation, owner, body, timeoutMs);
    return answer === null ? { outcome: 'unknown' } : understood(answer);
  }

  const moved = ({ amount, transferId }: VendorMovement) => ({ amount: Number(amount), transfer_id: transferId });

  return {
    balance: (owner, patienceMs = PATIENCE_MS) => ask('balance', owner, {}, patienceMs),
    deposit: (owner, movement) => ask('deposit', owner, moved(movement), PATIENCE_MS),
    withdraw: (owner, movement) => ask('withdraw', owner, moved(movement), PATIENCE_MS),
    limits: (owner, { version, maxBet, maxStaked }) =>
      ask(
        'limits',
        owner,
        {
          version: Number(version),
          max_bet: maxBet === null ? null : Number(maxBet),
          max_staked: maxStaked === null ? null : Number(maxStaked),
        },
        PATIENCE_MS,
      ),
    async endSessions(owner, { sessionIds, reason }) {
      const body = { user_id: owner.userId, session_ids: sessionIds, reason };
      const answer = await post('end-sessions', owner, body, PATIENCE_MS);
      if (answer === null) return 'unknown';
      if (answer.status >= 200 && answer.status < 300) return 'done';
      return UNSUPPORTED.has(answer.status) ? 'unsupported' : 'unknown';
    },
    async freeSpins(owner, { grantId, decimals, game, bet, spins, expiresAt }) {
      const body = {
        ...{ grant_id: grantId, user_id: owner.userId, currency: owner.currency, currency_decimals: decimals },
        ...{ game, bet: Number(bet), spins, expires_at: expiresAt.toISOString() },
      };
      const answer = await post('free-spins', owner, body, PATIENCE_MS);
      return understoodSpins(answer, body);
    },
  };
}

function understood({ status, text }: VendorAnswer): VendorWalletAnswer {
  if (REFUSALS.has(status)) return { outcome: 'refused' };
  if (status !== 200) return { outcome: 'unknown' };
  try {
    const body: unknown = JSON.parse(text);
    if (!validatorOf('VendorWalletBalance')(body)) return { outcome: 'unknown' };
    return { outcome: 'done', balance: BigInt((body as VendorWalletBalance).balance) };
  } catch {
    return { outcome: 'unknown' };
  }
}

const SAME = ['grant_id', 'user_id', 'currency', 'game', 'bet', 'spins'] as const;

/** Reads a vendor's answer. One about other free spins than those that were asked for counts as unknown. */
function understoodSpins(
  answer: VendorAnswer | null,
  asked: Readonly<Record<(typeof SAME)[number], unknown>>,
): VendorFreeSpinsOutcome {
  if (answer === null) return { outcome: 'unknown', why: 'no answer' };
  const { status, text } = answer;
  const why = `${status} ${text.slice(0, MOST_WHY)}`;
  if (status !== 200) return { outcome: 'unknown', why };
  try {
    const body: unknown = JSON.parse(text);
    if (!validatorOf('VendorFreeSpinsAnswer')(body)) return { outcome: 'unknown', why };
    const told = body as VendorFreeSpinsAnswer;
    const isOther = told.spins_left > told.spins || SAME.some((field) => told[field] !== asked[field]);
    if (isOther) return { outcome: 'unknown', why };
    return { outcome: 'given', spinsLeft: told.spins_left, wonMinor: BigInt(told.won) };
  } catch {
    return { outcome: 'unknown', why };
  }
}
