/**
 * npx tsx scripts/arcade/write-best-calls.ts Writes the best choices of casino hold'em anew: one bit for each flop and
 * hand, set where the player calls. It takes about ten minutes, and is needed only where the rules change.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { callsAfter, flopClasses, isCallBetter } from '#arcade/games/casino-holdem/exact/exact-return.ts';
import { BEST_CALLS_FILE, HANDS_BESIDE_FLOP } from '#arcade/games/casino-holdem/strategy/best-calls.ts';

const classes = flopClasses();
const bits = new Uint8Array(Math.ceil((classes.length * HANDS_BESIDE_FLOP) / 8));
for (const [index, { flop }] of classes.entries()) {
  for (const [hand, sum] of callsAfter(flop).sums.entries()) {
    const place = index * HANDS_BESIDE_FLOP + hand;
    if (isCallBetter(sum)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  }
  if (index % 100 === 0) console.info(`${index} of ${classes.length} flops`);
}
writeFileSync(BEST_CALLS_FILE, brotliCompressSync(bits));
