import { describe, expect, it } from 'vitest';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { bigRoadOf, openingTies, type RoadRound, type RoadSide } from './big-road.ts';
import { derivedRoadOf, derivedRoads, nextMarks, type RoadColour } from './derived-roads.ts';
import { columnsOf, placeBeads, placeRuns, ROAD_ROWS, runsOf } from './road-cells.ts';
import { statisticsOf } from './road-statistics.ts';

const OUTCOMES = { B: 'banker', P: 'player', T: 'tie' } as const;

/** Rounds of a text such as `BBPT`. */
function roundsOf(text: string): readonly RoadRound[] {
  return [...text].map((letter) => {
    const outcome = letter === 'B' || letter === 'P' ? OUTCOMES[letter] : OUTCOMES.T;
    return { outcome, playerPair: false, bankerPair: false };
  });
}

const bigRoad = (text: string) => bigRoadOf(roundsOf(text));
const lettersOf = (colours: readonly RoadColour[]) => colours.map(([first]) => first).join('');
const derived = (text: string) => derivedRoads.map((road) => lettersOf(derivedRoadOf(road, bigRoad(text))));
const placesOf = (text: string) => placeRuns(bigRoad(text)).map(({ column, row }) => `${column},${row}`);

describe('the big road', () => {
  it('is empty without rounds', () => {
    expect(bigRoad('')).toEqual([]);
    expect(placeRuns(bigRoad(''))).toEqual([]);
    expect(columnsOf([])).toBe(0);
  });

  it('has a column for each run, and ties as marks on the cell before them', () => {
    const runs = bigRoad('BBTPTTPB');
    expect(runs.map((run) => run.map(({ side, ties }) => `${side} ${ties}`))).toEqual([
      ['banker 0', 'banker 1'],
      ['player 2', 'player 0'],
      ['banker 0'],
    ]);
  });

  it('marks ties before the first win on the first cell', () => {
    expect(bigRoad('TTBT')).toEqual([[{ side: 'banker', ties: 3 }]]);
    expect(openingTies(roundsOf('TTB'))).toBe(2);
    expect(bigRoad('TTT')).toEqual([]);
    expect(openingTies(roundsOf('TTT'))).toBe(3);
  });

  it('bends a run of eight to the right on the sixth row', () => {
    expect(placesOf('BBBBBBBB')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']);
  });

  it('bends the next run above the tail before it, and the one after that starts where the top is free', () => {
    const second = ['1,0', '1,1', '1,2', '1,3', '1,4', '2,4', '3,4'];
    expect(placesOf('BBBBBBBBPPPPPPPB').slice(8)).toEqual([...second, '2,0']);
  });

  it('starts a run after the tail where that lies in the top row', () => {
    // Each run bends one row higher: the sixth has only the top row.
    const runs = [9, 8, 7, 6, 5, 4, 1].map((length, index) => new Array(length).fill(index));
    const starts = placeRuns(runs).filter(({ mark }, index, all) => all[index - 1]?.mark !== mark);
    expect(starts.map(({ column, row }) => `${column},${row}`)).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '4,0',
      '5,0',
      '9,0',
    ]);
  });
});

describe('the derived roads', () => {
  it('have no mark before the columns that they compare exist', () => {
    expect(derived('BBBB')).toEqual(['', '', '']);
    expect(derived('BP')).toEqual(['', '', '']);
    expect(derived('BPP')).toEqual(['b', '', '']);
    expect(derived('BPB')).toEqual(['r', '', '']);
  });

  it('are worked out by hand for a shoe with runs of 3, 1, 2, 2 and 4', () => {
    // Big eye boy: column 3 on top 3≠1 b, its second cell beside 1 b; column 4 on top 1≠2 b, its second cell beside
    // 2 r; column 5 on top 2=2 r, then r, b, r beside 2.
    // Small road: column 3, row 2 beside 3 r; column 4 on top 3≠2 b, row 2 beside 1 b; column 5 on top 1≠2 b,
    // then r, b, r beside 2.
    // Cockroach pig: column 4, row 2 beside 3 r; column 5 on top 3≠2 b, then b, r, r beside 1.
    expect(derived('BBBPBBPPBBBB')).toEqual(['bbbrrrbr', 'rbbbrbr', 'rbbrr']);
  });

  it('are all red while sides take turns', () => {
    expect(derived('BPBPBPBP')).toEqual(['rrrrrr', 'rrrrr', 'rrrr']);
  });

  it('take no notice of ties', () => {
    expect(derived('TBTBBTPTBBPTPBBTBBT')).toEqual(derived('BBBPBBPPBBBB'));
  });

  it('tell what they would show next', () => {
    // After runs of 2 and 1: a player's win goes on beside the run of 2, a banker's starts a column after 2≠1.
    expect(nextMarks(roundsOf('BBP'), 'player')).toEqual({ bigEyeBoy: 'red', smallRoad: null, cockroachPig: null });
    expect(nextMarks(roundsOf('BBP'), 'banker')).toEqual({ bigEyeBoy: 'blue', smallRoad: null, cockroachPig: null });
    expect(nextMarks([], 'banker')).toEqual({ bigEyeBoy: null, smallRoad: null, cockroachPig: null });
  });
});

