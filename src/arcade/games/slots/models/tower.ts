import { lines } from '../rules/line-notation.ts';
import type { SlotModel } from '../rules/slot-model.ts';
import { strips } from '../rules/strip-notation.ts';

/** Four rows and forty lines under towers of wilds; free spins have reels of their own with twice as many. */
export const tower: SlotModel = {
  name: 'Tower',
  returnBasisPoints: 9538,
  volatility: 'medium',
  machine: {
    id: 'tower-1',
    reels: 5,
    rows: 4,
    pays: 'lines',
    lines: lines(`
      11111 22222 00000 33333 12221 21112 01110 32223 10001 23332
      00100 33233 11011 22122 12121 21212 01010 32323 10101 23232
      01210 32123 12321 21012 11211 22322 00122 33211 10012 23321
      12332 21001 01221 32112 02020 31313 11233 22100 03330 30003
    `),
    ways: 0,
    betUnits: 40,
    strips: strips(`
      cdbAaDBdcbCcaDcAcdbCdbcdSaDABCbCDadaB
      adCdabAbdcCBDcaDCDcbDbBSdBacWWWWcdAbdcCaA
      bcbAadCcdWWWWDdCcdabBADdCcabadbDcSDBcaBCA
      bdBaBcadCaWWWWDACAbdaDCDBdAcbacbdSdbcDcCc
      AbcdDCacdCbdaAbCcBdaADWWWWadCcBdDBacDbcb
    `),
    freeStrips: strips(`
      dacadDdDAcdCaSDBCcbCDbBaAbCAdaBcbcdbc
      bcCcCDdcaBDaAcdbWWWWASaWWWWBCAabcdBdcDdCbdDba
      WWWWDbABcABdCadSBbDacbdCAdacadcbWWWWDcCDdcabC
      bBCcaADdCacdcCdDBcWWWWAcdaBcDbSCDbabAbdWWWWda
      AdcDbaAcadbWWWWDBbWWWWbdCdDcbcCDdAaBCdaBCcac
    `),
    symbols: [
      { id: 'wild', kind: 'wild', pays: { 5: 1000 } },
      { id: 'scatter', kind: 'scatter', pays: { 3: 2, 4: 10 } },
      { id: 'high1', kind: 'pay', pays: { 3: 30, 4: 200, 5: 1500 } },
      { id: 'high2', kind: 'pay', pays: { 3: 20, 4: 100, 5: 600 } },
      { id: 'high3', kind: 'pay', pays: { 3: 15, 4: 60, 5: 300 } },
      { id: 'high4', kind: 'pay', pays: { 3: 12, 4: 40, 5: 150 } },
      { id: 'low1', kind: 'pay', pays: { 3: 6, 4: 20, 5: 75 } },
      { id: 'low2', kind: 'pay', pays: { 3: 5, 4: 15, 5: 60 } },
      { id: 'low3', kind: 'pay', pays: { 3: 4, 4: 12, 5: 50 } },
      { id: 'low4', kind: 'pay', pays: { 3: 4, 4: 10, 5: 40 } },
    ],
    freeSpins: { trigger: 3, spins: { 3: 10, 4: 15 }, retrigger: { 3: 5, 4: 10 }, multiplier: 1, expands: false },
    cascade: null,
  },
};
