import { lines } from '../rules/line-notation.ts';
import type { SlotModel } from '../rules/slot-model.ts';
import { strips } from '../rules/strip-notation.ts';

/** The classic of five reels and twenty lines; free spins pay three times as much and may be won again. */
export const lantern: SlotModel = {
  name: 'Lantern',
  returnBasisPoints: 9606,
  volatility: 'medium',
  machine: {
    id: 'lantern-1',
    reels: 5,
    rows: 3,
    pays: 'lines',
    lines: lines(`
      11111 00000 22222 01210 21012 00100 22122 12221 10001 01110
      21112 10101 12121 01010 21212 11011 11211 02020 20202 00122
    `),
    ways: 0,
    betUnits: 20,
    strips: strips(`
      bacbdDAcbDadCcdBCabDcBdbaSdcAdC
      DBcSCAdbadAcabdcadWCadDbCBbDcbdc
      aCbBcWSdbcADcdBacdCbdDcbAdaCdabD
      cDaCdWbACcbScAdaDdabdcaBbcdDCbBd
      DBACbSabBdCWcDacdDcbdCbdcbadcaAd
    `),
    freeStrips: null,
    symbols: [
      { id: 'wild', kind: 'wild', pays: {} },
      { id: 'scatter', kind: 'scatter', pays: { 3: 2, 4: 10, 5: 50 } },
      { id: 'high1', kind: 'pay', pays: { 2: 10, 3: 120, 4: 650, 5: 3000 } },
      { id: 'high2', kind: 'pay', pays: { 2: 5, 3: 50, 4: 300, 5: 1200 } },
      { id: 'high3', kind: 'pay', pays: { 3: 40, 4: 200, 5: 750 } },
      { id: 'high4', kind: 'pay', pays: { 3: 30, 4: 120, 5: 400 } },
      { id: 'low1', kind: 'pay', pays: { 3: 15, 4: 50, 5: 200 } },
      { id: 'low2', kind: 'pay', pays: { 3: 10, 4: 40, 5: 125 } },
      { id: 'low3', kind: 'pay', pays: { 3: 5, 4: 25, 5: 100 } },
      { id: 'low4', kind: 'pay', pays: { 3: 5, 4: 20, 5: 75 } },
    ],
    freeSpins: {
      trigger: 3,
      spins: { 3: 10, 4: 15, 5: 20 },
      retrigger: { 3: 10, 4: 15, 5: 20 },
      multiplier: 3,
      expands: false,
    },
    cascade: null,
  },
};
