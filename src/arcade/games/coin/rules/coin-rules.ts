import type { Choice, GameRules } from '#arcade/games/game-rules.ts';

export type CoinSide = 'heads' | 'tails';

export interface CoinView {
  /** The player's side. */
  readonly side: CoinSide;
  readonly landed: CoinSide;
}

/** What the chosen side pays, in hundredths of the bet. */
export const COIN_MULTIPLE = 196;

/** The side that a choice names; null when it names none. */
export function coinSideOf({ side }: Choice): CoinSide | null {
  return side === 'heads' || side === 'tails' ? side : null;
}

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length > 0) return 'must not follow the choice of a side';
  if (Object.keys(next).some((key) => key !== 'side')) return 'must have a side and nothing else';
  return coinSideOf(next) === null ? 'must be heads or tails' : null;
}

/** A toss of a coin: one draw of two, heads first. The return is exact: half of 1.96 is 98.00 %. */
export const coinRules: GameRules<CoinView> = {
  id: 'coin-1',
  returnBasisPoints: 9800,
  volatility: 'low',
  betUnits: 25,
  startChoices: 1,
  choiceProblem,
  play: (draw, [start = {}], betMinor) => {
    const side = coinSideOf(start);
    if (side === null) throw new RangeError('A toss needs a side.');
    const landed = draw(2) === 0 ? 'heads' : 'tails';
    const winMinor = landed === side ? Math.floor((betMinor * COIN_MULTIPLE) / 100) : 0;
    return { view: { side, landed }, isOver: true, winMinor };
  },
  choiceOfAbsent: () => ({ side: 'heads' }),
};
