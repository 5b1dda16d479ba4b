import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { HIGHEST_MULTIPLE, MINES_TILES, MOST_MINES, minesMultiple } from './mines-multiples.ts';

export interface MinesView {
  readonly mines: number;
  /** Safe tiles, in the order in which they were opened; tiles count from 0, row by row. */
  readonly opened: readonly number[];
  /** Of the bet, in hundredths: what cashing out pays. 0 before the first tile and after a mine. */
  readonly multiple: number;
  /** The multiple after one more safe tile; null in a finished round. */
  readonly nextMultiple: number | null;
  /** What cashing out pays, in minor units. */
  readonly cashOutMinor: number;
  /** The tile whose mine ended the round. */
  readonly exploded: number | null;
  /** Null as long as the round goes on. */
  readonly minePositions: readonly number[] | null;
}

/** The number of mines that a choice names; null when it names none that can be played. */
export function minesOf({ mines }: Choice): number | null {
  return isWholeFromTo(mines, 1, MOST_MINES) ? mines : null;
}

function isWholeFromTo(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  const [key, ...further] = Object.keys(next);
  if (further.length > 0) return 'must have one key';
  if (made.length === 0) return minesOf(next) === null ? `must be a number of mines from 1 to ${MOST_MINES}` : null;
  if (key === 'cashOut') {
    if (next.cashOut !== true) return 'must be true to cash out';
    return made.length === 1 ? 'must not cash out before a tile is open' : null;
  }
  if (key !== 'open') return 'must open a tile or cash out';
  if (!isWholeFromTo(next.open, 0, MINES_TILES - 1)) return `must be a tile from 0 to ${MINES_TILES - 1}`;
  return made.some(({ open }) => open === next.open) ? 'must be a tile that is not open' : null;
}

/**
 * Tiles are opened one by one, and the player cashes out in time. All mines are laid by the first draws, so that no
 * choice moves them.
 *
 * However it is played, a round returns 97.00 % at most: rounding down takes up to one hundredth of the bet from a
 * multiple, and opening a tile at which the multiple is cut to 1,000 takes more. Bets in units of 100 divide with every
 * multiple.
 */
export const minesRules: GameRules<MinesView> = {
  id: 'mines-1',
  returnBasisPoints: 9700,
  volatility: 'high',
  betUnits: 100,
  startChoices: 1,
  choiceProblem,
  play: (draw, [start = {}, ...choices], betMinor) => {
    const mines = minesOf(start);
    if (mines === null) throw new RangeError('A round needs a number of mines.');
    const positions = layMines(draw, mines);
    const { opened, exploded, isOver } = openTiles(positions, choices);
    const multiple = exploded === null ? minesMultiple(mines, opened.length) : 0;
    const cashOutMinor = Math.floor((betMinor * multiple) / 100);
    const nextMultiple = isOver ? null : minesMultiple(mines, opened.length + 1);
    const minePositions = isOver ? positions : null;
    return {
      view: { mines, opened, multiple, nextMultiple, cashOutMinor, exploded, minePositions },
      isOver,
      winMinor: isOver ? cashOutMinor : 0,
    };
  },
  // Cashes out once a tile is open: the round is asked of again after a first tile that is safe.
  choiceOfAbsent: (made) => {
    if (made.length === 0) return { mines: 1 };
    return made.length === 1 ? { open: 0 } : { cashOut: true };
  },
};

/** The first tiles of a shuffle, in rising order. */
function layMines(draw: DrawInteger, mines: number): number[] {
  const tiles = Array.from({ length: MINES_TILES }, (_, tile) => tile);
  return Array.from({ length: mines }, () => tiles.splice(draw(tiles.length), 1))
    .flat()
    .sort((left, right) => left - right);
}

function openTiles(positions: readonly number[], choices: readonly Choice[]) {
  const opened: number[] = [];
  for (const { open } of choices) {
    if (typeof open !== 'number') return { opened, exploded: null, isOver: true };
    if (positions.includes(open)) return { opened, exploded: open, isOver: true };
    opened.push(open);
    if (isPaidAtOnce(positions.length, opened.length)) return { opened, exploded: null, isOver: true };
  }
  return { opened, exploded: null, isOver: false };
}

function isPaidAtOnce(mines: number, safeTiles: number): boolean {
  return safeTiles === MINES_TILES - mines || minesMultiple(mines, safeTiles) === HIGHEST_MULTIPLE;
}
