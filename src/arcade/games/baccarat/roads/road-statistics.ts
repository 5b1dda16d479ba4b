import type { RoadRound } from './big-road.ts';

export interface RoadStatistics {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly playerPair: number;
  readonly bankerPair: number;
  readonly rounds: number;
}

/** Statistics of some rounds. */
export function statisticsOf(rounds: readonly RoadRound[]): RoadStatistics {
  const count = (happened: (round: RoadRound) => boolean): number => rounds.filter(happened).length;
  return {
    player: count(({ outcome }) => outcome === 'player'),
    banker: count(({ outcome }) => outcome === 'banker'),
    tie: count(({ outcome }) => outcome === 'tie'),
    playerPair: count(({ playerPair }) => playerPair),
    bankerPair: count(({ bankerPair }) => bankerPair),
    rounds: rounds.length,
  };
}
