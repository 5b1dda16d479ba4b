import { lines } from '../rules/line-notation.ts';
import type { SlotModel } from '../rules/slot-model.ts';
import { strips } from '../rules/strip-notation.ts';

/** Three short reels and five lines: wins come often and stay small, and wilds multiply each other. */
export const triad: SlotModel = {
  name: 'Triad',
  returnBasisPoints: 9675,
  volatility: 'low',
  machine: {
    id: 'triad-1',
    reels: 3,
    rows: 3,
    pays: 'lines',
    lines: lines(`
      111 000 222 012 210
    `),
    ways: 0,
    betUnits: 5,
    strips: strips(`
      DCcDWbacCBbcaADbcBabXcaCcb
      bBCcYaBbXAbacbDcCWaDcaDbCc
      WcDbBDcABbcabcabCacXDaCcbC
    `),
    freeStrips: null,
    symbols: [
      { id: 'wild', kind: 'wild', pays: { 3: 50 } },
      { id: 'wild2', kind: 'wild', pays: {}, multiplier: 2 },
      { id: 'wild3', kind: 'wild', pays: {}, multiplier: 3 },
      { id: 'high1', kind: 'pay', pays: { 3: 25 } },
      { id: 'high2', kind: 'pay', pays: { 3: 15 } },
      { id: 'high3', kind: 'pay', pays: { 3: 10 } },
      { id: 'high4', kind: 'pay', pays: { 3: 8 } },
      { id: 'low1', kind: 'pay', pays: { 3: 5 } },
      { id: 'low2', kind: 'pay', pays: { 3: 3 } },
      { id: 'low3', kind: 'pay', pays: { 3: 2 } },
    ],
    freeSpins: null,
    cascade: null,
  },
};
