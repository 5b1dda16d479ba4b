import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { poolMinor } from '#arcade/engine/jackpot/jackpot-pools.ts';
import type { JackpotState, JackpotWin } from '#arcade/jackpot-api.ts';
import { baseMinorOf } from '../games/bet-ladder.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { jackpotById, paidJackpots, shareOf } from '../store/jackpot-store.ts';
import type { Store } from '../store/open-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { jackpotsOf, termsOf } from './draw-jackpot.ts';

const PAID_SHOWN = 5;

/** The pools of a session's studio in the session's currency. A trial sees them, and gives and wins nothing. */
export function jackpotState(real: PlayParts, session: PlaySession): JackpotState {
  const { store, secrets, clock } = real;
  const baseMinor = baseMinorOf({ code: session.currency, decimals: session.currencyDecimals });
  const now = clock().getTime();
  const pools = store.transaction(() => jackpotsOf({ store, drawSeed: secrets.serverSeed, now }, session.vendor));
  return {
    pools: pools.map(({ tier, phase, amountMicro, paidMicro, span, serverSeed }) => {
      const { topMicro, seedMicro } = termsOf(tier);
      // While a pool is being paid the amount of the next one is shown.
      const heldMicro = phase === 'dropping' ? seedMicro + amountMicro - paidMicro : amountMicro;
      return {
        tier,
        amountMinor: poolMinor(heldMicro, baseMinor),
        dropsBy: span === null ? null : new Date(span.to).toISOString(),
        dropsBelowMinor: topMicro === null ? null : poolMinor(topMicro, baseMinor),
        seedHash: serverSeedHash(serverSeed),
      };
    }),
    paid: paidJackpots(store, session.vendor, PAID_SHOWN).map(({ tier, paidMicro, paidAt, serverSeed }) => ({
      tier,
      amountMinor: poolMinor(paidMicro, baseMinor),
      paidAt: new Date(paidAt ?? 0).toISOString(),
      seedHash: serverSeedHash(serverSeed),
      serverSeed,
    })),
  };
}

/** The jackpot win of a round; null for none. */
export function jackpotWinOf(store: Store, roundId: string): JackpotWin | null {
  const won = shareOf(store, roundId)?.won;
  return won == null ? null : { tier: jackpotById(store, won.jackpotId).tier, amountMinor: won.amountMinor };
}
