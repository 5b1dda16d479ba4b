/** @jsxImportSource preact */
import type { RoundResult } from '#arcade/game-api.ts';
import { type BoardContext, boardSetting } from './board-setting.ts';
import type { RoundBoard } from './round-board.ts';

interface PastBoardProps {
  readonly context: BoardContext;
  readonly board: RoundBoard<unknown>;
  readonly round: Pick<RoundResult, 'view' | 'choices' | 'betMinor' | 'winMinor'>;
  /** The round was played at a shared table. */
  readonly isShared: boolean;
}

const nothing = () => undefined;

/** A game's board with a round of the past as it ended. Nothing on it can be chosen. */
export function PastBoard({ context, board, round, isShared }: PastBoardProps) {
  const { Board } = board;
  const { view, choices, betMinor, winMinor } = round;
  return (
    <div class="round-board past-board">
      <Board
        {...boardSetting(context)}
        view={view}
        {...(isShared && { past: [] })}
        isOver
        isShown
        isBusy
        winMinor={winMinor}
        betMinor={betMinor}
        creditMinor={0}
        draft={choices[0] ?? {}}
        setDraft={nothing}
        choose={nothing}
        shown={nothing}
        hasLessMotion
        play={nothing}
      />
    </div>
  );
}
