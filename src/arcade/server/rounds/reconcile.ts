import type { WalletRounds } from '#contracts/generated/contracts.ts';
import { validateWalletRounds } from '#contracts/generated/validators.js';
import type { PlayParts } from '../play/play-parts.ts';
import { listRounds } from '../store/listed-rounds.ts';
import { findRound, type Round, reopenForRollback } from '../store/round-store.ts';
import { bodyOf } from '../wallet/reply-body.ts';
import type { WalletTransport } from '../wallet/wallet-transport.ts';
import { settleRound } from './round-settler.ts';

type WalletRound = WalletRounds['rounds'][number];

/** One round on which the two sides differ. */
export interface Difference {
  readonly roundId: string;
  readonly problem: 'missingAtWallet' | 'unknownHere' | 'otherAmounts' | 'otherPlayer';
  readonly here: { readonly bet: number; readonly win: number } | null;
  readonly there: { readonly bet: number; readonly win: number } | null;
}

export interface ReconciliationReport {
  readonly rounds: number;
  /** Rounds that the wallet had applied though we had taken its answer for a refusal; they are rolled back now. */
  readonly takenBack: number;
  /** Rounds that are still on their way: neither side is wrong about them. */
  readonly unsettled: number;
  /** The wins of our settled rounds less their bets, in minor units. */
  readonly netMinor: bigint;
  readonly differences: readonly Difference[];
}

/** How far the clocks of two machines may be apart. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Reconciles our rounds of a span with the wallet's list. A round that the wallet has and we refused is rolled back;
 * every other difference needs people to look at it: the expected number is zero.
 * @throws Error when the wallet does not give its list.
 */
export async function reconcile(
  parts: PlayParts,
  send: WalletTransport,
  integration: string,
  from: Date,
  to: Date,
): Promise<ReconciliationReport> {
  // The wallet opens a round when it first hears of it, which may be long after we did; other rounds in its list are
  // looked up one by one.
  const heardBy = new Date(Math.max(to.getTime(), parts.clock().getTime()) + CLOCKS_DIFFER_MS);
  const askedAt = parts.clock().getTime();
  const there = await walletRounds(send, integration, new Date(from.getTime() - CLOCKS_DIFFER_MS), heardBy);
  const here = ownRounds(parts, integration, from, to);
  const differences: Difference[] = [];
  let takenBack = 0;
  let unsettled = 0;
  let netMinor = 0n;
  for (const [roundId, theirs] of there) {
    if (here.has(roundId)) continue;
    // Opened near the edge of the span it may be in one list alone, so it is looked up by itself.
    const own = findRound(parts.store, roundId);
    if (own?.state === 'refused' && (theirs.bet !== 0 || theirs.win !== 0)) {
      reopenForRollback(parts.store, roundId);
      await parts.queue.run(own, () => settleRound(parts, roundId, []));
      takenBack++;
    } else if (own === undefined)
      differences.push({ roundId, problem: 'unknownHere', here: null, there: amountsOf(theirs) });
    else if (own.state !== 'refused') here.set(roundId, own);
  }
  for (const own of here.values()) {
    if (own.state === 'settled') netMinor += BigInt(own.win - own.bet);
    // The list may have been made before a round that has just ended, or was just raised.
    const changedAt = Math.max(own.closedAt ?? 0, own.raisedAt ?? 0);
    const isFresh = changedAt > askedAt && own.isBetApplied;
    if (own.state === 'open' || own.state === 'cancelling' || isFresh) unsettled++;
    else {
      const difference = compare(own, there.get(own.id));
      if (difference !== null) differences.push(difference);
    }
  }
  return { rounds: here.size, takenBack, unsettled, netMinor, differences };
}

function compare(own: Round, theirs: WalletRound | undefined): Difference | null {
  const isApplied = own.state === 'settled' || own.state === 'staked';
  const here = isApplied ? { bet: own.bet, win: own.win } : { bet: 0, win: 0 };
  const there = theirs === undefined ? null : amountsOf(theirs);
  const found = (problem: Difference['problem']): Difference => ({ roundId: own.id, problem, here, there });
  // A round that was rolled back before it arrived may be none of the wallet's.
  if (theirs === undefined || there === null) return here.bet === 0 ? null : found('missingAtWallet');
  if (theirs.user_id !== own.userId || theirs.currency !== own.currency) return found('otherPlayer');
  return here.bet === there.bet && here.win === there.win ? null : found('otherAmounts');
}

function amountsOf({ bet, win }: WalletRound) {
  return { bet, win };
}

function ownRounds({ store }: PlayParts, integration: string, from: Date, to: Date): Map<string, Round> {
  const rounds = new Map<string, Round>();
  let after = 0;
  for (;;) {
    const span = { from: from.getTime(), to: to.getTime() };
    const page = listRounds(store, integration, { ...span, after, limit: 1_000, wallet: 'seamless' });
    for (const round of page) rounds.set(round.id, round);
    const last = page.at(-1);
    if (last === undefined) return rounds;
    after = last.number;
  }
}

async function walletRounds(
  send: WalletTransport,
  integration: string,
  from: Date,
  to: Date,
): Promise<Map<string, WalletRound>> {
  const rounds = new Map<string, WalletRound>();
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), ...(cursor && { cursor }) });
    const reply = await send({ integration, operation: `rounds?${query}` });
    const body = reply.kind === 'answered' && reply.status === 200 ? bodyOf(reply.text) : undefined;
    if (!validateWalletRounds(body)) throw new Error(`The wallet of ${integration} did not list its rounds.`);
    for (const round of body.rounds) rounds.set(round.game_id, round);
    cursor = body.next_cursor;
  } while (cursor !== undefined);
  return rounds;
}
