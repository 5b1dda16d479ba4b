import { describe, expect, it } from 'vitest';
import type { PublicMachine, Spin } from '#arcade/game-api.ts';
import { smallBook, smallFalls, smallLines, smallWays } from '#arcade/testing/small-machines.ts';
import { compileMachine } from './compiled-machine.ts';
import { playRound } from './play-round.ts';
import { RoundRecorder } from './round-recorder.ts';
import { strips } from './strip-notation.ts';

/** Plays with the given draws; every draw must be asked for, and no other. */
function played(machine: PublicMachine, draws: readonly number[]): { units: number; spins: readonly Spin[] } {
  const compiled = compileMachine(machine);
  const recorder = new RoundRecorder(compiled, 1);
  const left = [...draws];
  const units = playRound(
    compiled,
    (bound) => {
      const next = left.shift();
      if (next === undefined || next >= bound) throw new Error(`nothing to draw below ${bound}`);
      return next;
    },
    recorder,
  );
  expect(left).toEqual([]);
  expect(recorder.spins.reduce((sum, { winMinor }) => sum + winMinor, 0)).toBe(units);
  return { units, spins: recorder.spins };
}

const noFeatures = { ...smallLines, freeSpins: null, freeStrips: null };

describe('lines', () => {
  const oneLine = (text: string, symbols = smallLines.symbols): PublicMachine => ({
    ...noFeatures,
    lines: [[0, 0, 0]],
    betUnits: 1,
    symbols,
    // The second row is what no line reads.
    strips: strips(text),
  });

  it.each([
    ['a run of one symbol', 'Ab Ab Ab', 10],
    ['a run of two where two pay', 'Ab Ab bA', 2],
    ['nothing for a run that does not begin at the left', 'bA Ab Ab', 0],
    ['wilds in place of a symbol', 'Ab WA Ab', 10],
    ['leading wilds in place of what follows', 'Wb WA bA', 4],
    ['wilds alone by their own table', 'WA WA Wb', 40],
    ['a run of wilds where it pays more than what it would stand for', 'WA WA bb', 4],
    ['twice with a doubling wild', 'Ab XA Ab', 20],
    ['four times with two doubling wilds', 'Xb AA XA', 40],
    ['nothing beyond a scatter', 'Ab SA Ab', 0],
  ])('pay %s', (_, text, units) => {
    expect(played(oneLine(text), [0, 0, 0]).units).toBe(units);
  });

  it('pay the wilds that stand at the front when they pay more than the symbol behind them', () => {
    const symbols = smallLines.symbols.map((symbol) =>
      symbol.id === 'wild' ? { ...symbol, pays: { 2: 30 } } : symbol,
    );
    const { spins } = played(oneLine('WA WA bb', symbols), [0, 0, 0]);
    expect(spins[0]?.lineWins).toMatchObject([{ symbol: 'wild', count: 2, amountMinor: 30 }]);
    expect(spins[0]?.lineWins[0]?.positions).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('tell line, symbol, count, multiplier and cells of each win', () => {
    const { spins } = played({ ...noFeatures, strips: strips('bA AX bA') }, [0, 0, 0]);
    // Rows: b A b above, A X A below. The third line goes b X b.
    expect(spins[0]?.grid).toEqual([
      ['low2', 'high1'],
      ['high1', 'wild2'],
      ['low2', 'high1'],
    ]);
    expect(spins[0]?.lineWins).toEqual([
      {
        line: 1,
        ways: 1,
        symbol: 'high1',
        count: 3,
        multiplier: 2,
        amountMinor: 20,
        positions: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      },
      {
        line: 2,
        ways: 1,
        symbol: 'low2',
        count: 3,
        multiplier: 2,
        amountMinor: 8,
        positions: [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
      },
    ]);
  });
});

describe('stops', () => {
  it('wrap around the end of a strip', () => {
    const { spins } = played({ ...noFeatures, strips: strips('Abb bAb AbX') }, [2, 2, 2]);
    expect(spins[0]?.stops).toEqual([2, 2, 2]);
    expect(spins[0]?.grid).toEqual([
      ['low2', 'high1'],
      ['low2', 'low2'],
      ['wild2', 'high1'],
    ]);
  });
});

describe('free spins', () => {
  it('are played on their own strips with their multiplier, and more are won in them', () => {
    const machine = { ...smallLines, strips: strips('SA SA bA'), freeStrips: strips('SbAA SbAA SbAA') };
    // Two scatters give two; the first of them shows three, which give two more; then three lines of A and two of
    // nothing special.
    const { spins } = played(machine, [0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(spins.map(({ kind, freeSpinsLeft }) => [kind, freeSpinsLeft])).toEqual([
      ['base', 2],
      ['free', 3],
      ['free', 2],
      ['free', 1],
      ['free', 0],
    ]);
    // Three scatters: 5 total bets of 3 units, tripled. The line below shows b b b: 4, tripled.
    expect(spins[1]).toMatchObject({ multiplier: 3, winMinor: 5 * 3 * 3 + 4 * 3 });
    expect(spins[1]?.scatterWin).toMatchObject({ count: 3, freeSpins: 2, amountMinor: 45 });
    expect(spins[2]?.winMinor).toBe(3 * 10 * 3);
  });

  it('draw a symbol that fills its reels and pays on all lines, neighbours or not', () => {
    const machine = { ...smallBook, strips: strips('SbAb SbbA SbAb') };
    // The trigger, the drawn symbol (the first of two: A), and three free spins.
    const { spins } = played(machine, [0, 0, 0, 0, 1, 1, 2, 2, 0, 2, 3, 0, 3]);
    expect(spins.map(({ drawnSymbol }) => drawnSymbol)).toEqual([null, 'high1', 'high1', 'high1']);
    // b A | b b | A b: A shows on the first and the last reel; two pay 2 on each of 3 lines, doubled.
    expect(spins[1]?.expanded).toEqual({ symbol: 'high1', reels: [0, 2] });
    expect(spins[1]?.lineWins.at(-1)).toMatchObject({ line: null, ways: 3, count: 2, amountMinor: 2 * 3 * 2 });
    expect(spins[1]?.lineWins.at(-1)?.positions).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [2, 1],
    ]);
    // On a single reel it stays as it is.
    expect(spins[3]?.expanded).toBeNull();
  });
});

describe('ways', () => {
  it('pay a symbol once for each combination of its rows', () => {
    const machine = { ...smallWays, freeSpins: null, strips: strips('AA Ab WA') };
    const { units, spins } = played(machine, [0, 0, 0]);
    expect(units).toBe(10 * 2 * 1 * 2);
    expect(spins[0]?.lineWins).toMatchObject([{ line: null, ways: 4, symbol: 'high1', count: 3, amountMinor: 40 }]);
    expect(spins[0]?.lineWins[0]?.positions).toHaveLength(5);
  });

  it('pay each symbol of the first reel by itself', () => {
    const machine = { ...smallWays, freeSpins: null, strips: strips('Ab Wb WA') };
    // A: 1 x 1 x 2 ways of 10. b: 1 x 2 x 1 ways of 4.
    expect(played(machine, [0, 0, 0]).units).toBe(20 + 8);
  });
});

describe('falls', () => {
  const falling: PublicMachine = {
    ...smallWays,
    freeSpins: null,
    cascade: { multipliers: [1, 2, 4], freeMultipliers: [3] },
  };

  it('take winning symbols away, let the strip follow from above, and multiply more each time', () => {
    const machine = { ...falling, strips: strips('bSAS AbSS AbSS') };
    // A S | A b | A b: A wins and goes; above the first reel stands an S, above the others the ends of their strips.
    const { spins } = played(machine, [2, 0, 0]);
    expect(spins.map(({ fall, multiplier }) => [fall, multiplier])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(spins[0]).toMatchObject({ winMinor: 10, stops: [2, 0, 0] });
    expect(spins[1]?.grid).toEqual([
      ['scatter', 'scatter'],
      ['scatter', 'low2'],
      ['scatter', 'low2'],
    ]);
    expect(spins[1]?.stops).toEqual([1, 3, 3]);
  });

  it('leave symbols that win nothing where they come to lie', () => {
    const machine = { ...falling, strips: strips('SbAbS SbAbS SbAbS') };
    // A b on all reels: both win at once. Then S b: b wins again, and S falls to the bottom.
    const { spins } = played(machine, [2, 2, 2]);
    expect(spins.map(({ winMinor, multiplier }) => [winMinor, multiplier])).toEqual([
      [14, 1],
      [8, 2],
      [0, 4],
    ]);
    expect(spins[2]?.grid).toEqual([
      ['scatter', 'scatter'],
      ['scatter', 'scatter'],
      ['scatter', 'scatter'],
    ]);
    expect(spins[2]?.stops).toEqual([4, 4, 4]);
  });

  it('go on with the last multiplier', () => {
    const machine = { ...falling, strips: strips('SSAAAAAA SSAAAAAA SSAAAAAA') };
    const { spins } = played(machine, [6, 6, 6]);
    expect(spins.map(({ multiplier }) => multiplier)).toEqual([1, 2, 4, 4]);
    expect(spins.map(({ winMinor }) => winMinor)).toEqual([80, 160, 320, 0]);
  });

  it('count scatters when nothing falls any more', () => {
    const machine = { ...falling, strips: strips('bSAb AbbS ASbA') };
    const { spins } = played(machine, [2, 0, 0]);
    expect(spins[0]?.scatterWin).toBeNull();
    expect(spins.at(-1)?.scatterWin).toMatchObject({ count: 3, amountMinor: 10 });
  });
});

describe('a machine that is put together wrongly', () => {
  it.each([
    ['has a strip too few or many', { ...smallLines, strips: strips('Ab Ab') }],
    ['has a strip shorter than its window', { ...smallLines, strips: strips('A Ab Ab') }],
    ['has a symbol on a strip that it does not list', { ...smallLines, strips: strips('AB Ab Ab') }],
    ['has a line that leaves the window', { ...smallLines, lines: [[0, 2, 0]] }],
    ['pays on ways but has a wild on its first reel', { ...smallWays, strips: strips('WA Ab Ab') }],
    ['lets symbols fall but pays on lines', { ...smallLines, cascade: smallFalls.cascade }],
  ])('%s, and is not played', (problem, machine) => {
    expect(() => compileMachine(machine as PublicMachine)).toThrow(problem);
  });
});
