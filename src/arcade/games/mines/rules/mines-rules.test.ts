import { describe, expect, it } from 'vitest';
import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { minesMultiple } from './mines-multiples.ts';
import { minesRules } from './mines-rules.ts';

function randomDraw(seed: number): DrawInteger {
  let state = seed;
  return drawFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

/** The chance that some tiles in a row are safe, one tile after the other, as a fraction. */
function chanceOfSafe(mines: number, tiles: number): readonly [numerator: bigint, denominator: bigint] {
  let chance: readonly [bigint, bigint] = [1n, 1n];
  for (let tile = 0; tile < tiles; tile += 1)
    chance = [chance[0] * BigInt(25 - mines - tile), chance[1] * BigInt(25 - tile)];
  return chance;
}

/** The multiple that a number of safe tiles should have. */
function multipleOf(mines: number, tiles: number): number {
  const [numerator, denominator] = chanceOfSafe(mines, tiles);
  return Math.min(100_000, Number((97n * denominator) / numerator));
}

function scripted(drawn: readonly number[]): DrawInteger {
  const left = [...drawn];
  return () => left.shift() ?? 0;
}

describe('the return', () => {
  const games = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((mines) =>
    Array.from({ length: 25 - mines }, (_, index) => ({ mines, tiles: index + 1 })),
  );

  it('is 97 % at most, and less only by rounding down below the highest multiple', () => {
    for (const { mines, tiles } of games) {
      const [numerator, denominator] = chanceOfSafe(mines, tiles);
      const multiple = minesMultiple(mines, tiles);
      expect(multiple).toBe(multipleOf(mines, tiles));
      expect(BigInt(multiple) * numerator <= 97n * denominator).toBe(true);
      if (multiple < 100_000) expect(BigInt(multiple + 1) * numerator > 97n * denominator).toBe(true);
    }
    expect(minesRules.returnBasisPoints).toBe(9700);
  });

  it('is what all layouts of two mines come to', () => {
    const choices: readonly Choice[] = [{ mines: 2 }, { open: 3 }, { open: 24 }, { open: 12 }, { cashOut: true }];
    let won = 0;
    for (let first = 0; first < 25; first += 1)
      for (let second = 0; second < 24; second += 1)
        won += minesRules.play(scripted([first, second]), choices, 100).winMinor;
    // 22 × 21 of the 25 × 24 layouts leave three tiles safe.
    expect(won).toBe(22 * 21 * 125);
    expect(multipleOf(2, 3)).toBe(125);
  });
});

it('lays every set of mines equally often', () => {
  const counts = new Map<string, number>();
  for (let first = 0; first < 25; first += 1)
    for (let second = 0; second < 24; second += 1) {
      const { view } = minesRules.play(scripted([first, second]), [{ mines: 2 }, { cashOut: true }], 100);
      const layout = String(view.minePositions);
      counts.set(layout, (counts.get(layout) ?? 0) + 1);
    }
  expect(counts.size).toBe(300);
  expect(new Set(counts.values())).toEqual(new Set([2]));
});

it('settles like a calculator that knows the mines, hides them until the end, and never moves them', () => {
  for (let round = 0; round < 500; round += 1) {
    const mines = 1 + (round % 24);
    const bet = 100 * (round + 1);
    const choices: Choice[] = [{ mines }];
    const play = () => minesRules.play(randomDraw(round), choices, bet);
    const positions = minesRules.play(randomDraw(round), [{ mines }, { cashOut: true }], bet).view.minePositions ?? [];
    expect(new Set(positions).size).toBe(mines);
    const opened: number[] = [];
    let progress = play();
    while (!progress.isOver) {
      expect(progress.view).toMatchObject({ opened, exploded: null, minePositions: null });
      expect(progress.winMinor).toBe(0);
      const tile = (round * 7 + opened.length * 3) % 25;
      const isEnough = opened.length === 1 + (round % 6);
      choices.push(isEnough ? { cashOut: true } : { open: tile });
      expect(minesRules.choiceProblem(choices.slice(0, -1), choices.at(-1) ?? {})).toBeNull();
      if (!isEnough && !positions.includes(tile)) opened.push(tile);
      progress = play();
    }
    const last = choices.at(-1)?.open;
    const isLost = typeof last === 'number' && positions.includes(last);
    const multiple = isLost ? 0 : multipleOf(mines, opened.length);
    expect(progress).toEqual({
      view: {
        mines,
        opened,
        multiple,
        nextMultiple: null,
        cashOutMinor: (bet / 100) * multiple,
        exploded: isLost ? last : null,
        minePositions: positions,
      },
      isOver: true,
      winMinor: (bet / 100) * multiple,
    });
  }
});

it('is over and paid when all safe tiles are open', () => {
  // The mine lies on the last tile.
  const choices: Choice[] = [{ mines: 1 }, ...Array.from({ length: 24 }, (_, open) => ({ open }))];
  expect(minesRules.play(scripted([24]), choices.slice(0, -1), 100).isOver).toBe(false);
  expect(minesRules.play(scripted([24]), choices, 100)).toMatchObject({ isOver: true, winMinor: 2425 });
});

it('is over and paid at the highest multiple', () => {
  const mines = Array.from({ length: 20 }, () => 5);
  const choices: Choice[] = [{ mines: 20 }, { open: 0 }, { open: 1 }, { open: 2 }];
  const beforeIt = minesRules.play(scripted(mines), choices, 100);
  expect(beforeIt).toMatchObject({ isOver: false, view: { multiple: 22_310, nextMultiple: 100_000 } });
  const atIt = minesRules.play(scripted(mines), [...choices, { open: 3 }], 100);
  expect(atIt).toMatchObject({ isOver: true, winMinor: 100_000 });
});

it('ends for an absent player: with a first tile, which is cashed out if it is safe', () => {
  for (const [mine, winMinor] of [
    [0, 0],
    [1, 101],
  ] as const) {
    const choices: Choice[] = [{ mines: 1 }];
    let progress = minesRules.play(scripted([mine]), choices, 100);
    while (!progress.isOver) {
      const next = minesRules.choiceOfAbsent(choices);
      expect(minesRules.choiceProblem(choices, next)).toBeNull();
      choices.push(next);
      progress = minesRules.play(scripted([mine]), choices, 100);
    }
    expect(progress.winMinor).toBe(winMinor);
    expect(choices.length).toBeLessThanOrEqual(3);
  }
});

it('names what is wrong with a choice', () => {
  const start: readonly Choice[] = [{ mines: 3 }];
  const later: readonly Choice[] = [...start, { open: 4 }];
  expect(minesRules.choiceProblem([], { mines: 24 })).toBeNull();
  for (const mines of [0, 25, 1.5, '3'])
    expect(minesRules.choiceProblem([], { mines })).toBe('must be a number of mines from 1 to 24');
  expect(minesRules.choiceProblem([], { open: 1 })).toBe('must be a number of mines from 1 to 24');
  expect(minesRules.choiceProblem(start, { cashOut: true })).toBe('must not cash out before a tile is open');
  expect(minesRules.choiceProblem(later, { cashOut: true })).toBeNull();
  expect(minesRules.choiceProblem(later, { cashOut: 1 })).toBe('must be true to cash out');
  expect(minesRules.choiceProblem(later, { open: 4 })).toBe('must be a tile that is not open');
  for (const open of [-1, 25, 0.5, '1'])
    expect(minesRules.choiceProblem(later, { open })).toBe('must be a tile from 0 to 24');
  for (const choice of [{}, { mines: 3 }])
    expect(minesRules.choiceProblem(start, choice)).toBe('must open a tile or cash out');
  expect(minesRules.choiceProblem(later, { open: 5, cashOut: true })).toBe('must have one key');
  expect(() => minesRules.play(scripted([]), [], 100)).toThrow(RangeError);
});
