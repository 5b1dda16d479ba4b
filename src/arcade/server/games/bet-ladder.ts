import { MOST_STAKES } from '#arcade/games/fish/rules/volley.ts';
import type { ArcadeGame } from './arcade-games.ts';

/**
 * Round sums that stand for one euro in stakes; no exchange rates. Unknown currencies count like the euro, play coins
 * by the hundred.
 */
const BASE_UNITS: Readonly<Record<string, number>> = {
  AED: 4,
  BRL: 5,
  CNY: 7,
  COIN: 100,
  IDR: 16_000,
  INR: 90,
  JPY: 150,
  KRW: 1_500,
  MXN: 20,
  PHP: 60,
  THB: 35,
  VND: 25_000,
};

/** Bets of the ladder in base units; a bet is the next whole multiple of the machine's units. */
const RUNGS = [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.6, 2, 3, 4, 5, 8, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200] as const;
const DEFAULT_RUNG = 1;
/** Without a stated highest stake. */
const HIGHEST = 100;
/** Of a shot, where a bet has many. */
const DEFAULT_SHOT = 0.2;

export interface BetLadder {
  /** Total bets in minor units, rising. */
  readonly betsMinor: readonly number[];
  readonly defaultBetMinor: number;
}

/** About one euro in the minor units of a currency. */
export function baseMinorOf(currency: { readonly code: string; readonly decimals: number }): number {
  return (BASE_UNITS[currency.code] ?? 1) * 10 ** currency.decimals;
}

/**
 * The bets of a game in a currency: within the studio's stakes, in units that its machine divides evenly. Those of a
 * fish shooter are the stakes of single shots: a volley, which is one bet, has many of them.
 */
export function betLadder(game: ArcadeGame, currency: { readonly code: string; readonly decimals: number }): BetLadder {
  const baseMinor = baseMinorOf(currency);
  const { betUnits } = game.kind === 'slot' ? game.model.machine : game.rules;
  const isShot = game.kind === 'fish';
  const lowest = Math.max(game.minBetMinor / 100, RUNGS[0]);
  const stated = game.maxBetMinor === null ? HIGHEST : game.maxBetMinor / 100;
  const highest = isShot ? Math.max(stated / MOST_STAKES, lowest * 4) : Math.max(stated, lowest * 10);
  const inMachine = (rung: number): number => roundUnit((rung * baseMinor) / betUnits) * betUnits;
  const rungs = RUNGS.filter((rung) => rung >= lowest && rung <= highest);
  const betsMinor = [...new Set(rungs.map(inMachine))].sort((left, right) => left - right);
  const wanted = (isShot ? DEFAULT_SHOT : DEFAULT_RUNG) * baseMinor;
  const defaultBetMinor = betsMinor.find((bet) => bet >= wanted) ?? betsMinor.at(-1) ?? inMachine(lowest);
  return { betsMinor: betsMinor.length > 0 ? betsMinor : [defaultBetMinor], defaultBetMinor };
}

/** Figures that units begin with, so that bets of every currency are round sums. */
const LEADING = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** The whole unit nearest to the wanted amount that begins with a round figure; never less than the smallest coin. */
function roundUnit(wantedMinor: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wantedMinor)));
  const units = LEADING.map((figure) => Math.max(1, Math.round(figure * power)));
  return units.reduce((nearest, unit) =>
    Math.abs(unit - wantedMinor) < Math.abs(nearest - wantedMinor) ? unit : nearest,
  );
}
