import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import type { KnownBet, PlayedTable } from './played-table.ts';

/** A game and the strategy that plays it. */
interface ChoiceGame<View> {
  readonly rules: GameRules<View>;
  /** The main bet first, then those beside it. All have the same stake. */
  readonly bets: readonly KnownBet[];
  readonly stakeMinor: number;
  /** The choice that the bet itself needs; left out where it needs none. */
  readonly start?: (round: number) => Choice;
  /** The strategy. Left out where the start is the only choice. */
  readonly next?: (view: View, made: readonly Choice[], round: number) => Choice;
  /** The payouts of the bets beside the main one, in minor units. */
  readonly sidesOf?: (view: View) => readonly number[];
  readonly startsSlowly?: boolean;
}

/** A round at its end. */
export interface EndedRound<View> {
  readonly view: View;
  readonly winMinor: number;
  /** The sum of all raises. */
  readonly raisedMinor: number;
}

/** Draws that can be drawn again from the first one: rules decide a round from its beginning after every choice. */
function recorded(draw: DrawInteger): { readonly again: () => DrawInteger } {
  const drawn: number[] = [];
  return {
    again: () => {
      let at = 0;
      return (bound) => {
        const known = drawn[at];
        at += 1;
        if (known !== undefined) return known;
        const fresh = draw(bound);
        drawn.push(fresh);
        return fresh;
      };
    },
  };
}

/** Plays a round to its end by a strategy. At a live table, the table makes the last choice. */
export function playToEnd<View>(
  { rules, bets, stakeMinor, start, next }: ChoiceGame<View>,
  draw: DrawInteger,
  round: number,
): EndedRound<View> {
  const betMinor = stakeMinor * bets.length;
  const { again } = recorded(draw);
  const made: Choice[] = start === undefined ? [] : [start(round)];
  let raisedMinor = 0;
  for (;;) {
    const { view, isOver, isReady, winMinor } = rules.play(again(), made, betMinor);
    if (isOver) return { view, winMinor, raisedMinor };
    const choice = isReady === true || next === undefined ? rules.choiceOfAbsent(made) : next(view, made, round);
    raisedMinor += rules.raiseOf?.(made, choice, betMinor) ?? 0;
    made.push(choice);
  }
}

/** A game whose rounds are played by a strategy. */
export function choiceTable<View>(game: ChoiceGame<View>): PlayedTable {
  const { rules, bets, stakeMinor, sidesOf, startsSlowly = false } = game;
  return {
    rules,
    bets,
    startsSlowly,
    play: (draw, round) => {
      const { view, winMinor, raisedMinor } = playToEnd(game, draw, round);
      const sides = sidesOf?.(view) ?? [];
      const mainMinor = winMinor - raisedMinor - sides.reduce((sum, each) => sum + each, 0);
      return [mainMinor, ...sides].map((each) => each / stakeMinor);
    },
  };
}
