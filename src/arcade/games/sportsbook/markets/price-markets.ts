import type { MarketData, SportData } from '../data/sport-data.ts';
import type { Distribution, MatchModel, MatchState, Pair } from '../models/match-model.ts';
import { type Expectation, expectationOf, type OddsHundredths, oddsOf } from './odds.ts';
import type { MarketKey, MarketKind, Selection } from './selection.ts';

/** A pick and its odds; null where no bets are taken on it. */
export interface PricedPick {
  readonly pick: string;
  readonly odds: OddsHundredths | null;
}

export interface PricedMarket extends MarketKey {
  readonly group: MarketData['group'];
  readonly picks: readonly PricedPick[];
}

/** All open markets of a match in a state. `only` leaves out the counts and kinds that nobody asks for. */
export function priceMarkets(
  sport: SportData,
  model: MatchModel,
  state: MatchState,
  only: (market: MarketData) => boolean = () => true,
): readonly PricedMarket[] {
  const chances = new ChancesOfState(model, state);
  return sport.markets.filter(only).flatMap((market) => {
    const count = market.count === 'next' ? `next${state.scorers.length + 1}` : market.count;
    return linesOf(market, count, chances).flatMap((line): readonly PricedMarket[] => {
      const key = { count, kind: market.kind, line };
      const picks = picksOf(sport, market, state).flatMap((pick) => priced({ ...key, pick }, market, chances));
      const hasPrice = picks.filter(({ odds }) => odds !== null).length > 1;
      return hasPrice ? [{ ...key, group: market.group, picks }] : [];
    });
  });
}

/** The odds of one selection in a state; null where no bets are taken on it, or the sport does not have it. */
export function priceOf(
  sport: SportData,
  model: MatchModel,
  state: MatchState,
  selection: Selection,
): OddsHundredths | null {
  const market = marketOf(sport, selection);
  if (market === undefined || !picksOf(sport, market, state).includes(selection.pick)) return null;
  const [found] = priced(selection, market, new ChancesOfState(model, state));
  return found?.odds ?? null;
}

/** What a bet on a selection brings on average from a state on; null where its count cannot be bet on. */
export function expectationIn(model: MatchModel, state: MatchState, selection: Selection): Expectation | null {
  const chances = new ChancesOfState(model, state).of(selection.count, selection.kind);
  return chances === null ? null : expectationOf(selection, chances);
}

/** The market of the sport that a selection belongs to; undefined also for a line that is not on its grid. */
function marketOf(sport: SportData, { count, kind, line }: MarketKey): MarketData | undefined {
  const name = /^next\d+$/.test(count) ? 'next' : count;
  return sport.markets.find((market) => {
    if (market.count !== name || market.kind !== kind) return false;
    if (market.lines !== undefined) return (line - market.lines.offset) % market.lines.step === 0;
    return line === (market.grid ?? 0);
  });
}

function priced(selection: Selection, market: MarketData, chances: ChancesOfState): readonly PricedPick[] {
  const found = chances.of(selection.count, selection.kind);
  if (found === null) return [];
  const odds = oddsOf(expectationOf(selection, found), market.marginBasisPoints / 10_000);
  // A score that cannot come any more is no longer listed.
  return odds === null && market.kind === 'score' ? [] : [{ pick: selection.pick, odds }];
}

/** Lines beside the fairest one that still have two prices. */
function linesOf({ kind, lines, grid }: MarketData, count: string, chances: ChancesOfState): readonly number[] {
  const found = chances.of(count, kind);
  if (found === null) return [];
  if (lines === undefined) return [grid ?? 0];
  const { step, offset } = lines;
  const middle = Math.round((middleOf(found, kind) - offset) / step) * step + offset;
  const near = [-2, -1, 0, 1, 2].map((index) => middle + index * step);
  const fairest = near.reduce((best, line) =>
    imbalance(kind, line, count, found) < imbalance(kind, best, count, found) ? line : best,
  );
  const first = fairest - Math.floor(lines.count / 2) * step;
  return Array.from({ length: lines.count }, (_, index) => first + index * step).filter(
    (line) => kind === 'handicap' || line > 0,
  );
}

/** The mean margin or sum that a line is set against, in quarters. */
function middleOf(chances: Distribution, kind: MarketKind): number {
  const mean = chances.reduce((sum, { pair, chance }) => sum + chance * (pair[0] + pair[1]), 0);
  return 4 * (kind === 'handicap' ? -mean : mean);
}

