import type { SlotModel } from '../rules/slot-model.ts';
import { strips } from '../rules/strip-notation.ts';

/** No lines: a symbol pays on every one of 243 ways, and five times as much in free spins. */
export const river: SlotModel = {
  name: 'River',
  returnBasisPoints: 9643,
  volatility: 'high',
  machine: {
    id: 'river-1',
    reels: 5,
    rows: 3,
    pays: 'ways',
    lines: [],
    ways: 243,
    betUnits: 25,
    strips: strips(`
      baDcbedDbeBadDBeCceAcadbCSdc
      cDCabScdeABDacDdacedbBebCdebW
      CeDbBaAecDdSDacBdbecCadcbedWb
      aWDBcCacedbDBcdaSebCebdcbADed
      cebdDBbcDaCAdDeabcdWSecdBCaeb
    `),
    freeStrips: null,
    symbols: [
      { id: 'wild', kind: 'wild', pays: {} },
      { id: 'scatter', kind: 'scatter', pays: { 3: 2, 4: 10, 5: 50 } },
      { id: 'high1', kind: 'pay', pays: { 3: 50, 4: 300, 5: 2000 } },
      { id: 'high2', kind: 'pay', pays: { 3: 25, 4: 120, 5: 600 } },
      { id: 'high3', kind: 'pay', pays: { 3: 15, 4: 60, 5: 300 } },
      { id: 'high4', kind: 'pay', pays: { 3: 10, 4: 35, 5: 125 } },
      { id: 'low1', kind: 'pay', pays: { 3: 5, 4: 20, 5: 75 } },
      { id: 'low2', kind: 'pay', pays: { 3: 4, 4: 15, 5: 50 } },
      { id: 'low3', kind: 'pay', pays: { 3: 4, 4: 15, 5: 50 } },
      { id: 'low4', kind: 'pay', pays: { 3: 3, 4: 10, 5: 40 } },
      { id: 'low5', kind: 'pay', pays: { 3: 3, 4: 10, 5: 40 } },
    ],
    freeSpins: {
      trigger: 3,
      spins: { 3: 10, 4: 15, 5: 20 },
      retrigger: { 3: 10, 4: 15, 5: 20 },
      multiplier: 5,
      expands: false,
    },
    cascade: null,
  },
};
