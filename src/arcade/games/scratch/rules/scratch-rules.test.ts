import { expect, it } from 'vitest';
import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';
import { scratchTable } from '../exact/scratch-bets.ts';
import { scratchRules } from './scratch-rules.ts';

/** What three equal symbols pay, written down once more. */
const timesOf: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['b', 2],
  ['c', 5],
  ['d', 10],
  ['e', 20],
  ['f', 50],
  ['g', 200],
  ['h', 1000],
]);

function randomDraw(seed: number): DrawInteger {
  let state = seed;
  return drawFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

/** The first draw of a round is the card; all others are 0. */
function withCard(card: number, bounds: number[] = []): DrawInteger {
  let isFirst = true;
  return (bound) => {
    bounds.push(bound);
    const drawn = isFirst ? card : 0;
    isFirst = false;
    return drawn;
  };
}

/** The symbols of a card by how often they stand on it. */
function symbolsThatStand(times: (count: number) => boolean, cells: readonly string[]): string[] {
  return [...new Set(cells)].filter((symbol) => times(cells.filter((cell) => cell === symbol).length));
}

it('returns exactly the stated share of bets over all cards', () => {
  let wins = 0;
  let won = 0;
  for (let card = 0; card < 100_000; card += 1) {
    const { winMinor } = scratchRules.play(withCard(card), [], 1);
    wins += winMinor > 0 ? 1 : 0;
    won += winMinor;
  }
  expect(won).toBe(10 * scratchRules.returnBasisPoints);
  expect(scratchTable.bets[0]?.exactShare).toBeCloseTo(won / 100_000, 12);
  expect(wins).toBe(30_393);
});

it('draws the prize first, from 100,000 cards, and the same number of times for all losing cards', () => {
  const losing: number[] = [];
  scratchRules.play(withCard(99_999, losing), [], 1);
  expect(losing).toEqual([100_000, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
  const winning: number[] = [];
  scratchRules.play(withCard(0, winning), [], 1);
  expect(winning).toEqual([100_000, 14, 13, 12, 11, 10, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

it('pays what the card shows, and shows no second triple', () => {
  for (let round = 0; round < 500; round += 1) {
    const bet = round + 1;
    const { view, isOver, winMinor } = scratchRules.play(randomDraw(round * 7_919), [], bet);
    const triples = symbolsThatStand((count) => count === 3, view.cells);
    const times = timesOf.get(triples[0] ?? '') ?? 0;
    expect(view.cells).toHaveLength(9);
    expect(triples.length).toBeLessThanOrEqual(1);
    expect(symbolsThatStand((count) => count > 3, view.cells)).toEqual([]);
    expect(view.symbol).toBe(triples[0] ?? null);
    expect(view.prize).toBe(100 * times);
    expect({ isOver, winMinor }).toEqual({ isOver: true, winMinor: bet * times });
  }
});

it('shows every prize of the table on some card', () => {
  const shown = [0, 16_000, 25_250, 28_250, 29_650, 30_150, 30_350, 30_390, 30_392, 30_393].map(
    (card) => scratchRules.play(withCard(card), [], 1).view.symbol,
  );
  expect(shown).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'h', null]);
});

it('takes no choice', () => {
  expect(scratchRules.choiceProblem([], {})).toBe('must not be made: a card is decided when it is bought');
});
