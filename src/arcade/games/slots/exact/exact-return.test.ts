import { describe, expect, it } from 'vitest';
import type { PublicMachine } from '#arcade/game-api.ts';
import { smallBook, smallFalls, smallLines, smallWays } from '#arcade/testing/small-machines.ts';
import { type CompiledMachine, compileMachine } from '../rules/compiled-machine.ts';
import { judgeBoard, turnResult } from '../rules/turn-reels.ts';
import { addFallSums, enumerateFalls } from './enumerated-falls.ts';
import { type ExpectedTurn, exactReturn, expectedTurn, turnOfFalls } from './exact-return.ts';
import { expectedExpansion } from './expected-expansion.ts';

/** Every board of a machine, judged by the engine that serves rounds. */
function allBoards(compiled: CompiledMachine, isFree: boolean, drawnSymbol = -1) {
  const strips = isFree ? compiled.freeStrips : compiled.strips;
  const sizes = strips.map((strip) => strip.length);
  const boards = sizes.reduce((product, size) => product * size, 1);
  const scatters = new Map<number, number>();
  let units = 0;
  for (let board = 0; board < boards; board++) {
    let rest = board;
    sizes.forEach((size, reel) => {
      compiled.tops[reel] = rest % size;
      rest = Math.floor(rest / size);
    });
    judgeBoard(compiled, { isFree, drawnSymbol }, null);
    units += turnResult.units;
    scatters.set(turnResult.scatters, (scatters.get(turnResult.scatters) ?? 0) + 1);
  }
  return { boards, units, scatters };
}

/** The share that scatters pay of a turn's units, which the expectation keeps apart. */
function withScatters(compiled: CompiledMachine, turn: ExpectedTurn, multiplier: number): number {
  const paid = turn.scatters.reduce((sum, chance, count) => sum + chance * (compiled.scatterPays[count] ?? 0), 0);
  return turn.units + paid * multiplier;
}

describe('the computed return', () => {
  it.each<[string, PublicMachine]>([
    ['lines', smallLines],
    ['ways', smallWays],
    ['a wild scatter', smallBook],
  ])('of a turn on %s is that of all boards together', (_, machine) => {
    const compiled = compileMachine(machine);
    for (const isFree of [false, true]) {
      const all = allBoards(compiled, isFree);
      const turn = expectedTurn(compiled, isFree);
      const multiplier = isFree ? compiled.freeMultiplier : 1;
      expect(withScatters(compiled, turn, multiplier)).toBeCloseTo(all.units / all.boards, 10);
      for (const [count, boards] of all.scatters) expect(turn.scatters[count]).toBeCloseTo(boards / all.boards, 12);
    }
  });

  it('of a symbol that expands is that of all boards together', () => {
    const compiled = compileMachine(smallBook);
    for (const symbol of compiled.payingSymbols) {
      const plain = allBoards(compiled, true);
      const expanded = allBoards(compiled, true, symbol);
      expect(expectedExpansion(compiled, symbol) * compiled.freeMultiplier).toBeCloseTo(
        (expanded.units - plain.units) / plain.boards,
        10,
      );
    }
  });

  it('of falls is that of all boards together, also where boards that cannot win are only counted', () => {
    const compiled = compileMachine(smallFalls);
    for (const isFree of [false, true]) {
      const all = allBoards(compiled, isFree);
      const stops = Array.from(compiled.strips[0] ?? [], (_, stop) => stop);
      const parts = stops.map((stop) => enumerateFalls(compiled, isFree, [stop]));
      const turn = turnOfFalls(addFallSums(parts));
      expect(addFallSums(parts).boards).toBe(all.boards);
      expect(withScatters(compiled, turn, isFree ? compiled.freeMultiplier : 1)).toBeCloseTo(
        all.units / all.boards,
        10,
      );
      for (const [count, boards] of all.scatters) expect(turn.scatters[count]).toBeCloseTo(boards / all.boards, 12);
    }
  });

  it('counts free spins that free spins give', () => {
    const compiled = compileMachine(smallLines);
    const base = expectedTurn(compiled, false);
    const free = expectedTurn(compiled, true);
    const { total, base: basePart, free: freePart, freeSpinsPerRound } = exactReturn(compiled);
    const given = (base.scatters[2] ?? 0) * 2 + (base.scatters[3] ?? 0) * 4;
    const givenAgain = (free.scatters[3] ?? 0) * 2;
    expect(givenAgain).toBeGreaterThan(0);
    expect(freeSpinsPerRound).toBeCloseTo(given / (1 - givenAgain), 12);
    expect(freePart).toBeCloseTo((freeSpinsPerRound * withScatters(compiled, free, 3)) / 3, 12);
    expect(total).toBeCloseTo(basePart + freePart, 12);
  });

  it('refuses a machine whose free spins never end', () => {
    const endless = {
      ...smallLines,
      freeSpins: { trigger: 0, spins: { 2: 1 }, retrigger: { 0: 2, 1: 2, 2: 2, 3: 2 }, multiplier: 1, expands: false },
    };
    expect(() => exactReturn(compileMachine(endless))).toThrow('without end');
  });
});
