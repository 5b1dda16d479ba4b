import { dropShare } from '#arcade/engine/jackpot/drop-point.ts';
import { POOLS, type PoolTerms, poolMinor, shareMicro } from '#arcade/engine/jackpot/jackpot-pools.ts';
import {
  currentJackpots,
  holdJackpot,
  insertJackpot,
  type Jackpot,
  type JackpotShare,
} from '../store/jackpot-store.ts';
import type { Store } from '../store/open-store.ts';
import { restOfDay } from './daily-span.ts';

interface DrawParts {
  readonly store: Store;
  readonly drawSeed: () => string;
  readonly now: number;
}

interface JackpotBet {
  readonly roundId: string;
  readonly vendor: string;
  readonly betMinor: number;
  /** The minor units of one base unit in the currency of the bet. */
  readonly baseMinor: number;
}

/** The pools of a studio; opened where it has none yet. */
export function jackpotsOf({ store, drawSeed, now }: DrawParts, vendor: string): readonly Jackpot[] {
  const known = currentJackpots(store, vendor);
  const missing = POOLS.filter(({ tier }) => !known.some((jackpot) => jackpot.tier === tier));
  if (missing.length === 0) return known;
  for (const { tier, seedMicro, topMicro } of missing) {
    const span = topMicro === null ? restOfDay(now) : null;
    insertJackpot(store, { vendor, tier, serverSeed: drawSeed(), amountMicro: seedMicro, span }, now);
  }
  return currentJackpots(store, vendor);
}

/**
 * What a bet gives to the pools, and the pool that it wins. A pool is won by the first round that brings it to its
 * point: of time for the daily one, of amount for the grand one. One round wins one pool at most.
 */
export function drawJackpot(parts: DrawParts, { roundId, vendor, betMinor, baseMinor }: JackpotBet): JackpotShare {
  const { store, now } = parts;
  const jackpots = jackpotsOf(parts, vendor);
  const [daily, grand] = (['daily', 'grand'] as const).map((tier) => {
    const terms = termsOf(tier);
    const jackpot = jackpots.find((one) => one.tier === tier);
    const micro = shareMicro(terms, betMinor, baseMinor);
    return { terms, jackpot, micro, amountMicro: (jackpot?.amountMicro ?? 0) + micro };
  });
  if (daily === undefined || grand === undefined) throw new Error('A pool is missing.');
  const hit = [daily, grand].find(
    ({ jackpot, terms, amountMicro }) =>
      jackpot?.phase === 'open' && isDue(jackpot, terms, { amountMicro, now }) && poolMinor(amountMicro, baseMinor) > 0,
  );
  const share = { roundId, vendor, dailyMicro: daily.micro, grandMicro: grand.micro };
  if (hit?.jackpot === undefined) return { ...share, won: null };
  const { amountMicro } = hit;
  holdJackpot(store, hit.jackpot.id, roundId, amountMicro);
  const amountMinor = poolMinor(amountMicro, baseMinor);
  return { ...share, won: { jackpotId: hit.jackpot.id, amountMicro, amountMinor } };
}

/** So far below its top the last point of a pool lies: bets that are on their way may grow it meanwhile. */
const MARGIN_MICRO = 50_000_000;

/** True once a pool has reached its drop point. */
function isDue(
  { serverSeed, span }: Jackpot,
  { seedMicro, topMicro }: PoolTerms,
  { amountMicro, now }: { readonly amountMicro: number; readonly now: number },
): boolean {
  const share = dropShare(serverSeed);
  if (span !== null) return now >= span.from + share * (span.to - span.from);
  return amountMicro >= seedMicro + share * ((topMicro ?? seedMicro) - MARGIN_MICRO - seedMicro);
}

export function termsOf(tier: PoolTerms['tier']): PoolTerms {
  const terms = POOLS.find((pool) => pool.tier === tier);
  if (terms === undefined) throw new Error(`There is no pool ${tier}.`);
  return terms;
}
