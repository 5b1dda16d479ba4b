import { describe, expect, it } from 'vitest';
import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { rouletteTable } from '../exact/roulette-bets.ts';
import { colourOf, roulettePlaces, WHEEL_ORDER } from './roulette-places.ts';
import { rouletteRules } from './roulette-rules.ts';

function randomDraw(seed: number): DrawInteger {
  let state = seed;
  return drawFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

/** The ball falls into a given pocket. */
function landsOn(pocket: number): DrawInteger {
  return (bound) => {
    expect(bound).toBe(37);
    return pocket;
  };
}

/** The layout as it lies on the table: rows from the top, cells from zero's side. */
const TABLE = [
  [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36],
  [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35],
  [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34],
];

const rising = (numbers: readonly number[]) => numbers.toSorted((left, right) => left - right);

/** All rectangles of so many rows and cells that lie on the table. */
function rectangles(rows: number, cells: number): number[][] {
  const found: number[][] = [];
  for (let top = 0; top + rows <= 3; top += 1)
    for (let left = 0; left + cells <= 12; left += 1)
      found.push(rising(TABLE.slice(top, top + rows).flatMap((row) => row.slice(left, left + cells))));
  return found;
}

/** Every place from where a chip lies on the table, as `kind: numbers`, with what it returns of one unit. */
function independentTable(): Map<string, { numbers: readonly number[]; id: string; returns: number }> {
  const table = new Map<string, { numbers: readonly number[]; id: string; returns: number }>();
  const add = (id: string, numbers: readonly number[], returns: number) => table.set(id, { id, numbers, returns });
  for (const numbers of [[0], ...rectangles(1, 1)]) add(`s${numbers[0]}`, numbers, 36);
  for (const numbers of [[0, 1], [0, 2], [0, 3], ...rectangles(2, 1), ...rectangles(1, 2)])
    add(`p${numbers.join('-')}`, numbers, 18);
  for (const numbers of rectangles(3, 1)) add(`t${(numbers[2] ?? 0) / 3}`, numbers, 12);
  add('t0-1-2', [0, 1, 2], 12);
  add('t0-2-3', [0, 2, 3], 12);
  for (const numbers of [[0, 1, 2, 3], ...rectangles(2, 2)]) add(`c${numbers.join('-')}`, numbers, 9);
  for (const numbers of rectangles(3, 2)) add(`l${(numbers[2] ?? 0) / 3}`, numbers, 6);
  for (const [at, row] of TABLE.entries()) add(`col${3 - at}`, row, 3);
  for (const dozen of [0, 1, 2])
    add(`doz${dozen + 1}`, rising(TABLE.flatMap((row) => row.slice(4 * dozen, 4 * dozen + 4))), 3);
  const half = (from: number) => rising(TABLE.flatMap((row) => row.slice(from, from + 6)));
  add('low', half(0), 2);
  add('high', half(6), 2);
  // The colours as the felt shows them, row by row: R is red.
  const felt = ['RBRRBRRBRRBR', 'BRBBRBBRBBRB', 'RBRBBRRBRBBR'];
  const coloured = (letter: string) =>
    rising(TABLE.flatMap((row, at) => row.filter((_, cell) => felt[at]?.[cell] === letter)));
  add('red', coloured('R'), 2);
  add('black', coloured('B'), 2);
  const all = rising(TABLE.flat());
  add(
    'odd',
    all.filter((_, at) => at % 2 === 0),
    2,
  );
  add(
    'even',
    all.filter((_, at) => at % 2 === 1),
    2,
  );
  return table;
}

const expected = independentTable();

describe('the places of the layout', () => {
  it('are those of the table, with what they cover', () => {
    expect(roulettePlaces.map(({ id }) => id).sort()).toEqual([...expected.keys()].sort());
    expect(roulettePlaces).toHaveLength(157);
    for (const { id, numbers, pays } of roulettePlaces) {
      expect(numbers, id).toEqual(expected.get(id)?.numbers);
      expect(pays + 1, id).toBe(expected.get(id)?.returns);
    }
  });

  it('return exactly 36 of 37 units, each of them', () => {
    for (const { id } of roulettePlaces) {
      let returned = 0;
      for (let pocket = 0; pocket < 37; pocket += 1)
        returned += rouletteRules.play(landsOn(pocket), [{ bets: { [id]: 1 } }], 1).winMinor;
      expect(returned, id).toBe(36);
      expect(shareOfPlace(rouletteTable, id)).toBeCloseTo(returned / 37, 12);
    }
    expect(rouletteRules.returnBasisPoints).toBe(Math.floor((36 * 10_000) / 37));
  });

  it('lie around a wheel of all numbers, whose colours alternate', () => {
    expect(rising(WHEEL_ORDER)).toEqual([0, ...rising(TABLE.flat())]);
    for (const [at, pocket] of WHEEL_ORDER.entries())
      expect(colourOf(pocket)).toBe(at === 0 ? 'zero' : at % 2 === 1 ? 'red' : 'black');
  });
});

it('pays 500 random rounds as the table reckons them', () => {
  const places = [...expected.values()];
  for (let round = 0; round < 500; round += 1) {
    const random = randomDraw(round + 9_000);
    const bets: Record<string, number> = {};
    for (let chip = 0; chip <= random(30); chip += 1) {
      const id = places[random(places.length)]?.id ?? 'red';
      bets[id] = (bets[id] ?? 0) + 1 + random(5_000);
    }
    const betMinor = Object.values(bets).reduce((sum, stake) => sum + stake, 0);
    const pocket = randomDraw(round)(37);
    let won = 0;
    for (const { id, numbers, returns } of places) if (numbers.includes(pocket)) won += (bets[id] ?? 0) * returns;
    expect(rouletteRules.choiceProblem([], { bets })).toBeNull();
    expect(rouletteRules.betOf?.({ bets })).toBe(betMinor);
    const { view, winMinor, isOver } = rouletteRules.play(randomDraw(round), [{ bets }], betMinor);
    expect({ pocket: view.pocket, bets: view.bets, winMinor, isOver }).toEqual({
      pocket,
      bets,
      winMinor: won,
      isOver: true,
    });
    expect(view.wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(won);
    for (const { place } of view.wins) expect(expected.get(place)?.numbers).toContain(pocket);
  }
});

it('names what is wrong with a choice', () => {
  const problemOf = (bets: unknown) => rouletteRules.choiceProblem([], { bets });
  expect(problemOf({ 'c25-26-28-29': 500, red: 1 })).toBeNull();
  expect(problemOf({})).toBe('must place at least one chip');
  expect(problemOf({ s37: 100 })).toBe('must not bet on the unknown place s37');
  expect(problemOf({ 'p3-4': 100 })).toBe('must not bet on the unknown place p3-4');
  expect(problemOf({ s7: 0.5 })).toBe('must bet a positive whole multiple of 1 on s7');
  expect(rouletteRules.choiceProblem([], { bets: { s7: 1 }, colour: 'red' })).toBe('must have bets and nothing else');
  expect(rouletteRules.choiceProblem([{ bets: { s7: 1 } }], { bets: { s7: 1 } })).toBe('must not follow the bets');
  expect(rouletteRules.choiceProblem([], rouletteRules.choiceOfAbsent([]))).toBeNull();
  expect(() => rouletteRules.play(landsOn(0), [], 10)).toThrow(RangeError);
});