function imbalance(kind: MarketKind, line: number, count: string, chances: Distribution): number {
  const [first, second] = kind === 'handicap' ? ['home', 'away'] : ['over', 'under'];
  const share = (pick = ''): number => {
    const { atOdds, back } = expectationOf({ count, kind, line, pick }, chances);
    return back >= 1 ? 0.5 : atOdds / (1 - back);
  };
  return Math.abs(share(first) - share(second));
}

function picksOf({ hasDraw }: SportData, { kind, count, grid = 0 }: MarketData, state: MatchState): readonly string[] {
  switch (kind) {
    case 'result':
      return hasLevel(count, hasDraw) ? ['home', 'draw', 'away'] : ['home', 'away'];
    case 'double':
      return ['homeDraw', 'homeAway', 'drawAway'];
    case 'noDraw':
    case 'handicap':
      return ['home', 'away'];
    case 'total':
    case 'home':
    case 'away':
      return ['over', 'under'];
    case 'both':
      return ['yes', 'no'];
    case 'odd':
      return ['odd', 'even'];
    case 'score':
      return scoresOf(grid, count === 'sets', state.score);
  }
}

/** Whether a count may be level: regular time, its parts and the next score may; sets and overtime may not. */
function hasLevel(count: string, hasDraw: boolean): boolean {
  return count === 'full' || /^(?:period|next)/.test(count) || (count === 'fight' && hasDraw);
}

function scoresOf(grid: number, isOfSets: boolean, from: Pair): readonly string[] {
  const numbers = Array.from({ length: grid + 1 }, (_, number) => number);
  const pairs = numbers.flatMap((home) => numbers.map((away): Pair => [home, away]));
  const possible = pairs.filter(([home, away]) =>
    isOfSets ? Math.max(home, away) === grid && Math.min(home, away) < grid : home >= from[0] && away >= from[1],
  );
  return [...possible.map(([home, away]) => `${home}-${away}`), ...(isOfSets ? [] : ['other'])];
}

/** Distributions of a state, each calculated once and reduced to what a kind of bet depends on. */
class ChancesOfState {
  readonly #model: MatchModel;
  readonly #state: MatchState;
  readonly #joint = new Map<string, Distribution | null>();
  readonly #reduced = new Map<string, Distribution>();

  constructor(model: MatchModel, state: MatchState) {
    this.#model = model;
    this.#state = state;
  }

  /** Null where the count cannot be bet on. */
  of(count: string, kind: MarketKind): Distribution | null {
    const joint = this.#jointOf(count);
    if (joint === null) return null;
    const view = VIEWS[kind];
    if (view === null) return joint;
    const key = `${count} ${view.name}`;
    const known = this.#reduced.get(key);
    if (known !== undefined) return known;
    const sums = new Map<number, number>();
    for (const { pair, chance } of joint) {
      const value = view.value(pair);
      sums.set(value, (sums.get(value) ?? 0) + chance);
    }
    const reduced = [...sums].map(([value, chance]) => ({ pair: view.pair(value), chance }));
    this.#reduced.set(key, reduced);
    return reduced;
  }

  #jointOf(count: string): Distribution | null {
    const known = this.#joint.get(count);
    if (known !== undefined) return known;
    const found = this.#model.distribution(this.#state, count);
    this.#joint.set(count, found);
    return found;
  }
}

/** What a kind of bet depends on: the difference, the sum, or one side. One pair stands for all with the same value. */
interface PairSight {
  readonly name: string;
  readonly value: (pair: Pair) => number;
  readonly pair: (value: number) => Pair;
}

const DIFFERENCE: PairSight = { name: 'difference', value: ([home, away]) => home - away, pair: (value) => [value, 0] };
const SUM: PairSight = { name: 'sum', value: ([home, away]) => home + away, pair: (value) => [value, 0] };
const HOME: PairSight = { name: 'home', value: ([home]) => home, pair: (value) => [value, 0] };
const AWAY: PairSight = { name: 'away', value: ([, away]) => away, pair: (value) => [0, value] };

const VIEWS: Readonly<Record<MarketKind, PairSight | null>> = {
  result: DIFFERENCE,
  double: DIFFERENCE,
  noDraw: DIFFERENCE,
  handicap: DIFFERENCE,
  total: SUM,
  odd: SUM,
  home: HOME,
  away: AWAY,
  score: null,
  both: null,
};
