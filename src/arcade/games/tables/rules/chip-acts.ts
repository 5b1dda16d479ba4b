import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { type Bets, readBets, totalOf } from './placed-chips.ts';

/** A game that starts with chips and goes on by acts. */
interface ActGame<Act extends string> {
  /** The first one must have chips: its stake is the main bet. */
  readonly places: readonly [string, ...string[]];
  readonly betUnits: number;
  /** All acts, and how many main bets each of them adds to the round's bet. */
  readonly raises: Readonly<Record<Act, number>>;
  /** The act that leads to the end of the round for a player who has left. */
  readonly absent: Act;
  /** The fault of one more action, as a short English clause. Left out: a round has one action. */
  readonly actProblem?: (made: readonly Act[], next: Act) => string | null;
}

/** The chips that a round starts with. */
export interface ActStart {
  readonly bets: Bets;
  readonly mainMinor: number;
}

type ActRules = Pick<
  GameRules,
  'betUnits' | 'startChoices' | 'places' | 'choiceProblem' | 'betOf' | 'raiseOf' | 'choiceOfAbsent'
>;

interface ActTable<Act extends string> {
  /** The half of the rules that all such games share. */
  readonly rules: ActRules;
  /** @throws RangeError where the choice is none that can be played. */
  startOf(start: Choice | undefined): ActStart;
  /** @throws RangeError where a choice has no act. */
  actsOf(choices: readonly Choice[]): readonly Act[];
}

/** Shared choices of games that start with chips and go on by actions such as `{ act: 'raise' }`. */
export function chipActs<Act extends string>(game: ActGame<Act>): ActTable<Act> {
  const { places, betUnits, raises, absent } = game;
  const [main] = places;
  const acts = Object.keys(raises) as Act[];
  const actProblem = game.actProblem ?? ((made) => (made.length > 0 ? 'must not follow another act' : null));

  const read = (start: Choice): ActStart | string => {
    const { bets, problem } = readBets(start, (place) => places.includes(place), betUnits);
    if (bets === null) return problem;
    const mainMinor = bets[main] ?? 0;
    return mainMinor === 0 ? `must have chips on ${main}` : { bets, mainMinor };
  };
  const findAct = ({ act }: Choice): Act | undefined => acts.find((one) => one === act);
  const actsOf = (choices: readonly Choice[]): readonly Act[] =>
    choices.map((choice) => {
      const act = findAct(choice);
      if (act === undefined) throw new RangeError('A choice within the round needs an act.');
      return act;
    });

  return {
    rules: {
      betUnits,
      places,
      startChoices: 1,
      choiceProblem: ([start, ...made], next) => {
        if (start === undefined) {
          const chips = read(next);
          return typeof chips === 'string' ? chips : null;
        }
        if (Object.keys(next).some((key) => key !== 'act')) return 'must have an act and nothing else';
        const act = findAct(next);
        return act === undefined ? `act must be one of ${acts.join(', ')}` : actProblem(actsOf(made), act);
      },
      betOf: (start) => {
        const chips = read(start);
        return typeof chips === 'string' ? 0 : totalOf(chips.bets);
      },
      raiseOf: ([start], next) => {
        const chips = read(start ?? {});
        const act = findAct(next);
        return typeof chips === 'string' || act === undefined ? 0 : chips.mainMinor * raises[act];
      },
      choiceOfAbsent: (made) => (made.length === 0 ? { bets: { [main]: betUnits } } : { act: absent }),
    },
    startOf: (start) => {
      const chips = read(start ?? {});
      if (typeof chips === 'string') throw new RangeError(`The round cannot start: its choice ${chips}.`);
      return chips;
    },
    actsOf,
  };
}
