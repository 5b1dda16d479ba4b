import type { Pair } from '../models/match-model.ts';

/**
 * Kinds of bets on a count.
 *
 * - `result`: home, draw or away; where a draw cannot be, home or away.
 * - `double`: two of the three results in one.
 * - `noDraw`: home or away, the stake back for a draw.
 * - `handicap`: home with the line added to its score, away with the line taken from it.
 * - `total`: the sum of both over or under the line.
 * - `home`, `away`: the points of one side over or under the line.
 * - `score`: the exact score, or any other than those of the grid.
 * - `both`: both sides score, yes or no.
 * - `odd`: the sum is odd or even.
 */
export type MarketKind =
  | 'result'
  | 'double'
  | 'noDraw'
  | 'handicap'
  | 'total'
  | 'home'
  | 'away'
  | 'score'
  | 'both'
  | 'odd';

/** A market of a match: a kind of bet on a count. */
export interface MarketKey {
  readonly count: string;
  readonly kind: MarketKind;
  /** In quarters, so that it is a whole number: 10 is 2.5. Of `score` the highest number of its grid. Else 0. */
  readonly line: number;
}

/** Something to bet on: a pick of a market. */
export interface Selection extends MarketKey {
  /** `home`, `draw`, `away`, `over`, `2-1`, `other` … as its kind has them. */
  readonly pick: string;
}

const KINDS: ReadonlySet<string> = new Set<MarketKind>([
  'result',
  'double',
  'noDraw',
  'handicap',
  'total',
  'home',
  'away',
  'score',
  'both',
  'odd',
]);

export function marketId({ count, kind, line }: MarketKey): string {
  return `${count}.${kind}.${line}`;
}

/** The text by which a selection is named everywhere: `full.handicap.-3.home`. */
export function selectionId(selection: Selection): string {
  return `${marketId(selection)}.${selection.pick}`;
}

/** A count, a kind, a line and a pick, with no zero before a number: each selection has one text. */
const SELECTION = new RegExp(
  [
    '^(?<count>[a-z]{1,8}(?:[1-9]\\d{0,2})?)',
    '(?<kind>[a-zA-Z]{1,8})',
    '(?<line>0|-?[1-9]\\d{0,3})',
    '(?<pick>[a-zA-Z]{1,8}|(?:0|[1-9]\\d{0,2})-(?:0|[1-9]\\d{0,2}))$',
  ].join('\\.'),
);

/** Undefined for a text that names no selection. */
export function selectionIn(id: string): Selection | undefined {
  const { count, kind, line, pick } = SELECTION.exec(id)?.groups ?? {};
  if (count === undefined || kind === undefined || line === undefined || pick === undefined) return undefined;
  return KINDS.has(kind) ? { count, kind: kind as MarketKind, line: Number(line), pick } : undefined;
}

/** How a bet ends. Halves are of quarter lines, where half of the stake is on each of the two lines beside it. */
export type Outcome = 'won' | 'halfWon' | 'void' | 'halfLost' | 'lost';

/**
 * The outcome of a selection for the values of its count. Settlement and prices both use it.
 * @throws Error for a pick that the kind does not have.
 */
export function outcomeOf({ kind, line, pick }: Selection, [home, away]: Pair): Outcome {
  switch (kind) {
    case 'result':
      return wonIf(pick === sideOf(home - away));
    case 'double':
      return wonIf(doubled(pick).includes(sideOf(home - away)));
    case 'noDraw':
      return home === away ? 'void' : wonIf(pick === sideOf(home - away));
    case 'handicap': {
      const margin = 4 * (home - away) + line;
      return overLine(pick === 'home' ? margin : -margin);
    }
    case 'total':
      return overOrUnder(pick, 4 * (home + away) - line);
    case 'home':
      return overOrUnder(pick, 4 * home - line);
    case 'away':
      return overOrUnder(pick, 4 * away - line);
    case 'score':
      return wonIf(pick === 'other' ? home > line || away > line : pick === `${home}-${away}`);
    case 'both':
      return wonIf((pick === 'yes') === (home > 0 && away > 0));
    case 'odd':
      return wonIf((pick === 'odd') === ((home + away) % 2 === 1));
  }
}

function wonIf(isWon: boolean): Outcome {
  return isWon ? 'won' : 'lost';
}

function sideOf(margin: number): string {
  if (margin === 0) return 'draw';
  return margin > 0 ? 'home' : 'away';
}

function doubled(pick: string): readonly string[] {
  const both = { homeDraw: ['home', 'draw'], homeAway: ['home', 'away'], drawAway: ['draw', 'away'] }[pick];
  if (both === undefined) throw new Error(`There is no double ${pick}.`);
  return both;
}

function overOrUnder(pick: string, quarters: number): Outcome {
  return overLine(pick === 'over' ? quarters : -quarters);
}

/** @param quarters by how much a bet is over its line. One quarter wins half, since half is on the line beside it. */
function overLine(quarters: number): Outcome {
  if (quarters >= 2) return 'won';
  if (quarters <= -2) return 'lost';
  if (quarters === 0) return 'void';
  return quarters > 0 ? 'halfWon' : 'halfLost';
}
