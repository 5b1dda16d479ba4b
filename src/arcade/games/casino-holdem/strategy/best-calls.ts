import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { flopClasses, namedFlop, renamedCard } from '../exact/exact-return.ts';

/** Hands of two cards that a flop leaves. */
export const HANDS_BESIDE_FLOP = 1_176;

/**
 * The best choices by flop and hand, one bit each, compressed. `scripts/arcade/write-best-calls.ts` writes it, and the
 * soak test of the exact return compares all of it.
 */
export const BEST_CALLS_FILE = new URL('best-calls.br', import.meta.url);

const CARDS_LEFT = 49;

/** The offset of a flop's hands in the table, and the renaming of suits by which they are looked up. */
interface NamedFlop {
  readonly from: number;
  readonly flop: readonly number[];
  readonly suits: readonly number[];
}

let isCalled: Uint8Array | undefined;
const placeOfClass = new Map<string, number>();
const known = new Map<number, NamedFlop>();

function load(): Uint8Array {
  for (const [index, { flop }] of flopClasses().entries()) placeOfClass.set(namedFlop(flop).name, index);
  return brotliDecompressSync(readFileSync(BEST_CALLS_FILE));
}

function findFlop(dealt: readonly number[]): NamedFlop {
  const flop = [...dealt].sort((left, right) => left - right);
  const [first = 0, second = 0, third = 0] = flop;
  const key = (first * 52 + second) * 52 + third;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { name, suits } = namedFlop(flop);
  const cards = flop.map((card) => renamedCard(card, suits)).sort((left, right) => left - right);
  const named = { from: (placeOfClass.get(name) ?? 0) * HANDS_BESIDE_FLOP, flop: cards, suits };
  known.set(key, named);
  return named;
}

/** The place of a card among those that a flop leaves. */
function placeBeside(card: number, flop: readonly number[]): number {
  return card - flop.filter((other) => other < card).length;
}

/** Whether the best choice for these two cards is to call after this flop. */
export function isBestCall(player: readonly number[], flop: readonly number[]): boolean {
  isCalled ??= load();
  const named = findFlop(flop);
  const [one = 0, other = 0] = player
    .map((card) => placeBeside(renamedCard(card, named.suits), named.flop))
    .sort((left, right) => left - right);
  const place = named.from + (one * (2 * CARDS_LEFT - one - 1)) / 2 + (other - one - 1);
  return (((isCalled[place >> 3] ?? 0) >> (place & 7)) & 1) === 1;
}
