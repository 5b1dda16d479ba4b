import { lines } from '../rules/line-notation.ts';
import type { SlotModel } from '../rules/slot-model.ts';
import { strips } from '../rules/strip-notation.ts';

/**
 * Ten lines and a book that is wild and scatter at once; in free spins a drawn symbol fills its reels. Long waits,
 * large wins.
 */
export const grimoire: SlotModel = {
  name: 'Grimoire',
  returnBasisPoints: 9643,
  volatility: 'very high',
  machine: {
    id: 'grimoire-1',
    reels: 5,
    rows: 3,
    pays: 'lines',
    lines: lines(`
      11111 00000 22222 01210 21012 00100 22122 12221 10001 01110
    `),
    ways: 0,
    betUnits: 10,
    strips: strips(`
      caAeBACdaCbcaBDadcebScedCbedDbedD
      edabCceCacDAcedbCedDbAdcBbDdaSeaB
      CbdBaDcAdDaebaDdSbCedcAebcBCaecde
      cDBeDdeCdabCaBecbaDcAdbadScbAeCde
      aAbecCdbDSbdeDCdBecCacbeaDABdeacd
    `),
    freeStrips: null,
    symbols: [
      { id: 'scatter', kind: 'scatter', isAlsoWild: true, pays: { 3: 2, 4: 20, 5: 200 } },
      { id: 'high1', kind: 'pay', pays: { 2: 10, 3: 100, 4: 1000, 5: 7500 } },
      { id: 'high2', kind: 'pay', pays: { 2: 5, 3: 40, 4: 300, 5: 2000 } },
      { id: 'high3', kind: 'pay', pays: { 3: 20, 4: 75, 5: 400 } },
      { id: 'high4', kind: 'pay', pays: { 3: 15, 4: 50, 5: 300 } },
      { id: 'low1', kind: 'pay', pays: { 3: 5, 4: 20, 5: 125 } },
      { id: 'low2', kind: 'pay', pays: { 3: 5, 4: 20, 5: 100 } },
      { id: 'low3', kind: 'pay', pays: { 3: 3, 4: 15, 5: 75 } },
      { id: 'low4', kind: 'pay', pays: { 3: 3, 4: 15, 5: 75 } },
      { id: 'low5', kind: 'pay', pays: { 3: 3, 4: 15, 5: 75 } },
    ],
    freeSpins: {
      trigger: 3,
      spins: { 3: 10, 4: 10, 5: 10 },
      retrigger: { 3: 10, 4: 10, 5: 10 },
      multiplier: 1,
      expands: true,
    },
    cascade: null,
  },
};