describe('the bead plate and the statistics', () => {
  it('fill down and then across', () => {
    expect(placeBeads([...'abcdefg']).at(-1)).toEqual({ mark: 'g', column: 1, row: 0 });
  });

  it('count sides, ties and pairs', () => {
    const [first, ...others] = roundsOf('BPTB');
    const rounds = [...(first === undefined ? [] : [{ ...first, bankerPair: true }]), ...others];
    expect(statisticsOf(rounds)).toEqual({ player: 1, banker: 2, tie: 1, playerPair: 0, bankerPair: 1, rounds: 4 });
    expect(statisticsOf([]).rounds).toBe(0);
  });
});

/** The columns of the big road as texts, by cutting the letters where they change. */
const slowColumns = (text: string): readonly string[] => text.replaceAll('T', '').match(/B+|P+/g) ?? [];

/** Works a derived road out with a drawn big road of dots, as players do with a pencil: one round after the other. */
function slowDerived(text: string, distance: number): string {
  let marks = '';
  for (let played = 1; played <= text.length; played += 1) {
    if (text[played - 1] === 'T') continue;
    const columns = slowColumns(text.slice(0, played));
    const drawn = (column: number, row: number) => row <= (columns[column - 1]?.length ?? 0);
    const [column, row] = [columns.length, columns.at(-1)?.length ?? 0];
    if (row >= 2) {
      if (column - distance < 1) continue;
      // Both drawn or both free beside this row and the one above it: red.
      marks += drawn(column - distance, row) === drawn(column - distance, row - 1) ? 'r' : 'b';
    } else {
      if (column - 1 - distance < 1) continue;
      const isSame = columns[column - 2]?.length === columns[column - 2 - distance]?.length;
      marks += isSame ? 'r' : 'b';
    }
  }
  return marks;
}

/** Places columns on a sheet of rows as arrays, by trying the place below and else the place to the right. */
function slowPlaces(columns: readonly string[]): readonly string[] {
  const sheet = Array.from({ length: ROAD_ROWS }, () => new Array<boolean>(400).fill(false));
  const isFree = (column: number, row: number) => sheet[row]?.[column] === false;
  let lastStart = -1;
  return columns.flatMap((letters) => {
    const start = (sheet[0] ?? []).findIndex((isUsed, column) => column > lastStart && !isUsed);
    lastStart = start;
    let depth = 1;
    while (depth < letters.length && isFree(start, depth)) depth += 1;
    const places = [...letters].map((_, index): [number, number] =>
      index < depth ? [start, index] : [start + index - depth + 1, depth - 1],
    );
    for (const [column, row] of places) sheet[row]?.splice(column, 1, true);
    return places.map(([column, row]) => `${column},${row}`);
  });
}

function randomShoe(draw: DrawInteger, sticky: boolean): string {
  let text = '';
  for (let length = draw(80); text.length < length; ) {
    const next = draw(10) === 0 ? 'T' : draw(2) === 0 ? 'B' : 'P';
    text += sticky && next !== 'T' ? next.repeat(1 + draw(12)) : next;
  }
  return text;
}

it('agree with a slow second way to work them out on 400 random shoes, with and without long runs', () => {
  const draw = seededDraws(2026);
  for (let shoe = 0; shoe < 400; shoe += 1) {
    const text = randomShoe(draw, shoe % 2 === 0);
    const columns = slowColumns(text);
    expect(bigRoad(text).map((run) => run.map(({ side }) => (side === 'banker' ? 'B' : 'P')).join(''))).toEqual(
      columns,
    );
    expect(placesOf(text), text).toEqual(slowPlaces(columns));
    expect(new Set(placesOf(text)).size, text).toBe(placesOf(text).length);
    expect(derived(text), text).toEqual([1, 2, 3].map((distance) => slowDerived(text, distance)));
    for (const road of derivedRoads) {
      const marks = derivedRoadOf(road, bigRoad(text));
      const places = placeRuns(runsOf(marks)).map(({ column, row }) => `${column},${row}`);
      expect(places, text).toEqual(slowPlaces(lettersOf(marks).match(/r+|b+/g) ?? []));
    }
    for (const [letter, side] of [
      ['B', 'banker'],
      ['P', 'player'],
    ] as const satisfies readonly [string, RoadSide][]) {
      const next = Object.values(nextMarks(roundsOf(text), side)).map((colour) => colour?.[0] ?? '');
      const grown = [1, 2, 3].map((distance) =>
        slowDerived(text + letter, distance).slice(slowDerived(text, distance).length),
      );
      expect(next, text).toEqual(grown);
    }
  }
});
