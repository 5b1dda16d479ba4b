import type { BaccaratOutcome } from '../rules/baccarat-rules.ts';

/** The part of a round that roads need. */
export interface RoadRound {
  readonly outcome: BaccaratOutcome;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export type RoadSide = Exclude<BaccaratOutcome, 'tie'>;

/** A round of the big road that a side won. */
export interface BigRoadCell {
  readonly side: RoadSide;
  /** Ties that followed it; the first cell also has those before it. */
  readonly ties: number;
}

/** A run of rounds that one side won. It may be longer than the six rows that show it. */
export type BigRoadRun = readonly BigRoadCell[];

/** The ties before the first round that a side won; they have no cell of their own. */
export function openingTies(rounds: readonly RoadRound[]): number {
  const first = rounds.findIndex(({ outcome }) => outcome !== 'tie');
  return first === -1 ? rounds.length : first;
}

/** The runs of the big road, the oldest first. A tie ends no run: it is a mark on the cell before it. */
export function bigRoadOf(rounds: readonly RoadRound[]): readonly BigRoadRun[] {
  const runs: BigRoadCell[][] = [];
  const opening = openingTies(rounds);
  for (const { outcome } of rounds.slice(opening)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (outcome === 'tie') {
      if (last !== undefined) run?.splice(-1, 1, { ...last, ties: last.ties + 1 });
    } else if (last?.side === outcome) run?.push({ side: outcome, ties: 0 });
    else runs.push([{ side: outcome, ties: runs.length === 0 ? opening : 0 }]);
  }
  return runs;
}
