import { ACE, KING } from '#arcade/games/video-poker/rules/cards.ts';
import { type BaccaratHands, nextToDraw, pointsOf } from './baccarat-hands.ts';
import { type BaccaratOutcome, outcomeOf } from './baccarat-rules.ts';

/** The card that is dealt last in a round. */
export interface LastCard {
  readonly side: 'player' | 'banker';
  readonly card: number;
}

/** The outcome of a rank: the winner, or one more card. */
export type RankFate = BaccaratOutcome | 'another';

const RANKS: readonly number[] = [ACE, ...Array.from({ length: KING + 1 }, (_, rank) => rank)];

/** The third card of the banker, else that of the player, else the banker's second one. */
export function lastCardOf({ player, banker }: BaccaratHands): LastCard {
  const side = player.length > banker.length ? 'player' : 'banker';
  return { side, card: (side === 'player' ? player : banker).at(-1) ?? 0 };
}

/** The outcome of each rank of the last card, given all other cards. Ranks rise from the ace. */
export function fatesOfLastCard({ player, banker }: BaccaratHands): Readonly<Record<RankFate, readonly number[]>> {
  const { side } = lastCardOf({ player, banker });
  const fateOf = (rank: number): RankFate => {
    const card = rank * 4;
    const hands = {
      player: side === 'player' ? [...player.slice(0, -1), card] : player,
      banker: side === 'banker' ? [...banker.slice(0, -1), card] : banker,
    };
    return nextToDraw(hands) === null ? outcomeOf(pointsOf(hands.player), pointsOf(hands.banker)) : 'another';
  };
  const ranksOf = (fate: RankFate) => RANKS.filter((rank) => fateOf(rank) === fate);
  return { player: ranksOf('player'), banker: ranksOf('banker'), tie: ranksOf('tie'), another: ranksOf('another') };
}

/** Four neighbours and more are a range. */
const LEAST_RANGE = 4;

/** Ranks as they are read, such as `2, 3, 4` or `A, 5–9`; `signOf` says a single one. */
export function ranksText(ranks: readonly number[], signOf: (rank: number) => string): string {
  const placeOf = (rank: number): number => RANKS.indexOf(rank);
  const runs: number[][] = [];
  for (const rank of ranks) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before !== undefined && placeOf(rank) === placeOf(before) + 1) run?.push(rank);
    else runs.push([rank]);
  }
  const textOf = (run: readonly number[]): string => {
    const signs = run.map(signOf);
    return run.length < LEAST_RANGE ? signs.join(', ') : `${signs[0]}–${signs.at(-1)}`;
  };
  return runs.map(textOf).join(', ');
}
