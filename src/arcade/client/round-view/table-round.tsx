/** @jsxImportSource preact */
import type { TableRoundView } from '#arcade/round-view-api.ts';
import type { Figures } from '../money-text.ts';
import { PastBoard } from '../round-game/past-board.tsx';
import type { RoundBoard } from '../round-game/round-board.ts';
import type { GameWords } from '../words/game-words.ts';

interface TableRoundProps {
  readonly view: TableRoundView;
  readonly board: RoundBoard<unknown>;
  readonly words: GameWords;
  readonly figures: Figures;
}

const silent = { play: () => undefined };

/**
 * A round of any other game on the game's own board. The board is inert: its places are buttons, and here they would
 * only stand in the keyboard's way. Screen readers get the outcome in words.
 */
export function TableRound({ view, board, words, figures }: TableRoundProps) {
  const { round, betsMinor, isShared } = view;
  const outcome = board.outcome(round.view, words);
  const context = { session: { betsMinor }, figures, words, sounds: silent };
  return (
    <>
      <div class="seen-board" role="img" aria-label={outcome}>
        <div inert>
          <PastBoard context={context} board={board} round={round} isShared={isShared} />
        </div>
      </div>
      <p class="seen-outcome">{outcome}</p>
    </>
  );
}
