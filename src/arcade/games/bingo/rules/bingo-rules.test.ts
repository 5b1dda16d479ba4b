import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { bingoTable } from '../exact/bingo-bets.ts';
import { countBits as bits, lineChances, waysToChoose as ways } from '../exact/line-chances.ts';
import { cellsOf } from './bingo-card.ts';
import { bingoRules, paysOfLines } from './bingo-rules.ts';

/** The chance that 40 of 75 numbers have a given set of so many of the 24 on the card, and no other of those. */
const chanceOf = (marked: number) => ways(75 - 24, 40 - marked) / ways(75, 40);

/** The chances of each number of lines, over all 2²⁴ sets of marked cells. */
function chancesBySets(): readonly number[] {
  const counts = new Float64Array(25 * 13);
  const sizes = Uint8Array.from({ length: 32 }, (_, row) => bits(row));
  for (let a = 0; a < 32; a += 1)
    for (let b = 0; b < 32; b += 1)
      for (let c = 0; c < 32; c += 1) {
        if ((c & 4) === 0) continue;
        const above = a & b & c;
        const marked = (sizes[a] ?? 0) + (sizes[b] ?? 0) + (sizes[c] ?? 0) - 1;
        const full = Number(a === 31) + Number(b === 31) + Number(c === 31);
        for (let d = 0; d < 32; d += 1)
          for (let e = 0; e < 32; e += 1) {
            const columns = sizes[above & d & e] ?? 0;
            const falling = a & (b >> 1) & (d >> 3) & (e >> 4) & 1;
            const rising = (a >> 4) & (b >> 3) & (d >> 1) & e & 1;
            const lines = full + Number(d === 31) + Number(e === 31) + columns + falling + rising;
            const at = (marked + (sizes[d] ?? 0) + (sizes[e] ?? 0)) * 13 + lines;
            counts[at] = (counts[at] ?? 0) + 1;
          }
      }
  return Array.from({ length: 13 }, (_, lines) =>
    Array.from({ length: 25 }, (__, marked) => (counts[marked * 13 + lines] ?? 0) * chanceOf(marked)).reduce(
      (sum, chance) => sum + chance,
    ),
  );
}

describe('the return', () => {
  it('is exact, by two ways of counting', () => {
    const [bySets, byLines] = [chancesBySets(), lineChances()];
    expect(bySets.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
    for (const [lines, chance] of bySets.entries()) expect(byLines[lines]).toBeCloseTo(chance, 10);
    const exact = bySets.reduce((sum, chance, lines) => sum + chance * paysOfLines(lines), 0);
    expect(Math.floor(exact * 10_000)).toBe(bingoRules.returnBasisPoints);
    expect(bingoTable.bets[0]?.exactShare).toBeCloseTo(exact, 10);
    expect(1 - (bySets[0] ?? 0)).toBeCloseTo(0.4456, 4);
  });
});

it('counts the lines of any card like a calculator of its own', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 400; round += 1) {
    const draw = seededDraws(round + 10_000);
    const columns = [0, 1, 2, 3, 4].map((column) => {
      const left = Array.from({ length: 15 }, (_, index) => column * 15 + index + 1);
      return Array.from({ length: column === 2 ? 4 : 5 }, () => left.splice(draw(left.length), 1)).flat();
    });
    expect(bingoRules.choiceProblem([], { columns })).toBeNull();
    const { view, isOver, winMinor } = bingoRules.play(seededDraws(round), [{ columns }], round + 1);
    expect(new Set(view.drawn).size).toBe(40);
    const cells = cellsOf(columns);
    const grid = [0, 5, 10, 15, 20].map((from) =>
      cells.slice(from, from + 5).map((cell) => cell === null || view.drawn.includes(cell)),
    );
    const all = [
      ...grid,
      ...grid.map((_, column) => grid.map((row) => row[column])),
      grid.map((row, index) => row[index]),
      grid.map((row, index) => row[4 - index]),
    ];
    const lines = all.filter((line) => line.every((isMarked) => isMarked === true)).length;
    expect({ lines: view.lines, winMinor, isOver }).toEqual({
      lines,
      winMinor: (round + 1) * paysOfLines(lines),
      isOver: true,
    });
    seen.add(lines);
  }
  expect([...seen].sort()).toEqual([0, 1, 2, 3, ...[4, 5, 6].filter((lines) => seen.has(lines))]);
});

it('takes a card of five columns, each of its own range', () => {
  const { columns } = bingoRules.choiceOfAbsent([]);
  expect(bingoRules.choiceProblem([], { columns })).toBeNull();
  const good = columns as readonly (readonly number[])[];
  const wrong = 'columns must be five lists of different numbers, each of its own range';
  const spoilt = [
    [],
    good.slice(1),
    [[16, 2, 3, 4, 5], ...good.slice(1)],
    [[1, 1, 3, 4, 5], ...good.slice(1)],
    [...good].reverse(),
    7,
  ];
  for (const choice of spoilt) expect(bingoRules.choiceProblem([], { columns: choice })).toBe(wrong);
  expect(bingoRules.choiceProblem([], { columns, bet: 1 })).toBe('must have columns and nothing else');
  expect(bingoRules.choiceProblem([{ columns }], {})).toBe('must not follow the card');
  expect(() => bingoRules.play(() => 0, [{}], 1)).toThrow(RangeError);
});
