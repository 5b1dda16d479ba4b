import { strips } from '#arcade/games/slots/rules/strip-notation.ts';
import type { PublicMachine } from '../game-api.ts';

/** Machines that are small enough to go through all of their boards. */

export const smallLines: PublicMachine = {
  id: 'small-lines',
  reels: 3,
  rows: 2,
  pays: 'lines',
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  ways: 0,
  betUnits: 3,
  strips: strips('AbSWb bAXbS WAbSb'),
  freeStrips: strips('AbSWW bAXbSb WAbSbb'),
  symbols: [
    { id: 'wild', kind: 'wild', pays: { 2: 1, 3: 40 } },
    { id: 'wild2', kind: 'wild', pays: {}, multiplier: 2 },
    { id: 'scatter', kind: 'scatter', pays: { 2: 1, 3: 5 } },
    { id: 'high1', kind: 'pay', pays: { 2: 2, 3: 10 } },
    { id: 'low2', kind: 'pay', pays: { 3: 4 } },
  ],
  freeSpins: { trigger: 2, spins: { 2: 2, 3: 4 }, retrigger: { 3: 2 }, multiplier: 3, expands: false },
  cascade: null,
};

export const smallWays: PublicMachine = {
  ...smallLines,
  id: 'small-ways',
  pays: 'ways',
  lines: [],
  ways: 8,
  betUnits: 2,
  strips: strips('AbSAb bAWbS WAbSb'),
  freeStrips: null,
  symbols: smallLines.symbols
    .filter(({ id }) => id !== 'wild2')
    .map((symbol) => (symbol.id === 'wild' ? { ...symbol, pays: {} } : symbol)),
};

export const smallBook: PublicMachine = {
  ...smallLines,
  id: 'small-book',
  strips: strips('AbSb bAbS AbSb'),
  freeStrips: null,
  symbols: [
    { id: 'scatter', kind: 'scatter', isAlsoWild: true, pays: { 2: 1, 3: 5 } },
    { id: 'high1', kind: 'pay', pays: { 2: 2, 3: 10 } },
    { id: 'low2', kind: 'pay', pays: { 3: 4 } },
  ],
  freeSpins: { trigger: 3, spins: { 3: 3 }, retrigger: {}, multiplier: 2, expands: true },
};

/** Four reels, of which three decide whether anything is won. */
export const smallFalls: PublicMachine = {
  ...smallWays,
  id: 'small-falls',
  reels: 4,
  ways: 16,
  strips: strips('AbSAb bAWbS WAbSb bASbb'),
  symbols: smallWays.symbols.map((symbol) => (symbol.id === 'high1' ? { ...symbol, pays: { 3: 10, 4: 25 } } : symbol)),
  cascade: { multipliers: [1, 2, 4], freeMultipliers: [3, 6] },
};
