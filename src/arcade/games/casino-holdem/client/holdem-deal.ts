import type { CasinoHoldemView } from '../rules/casino-holdem-rules.ts';

/** Where the cards come to lie, in the order of the deal: the dealer's lie face down, and are turned at the end. */
const FIRST = ['player', 'hole', 'player', 'hole', 'board', 'board', 'board'] as const;
const LAST = ['board', 'board', 'turned', 'turned'] as const;

/** The cards on the table after some steps. */
export interface LyingCards {
  readonly player: readonly number[];
  readonly board: readonly number[];
  /** The dealer's cards that lie open, and how many lie face down. */
  readonly dealer: readonly number[];
  readonly holes: number;
}

/** How many steps the deal of a view has. A later view of its round begins with the same ones. */
export function stepsOf({ outcome }: Pick<CasinoHoldemView, 'outcome'>): number {
  return outcome === null ? FIRST.length : FIRST.length + LAST.length;
}

/** The cards on the table after the first steps of a view. */
export function lyingAfter({ player, board, dealer }: CasinoHoldemView, steps: number): LyingCards {
  const done = [...FIRST, ...LAST].slice(0, steps);
  const count = (to: (typeof done)[number]) => done.filter((each) => each === to).length;
  const turned = count('turned');
  return {
    player: player.slice(0, count('player')),
    board: board.slice(0, count('board')),
    dealer: dealer.slice(0, turned),
    holes: count('hole') - turned,
  };
}
