import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { SCRATCH_CARDS, type ScratchPrize, type ScratchSymbol, scratchPrizes } from './scratch-prizes.ts';

export interface ScratchView {
  /** Nine symbols, row by row. */
  readonly cells: readonly ScratchSymbol[];
  /** Of the bet, in hundredths; 0 on a losing card. */
  readonly prize: number;
  /** The symbol that stands on the card three times; null on a losing card. */
  readonly symbol: ScratchSymbol | null;
  readonly prizes: readonly Pick<ScratchPrize, 'symbol' | 'multiple'>[];
}

const CELLS = 9;
const prizesShown = scratchPrizes.map(({ symbol, multiple }) => ({ symbol, multiple }));
const symbols = scratchPrizes.map(({ symbol }) => symbol);

/**
 * A card of nine fields. One draw of 100,000 decides the prize; the draws after it only arrange symbols that show it.
 * No card has a second triple.
 */
export const scratchRules: GameRules<ScratchView> = {
  id: 'scratch-1',
  returnBasisPoints: 9450,
  volatility: 'high',
  betUnits: 1,
  startChoices: 0,
  choiceProblem: () => 'must not be made: a card is decided when it is bought',
  play: (draw, _choices, betMinor) => {
    const won = drawPrize(draw);
    const cells = won === null ? drawSome(draw, pairsWithout(null), CELLS) : winningCells(draw, won.symbol);
    const prize = won?.multiple ?? 0;
    return {
      view: { cells, prize, symbol: won?.symbol ?? null, prizes: prizesShown },
      isOver: true,
      winMinor: Math.floor((betMinor * prize) / 100),
    };
  },
  choiceOfAbsent: () => ({}),
};

function drawPrize(draw: DrawInteger): ScratchPrize | null {
  let left = draw(SCRATCH_CARDS);
  for (const prize of scratchPrizes) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  return null;
}

/** The symbol three times, and six cells from pairs of the others, in random order. */
function winningCells(draw: DrawInteger, symbol: ScratchSymbol): ScratchSymbol[] {
  const others = drawSome(draw, pairsWithout(symbol), CELLS - 3);
  return drawSome(draw, [symbol, symbol, symbol, ...others], CELLS);
}

/** Two of each symbol but one: whatever is taken from them, no symbol stands there three times. */
function pairsWithout(left: ScratchSymbol | null): ScratchSymbol[] {
  return symbols.filter((symbol) => symbol !== left).flatMap((symbol) => [symbol, symbol]);
}

/** Takes cards from a deck one by one, each equally likely. */
function drawSome(draw: DrawInteger, deck: readonly ScratchSymbol[], count: number): ScratchSymbol[] {
  const left = [...deck];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
