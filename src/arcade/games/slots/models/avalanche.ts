import type { SlotModel } from '../rules/slot-model.ts';
import { strips } from '../rules/strip-notation.ts';

/**
 * Six reels and 729 ways: winning symbols fall away, others fall in, and each fall has a higher multiplier; seven times
 * that in free spins.
 */
export const avalanche: SlotModel = {
  name: 'Avalanche',
  returnBasisPoints: 9593,
  volatility: 'high',
  machine: {
    id: 'avalanche-1',
    reels: 6,
    rows: 3,
    pays: 'ways',
    lines: [],
    ways: 729,
    betUnits: 20,
    strips: strips(`
      CdcDCcSaAbdcBbdaDBba
      cCBbADdScabDCacdabBd
      DBaAbdDcdCBaCWcbdSabc
      dBbAacBdSCWbaCDbdcaDc
      BacdDCWdbBCScadbacAbD
      BADcbdBCcaCDScbdabda
    `),
    freeStrips: null,
    symbols: [
      { id: 'wild', kind: 'wild', pays: {} },
      { id: 'scatter', kind: 'scatter', pays: { 4: 4, 5: 15, 6: 100 } },
      { id: 'high1', kind: 'pay', pays: { 3: 8, 4: 25, 5: 100, 6: 500 } },
      { id: 'high2', kind: 'pay', pays: { 3: 4, 4: 12, 5: 40, 6: 150 } },
      { id: 'high3', kind: 'pay', pays: { 3: 3, 4: 8, 5: 25, 6: 100 } },
      { id: 'high4', kind: 'pay', pays: { 3: 2, 4: 6, 5: 15, 6: 50 } },
      { id: 'low1', kind: 'pay', pays: { 3: 1, 4: 3, 5: 8, 6: 25 } },
      { id: 'low2', kind: 'pay', pays: { 3: 1, 4: 2, 5: 6, 6: 20 } },
      { id: 'low3', kind: 'pay', pays: { 4: 2, 5: 5, 6: 15 } },
      { id: 'low4', kind: 'pay', pays: { 4: 2, 5: 4, 6: 12 } },
    ],
    freeSpins: {
      trigger: 4,
      spins: { 4: 10, 5: 12, 6: 15 },
      retrigger: { 4: 5, 5: 8, 6: 10 },
      multiplier: 1,
      expands: false,
    },
    cascade: { multipliers: [1, 2, 3, 5], freeMultipliers: [7, 14, 21, 35] },
  },
};
