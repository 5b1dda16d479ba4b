import { type BigRoadRun, bigRoadOf, type RoadRound, type RoadSide } from './big-road.ts';

export const derivedRoads = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const;

export type DerivedRoad = (typeof derivedRoads)[number];

/** Red where the big road repeats itself, blue where it does not. It says nothing of banker and player. */
export type RoadColour = 'red' | 'blue';

/** The distance of the compared columns of the big road. */
const DISTANCE: Readonly<Record<DerivedRoad, number>> = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 };

/**
 * The marks of a derived road, one for each cell of the big road from where the columns to compare exist.
 *
 * The first cell of a column is red if the two columns before it, `distance` apart, are equally long. Any other cell is
 * blue if the column `distance` before it ends just above this row, else red.
 */
export function derivedRoadOf(road: DerivedRoad, runs: readonly BigRoadRun[]): readonly RoadColour[] {
  const distance = DISTANCE[road];
  const lengthOf = (column: number): number | undefined => runs[column]?.length;
  return runs.flatMap((run, column) =>
    run.flatMap((_, row): RoadColour[] => {
      const compared = lengthOf(row === 0 ? column - 1 - distance : column - distance);
      if (compared === undefined) return [];
      if (row === 0) return [compared === lengthOf(column - 1) ? 'red' : 'blue'];
      return [compared === row ? 'blue' : 'red'];
    }),
  );
}

/** The mark that each derived road gets if this side wins the next round; null where it gets none yet. */
export function nextMarks(
  rounds: readonly RoadRound[],
  side: RoadSide,
): Readonly<Record<DerivedRoad, RoadColour | null>> {
  const now = bigRoadOf(rounds);
  const next = bigRoadOf([...rounds, { outcome: side, playerPair: false, bankerPair: false }]);
  const markOf = (road: DerivedRoad): RoadColour | null => {
    const marks = derivedRoadOf(road, next);
    return marks.length > derivedRoadOf(road, now).length ? (marks.at(-1) ?? null) : null;
  };
  return {
    bigEyeBoy: markOf('bigEyeBoy'),
    smallRoad: markOf('smallRoad'),
    cockroachPig: markOf('cockroachPig'),
  };
}
