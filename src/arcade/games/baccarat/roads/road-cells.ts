export const ROAD_ROWS = 6;

/** A mark with its place on the board of a road. */
export interface RoadCell<Mark> {
  readonly mark: Mark;
  readonly column: number;
  readonly row: number;
}

/** Runs of equal marks: each is a column of its road. */
export function runsOf<Mark>(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const run = runs.at(-1);
    if (run?.[0] === mark) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

/**
 * Places runs on six rows. A run goes down until the floor or another run's tail, then it bends to the right and stays
 * in its row: the dragon tail. The next run starts in the first free place of the top row after the run's start.
 */
export function placeRuns<Mark>(runs: readonly (readonly Mark[])[]): readonly RoadCell<Mark>[] {
  const cells: RoadCell<Mark>[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const run of runs) {
    do start += 1;
    while (taken.has(`${start} 0`));
    let [column, row, isTail] = [start, 0, false];
    for (const [index, mark] of run.entries()) {
      if (index > 0) {
        isTail ||= row + 1 === ROAD_ROWS || taken.has(`${column} ${row + 1}`);
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(`${column} ${row}`);
      cells.push({ mark, column, row });
    }
  }
  return cells;
}

/** Places all marks one by one down and then across: the bead plate. */
export function placeBeads<Mark>(marks: readonly Mark[]): readonly RoadCell<Mark>[] {
  return marks.map((mark, index) => ({ mark, column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS }));
}

/** The number of columns of some cells. */
export function columnsOf(cells: readonly RoadCell<unknown>[]): number {
  return cells.reduce((columns, cell) => Math.max(columns, cell.column + 1), 0);
}
