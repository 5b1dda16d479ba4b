import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { Pair } from '../models/match-model.ts';
import type { LegResult, SlipLeg } from '../slip/slip.ts';
import { combinationsOf } from '../slip/slip-payout.ts';
import { choiceOfEnd, choiceOfSlip, slipRules } from '../slip/slip-rules.ts';

export interface CheckedSlips {
  /** Slips whose win is not that of the calculator; empty where all agree. */
  readonly differences: readonly object[];
  readonly kinds: ReadonlySet<string>;
}

/**
 * Settles random slips by the rules and by an independent calculator, which splits quarter lines into two bets and goes
 * through all combinations one by one.
 */
export function checkRandomSlips({ slips, seed }: { readonly slips: number; readonly seed: number }): CheckedSlips {
  const draw = fastDraw(seed);
  const differences: object[] = [];
  const kinds = new Set<string>();
  for (let number = 0; number < slips; number += 1) {
    const legs = Array.from({ length: 1 + draw(6) }, () => randomLeg(draw));
    const size = 1 + draw(legs.length);
    const betMinor = (1 + draw(5_000)) * combinationsOf(legs.length, size);
    const results = legs.map((): LegResult => ({ pair: randomPair(draw), score: [0, 0], serverSeed: null, rules: '' }));
    const choices = [choiceOfSlip({ legs, size }), choiceOfEnd({ results })];
    const { winMinor } = slipRules.play(() => 0, choices, betMinor);
    const wanted = calculated(legs, results, size, betMinor);
    if (winMinor !== wanted) differences.push({ legs, results, size, betMinor, winMinor, wanted });
    kinds.add(legs.length === 1 ? 'single' : size === legs.length ? 'accumulator' : 'system');
  }
  return { differences, kinds };
}

const KINDS = ['result', 'double', 'noDraw', 'handicap', 'total', 'home', 'away', 'score', 'both', 'odd'] as const;
const PICKS = {
  result: ['home', 'draw', 'away'],
  double: ['homeDraw', 'homeAway', 'drawAway'],
  noDraw: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  home: ['over', 'under'],
  away: ['over', 'under'],
  score: ['0-0', '1-0', '2-1', '4-4', 'other'],
  both: ['yes', 'no'],
  odd: ['odd', 'even'],
} as const;

function randomLeg(draw: DrawInteger): SlipLeg {
  const kind = KINDS[draw(KINDS.length)] ?? 'result';
  const pick = PICKS[kind][draw(PICKS[kind].length)] ?? '';
  const line = kind === 'handicap' ? draw(25) - 12 : kind === 'score' ? 4 : draw(25);
  return {
    fixtureId: `f1-${draw(1_000)}-0`,
    sport: 'football',
    league: '',
    home: '',
    away: '',
    startsAt: 0,
    selection: `full.${kind}.${line}.${pick}`,
    odds: 101 + draw(900),
    rules: 'season-1',
  };
}

/** One in eight is void. */
function randomPair(draw: DrawInteger): Pair | null {
  return draw(8) === 0 ? null : [draw(6), draw(6)];
}

/** Whether a half or whole line is won: 1 won, 0 lost, null the stake back. */
function plainLine(value: number, line: number, isOver: boolean): number | null {
  if (value === line) return null;
  return value > line === isOver ? 1 : 0;
}

/** Parts of a bet, each with half of it: won, lost or given back. */
function partsOf(selection: string, pair: Pair | null): readonly (number | null)[] {
  if (pair === null) return [null, null];
  const [, kind = '', quarters = '0', pick = ''] = selection.split('.');
  const [home, away] = pair;
  const both = (isWon: boolean) => (isWon ? [1, 1] : [0, 0]);
  const signs = { home: home > away, away: away > home, draw: home === away };
  const line = Number(quarters) / 4;
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  switch (kind) {
    case 'result':
      return both(signs[pick as keyof typeof signs]);
    case 'double':
      return both(
        (pick.includes('home') && signs.home) ||
          (/[dD]raw/.test(pick) && signs.draw) ||
          (/Away/.test(pick) && signs.away),
      );
    case 'noDraw':
      return home === away ? [null, null] : both(signs[pick as keyof typeof signs]);
    case 'handicap':
      return lines.map((one) => plainLine(home + one, away, pick === 'home'));
    case 'score':
      return both(pick === 'other' ? !(home <= 4 && away <= 4) : `${home}-${away}` === pick);
    case 'both':
      return both(Math.min(home, away) > 0 === (pick === 'yes'));
    case 'odd':
      return both(Math.abs((home + away) % 2) === (pick === 'odd' ? 1 : 0));
    default: {
      const value = { total: home + away, home, away }[kind] ?? 0;
      return lines.map((one) => plainLine(value, one, pick === 'over'));
    }
  }
}

function calculated(legs: readonly SlipLeg[], results: readonly LegResult[], size: number, betMinor: number): number {
  const returned = legs.map(({ selection, odds }, index) => {
    const parts = partsOf(selection, results[index]?.pair ?? null);
    return parts.reduce<number>((sum, part) => sum + (part === null ? 100 : part * odds), 0);
  });
  let sum = 0n;
  for (let mask = 0; mask < 2 ** legs.length; mask += 1) {
    const chosen = returned.filter((_, index) => (mask >> index) % 2 === 1);
    if (chosen.length === size) sum += chosen.reduce((product, one) => product * BigInt(one), 1n);
  }
  return Number((BigInt(betMinor / combinationsOf(legs.length, size)) * sum) / 200n ** BigInt(size));
}
