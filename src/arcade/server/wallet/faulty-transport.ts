import { mulberry32 } from '#art/seeded-random.ts';
import type { Round } from '../store/round-store.ts';
import type { FaultKind, FaultPlan } from './fault-plan.ts';
import type { RoundWallet } from './round-wallet.ts';
import type { OperatorCall, WalletTransport } from './wallet-transport.ts';

/** Makes things go wrong between arcade and wallet, as they do between strangers over a network. */
export interface FaultyWay {
  readonly send: WalletTransport;
  /**
   * As `send`, for a wallet: sometimes it rolls a round back before the round itself arrives.
   * @param giveUp writes down first that the round is to be rolled back: a process that ends in between would settle it
   *   otherwise.
   */
  readonly wallet: (inner: RoundWallet, giveUp: (round: Round) => void) => RoundWallet;
  /** How often each fault has happened. */
  readonly counts: Readonly<Record<FaultKind, number>>;
  /** Sends what is still held back. */
  readonly flush: () => Promise<void>;
}

const LONGEST_DELAY_MS = 250;

export function faultyWay(
  send: WalletTransport,
  { shares, seed }: FaultPlan,
  pause: (ms: number) => Promise<void>,
): FaultyWay {
  const random = mulberry32(seed);
  const counts: Record<FaultKind, number> = {
    delay: 0,
    drop: 0,
    duplicate: 0,
    reorder: 0,
    'rollback-first': 0,
    'bad-signature': 0,
  };
  const happens = (kind: FaultKind): boolean => {
    if (random() >= shares[kind]) return false;
    counts[kind]++;
    return true;
  };
  const heldBack: OperatorCall[] = [];
  const releaseHeld = async (): Promise<void> => {
    await Promise.all(heldBack.splice(0).map((call) => send(call)));
  };

  return {
    counts,
    flush: releaseHeld,
    send: async (call) => {
      if (happens('reorder')) {
        // It arrives after calls that are made later: the caller hears nothing and asks again before.
        heldBack.push(call);
        return { kind: 'unknown' };
      }
      if (happens('bad-signature')) return send(call, { withBadSignature: true });
      if (happens('delay')) await pause(Math.floor(random() * LONGEST_DELAY_MS));
      if (happens('drop')) {
        // Half of what is lost is lost on the way there, half on the way back.
        if (random() < 0.5) await send(call);
        return { kind: 'unknown' };
      }
      const copies = happens('duplicate') ? 2 : 1;
      const [first] = await Promise.all(Array.from({ length: copies }, () => send(call)));
      await releaseHeld();
      return first ?? { kind: 'unknown' };
    },
    wallet: (inner, giveUp) => ({
      ...inner,
      settle: async (round) => {
        if (round.isBetApplied || !happens('rollback-first')) return inner.settle(round);
        giveUp(round);
        await inner.rollBack(round);
        await inner.settle(round);
        return { kind: 'givenUp' };
      },
    }),
  };
}
