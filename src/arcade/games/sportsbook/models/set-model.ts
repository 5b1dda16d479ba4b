import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import {
  type Distribution,
  happens,
  isFinalAs,
  type MatchModel,
  type MatchState,
  MILLION,
  NOT_FINAL,
  type Pair,
  type PairChance,
  plus,
} from './match-model.ts';
import { countIn, winShares } from './score-model.ts';

/** A set is won by so many units, with a lead, or by the cap whatever the lead. */
export interface SetLength {
  readonly units: number;
  readonly lead: number;
  readonly cap: number;
}

/**
 * A sport of sets, each of which is a race of units: games of a set of tennis, points of volleyball, rounds of a map. A
 * step is one unit.
 */
export interface SetParams {
  readonly setsToWin: number;
  readonly set: SetLength;
  /** The set that decides, where it is shorter. */
  readonly lastSet: SetLength | null;
  /** The chance that the first side wins a unit, in millionths. */
  readonly unit: number;
  /** Bets on the units of the whole match are taken. */
  readonly hasUnitTotals: boolean;
}

const LEVEL: Pair = [0, 0];

/** Counts: `sets` is the score in sets, `set1` and up the units of one set, `units` those of the whole match. */
export function setModel(params: SetParams): MatchModel {
  const { setsToWin, set, lastSet, hasUnitTotals } = params;
  const unit = params.unit / MILLION;
  const lengthOf = (index: number): SetLength => (index === 2 * setsToWin - 2 ? (lastSet ?? set) : set);

  const play = (state: MatchState, draw: DrawInteger): MatchState => {
    const index = state.periods.length - 1;
    const units = plus(state.periods[index] ?? LEVEL, happens(draw, params.unit) ? 0 : 1, 1);
    const played = [...state.periods.slice(0, index), units];
    const isSetOver = isWon(units, lengthOf(index));
    const score = isSetOver ? plus(state.score, units[0] > units[1] ? 0 : 1, 1) : state.score;
    const isOver = Math.max(...score) === setsToWin;
    const goesOn = isSetOver && !isOver;
    return {
      step: state.step + 1,
      isOver,
      score,
      periods: goesOn ? [...played, LEVEL] : played,
      scorers: [],
      stepOfPeriod: goesOn ? 0 : state.stepOfPeriod + 1,
    };
  };

  const fresh = [setOutcomes(LEVEL, set, unit), setOutcomes(LEVEL, lastSet ?? set, unit)] as const;
  const outcomesOf = (index: number, state: MatchState): Distribution => {
    const isCurrent = index === state.periods.length - 1;
    if (isCurrent) return setOutcomes(state.periods[index] ?? LEVEL, lengthOf(index), unit);
    return lengthOf(index) === set ? fresh[0] : fresh[1];
  };

  /** How sets and units end from a state on. Without `withUnits` units stay 0, which is much faster. */
  const ends = (
    state: MatchState,
    withUnits: boolean,
  ): { readonly sets: Distribution; readonly units: Distribution } => {
    const current = state.periods.length - 1;
    const before = state.periods.slice(0, current).reduce<Pair>((sum, pair) => added(sum, pair), LEVEL);
    let open = new Map([[keyOf(state.score, withUnits ? before : LEVEL), 1]]);
    const sets = new Map<number, number>();
    const units = new Map<number, number>();
    for (let index = current; open.size > 0; index += 1) {
      const outcomes = outcomesOf(index, state);
      const sides = withUnits ? outcomes : sidesOf(outcomes);
      const next = new Map<string, number>();
      for (const [key, chance] of open) {
        const [score, total] = pairsIn(key);
        for (const { pair, chance: share } of sides) {
          const after = plus(score, pair[0] > pair[1] ? 0 : 1, 1);
          const sum = withUnits ? added(total, pair) : LEVEL;
          if (Math.max(...after) < setsToWin) add(next, keyOf(after, sum), chance * share);
          else {
            add(sets, codeOf(after), chance * share);
            add(units, codeOf(sum), chance * share);
          }
        }
      }
      open = next;
    }
    return { sets: decoded(sets), units: decoded(units) };
  };

  return {
    start: { step: 0, isOver: false, score: LEVEL, periods: [LEVEL], scorers: [], stepOfPeriod: 0 },
    play,
    distribution(state, count) {
      if (this.result(state, count).isFinal) return null;
      const { kind, number } = countIn(count);
      if (kind === 'sets') return ends(state, false).sets;
      if (kind === 'units') return hasUnitTotals ? ends(state, true).units : null;
      // A set that may not be played is not offered before it begins.
      const isCertain = number === state.periods.length || number <= setsToWin;
      return kind === 'set' && number > 0 && isCertain ? outcomesOf(number - 1, state) : null;
    },
    result(state, count) {
      const { kind, number } = countIn(count);
      if (kind === 'sets') return state.isOver ? isFinalAs(state.score) : NOT_FINAL;
      if (kind === 'units') return state.isOver ? isFinalAs(state.periods.reduce<Pair>(added, LEVEL)) : NOT_FINAL;
      if (kind !== 'set' || number < 1) return isFinalAs(null);
      const played = state.isOver ? state.periods.length : state.periods.length - 1;
      if (number <= played) return isFinalAs(state.periods[number - 1] ?? null);
      return state.isOver ? isFinalAs(null) : NOT_FINAL;
    },
  };
}

function isWon([home, away]: Pair, { units, lead, cap }: SetLength): boolean {
  const most = Math.max(home, away);
  return most >= cap || (most >= units && Math.abs(home - away) >= lead);
}

/** How a set ends from a score on: the chances of all scores, unit by unit. */
function setOutcomes(from: Pair, length: SetLength, unit: number): Distribution {
  let open = new Map([[codeOf(from), 1]]);
  const ended = new Map<number, number>();
  while (open.size > 0) {
    const next = new Map<number, number>();
    for (const [code, chance] of open) {
      for (const side of [0, 1] as const) {
        const after = plus(pairOf(code), side, 1);
        add(isWon(after, length) ? ended : next, codeOf(after), chance * (side === 0 ? unit : 1 - unit));
      }
    }
    open = next;
  }
  return decoded(ended);
}

/** A set as won by either side, whatever its units. */
function sidesOf(outcomes: Distribution): Distribution {
  const { home, away } = winShares(outcomes);
  return [
    { pair: [1, 0], chance: home },
    { pair: [0, 1], chance: away },
  ];
}

const BASE = 1_000;
const codeOf = ([home, away]: Pair): number => home * BASE + away;
const pairOf = (code: number): Pair => [Math.floor(code / BASE), code % BASE];
const keyOf = (score: Pair, units: Pair): string => `${codeOf(score)}:${codeOf(units)}`;

function pairsIn(key: string): readonly [Pair, Pair] {
  const [score = '0', units = '0'] = key.split(':');
  return [pairOf(Number(score)), pairOf(Number(units))];
}

function added([home, away]: Pair, [more, other]: Pair): Pair {
  return [home + more, away + other];
}

function add<Key>(chances: Map<Key, number>, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

function decoded(chances: ReadonlyMap<number, number>): Distribution {
  return [...chances].map(([code, chance]): PairChance => ({ pair: pairOf(code), chance }));
}
