/** @jsxImportSource preact */
import type { RoundResult } from '#arcade/game-api.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { type BoardContext, boardSetting } from './board-setting.ts';
import type { RoundBoard } from './round-board.ts';

/** A moment of a round before its rest: a step of its replay. */
interface Moment {
  /** The choice that started the round, as far as it was made: chips lie on the board by it. */
  readonly draft: Choice;
  readonly isOver: boolean;
  /** The board is at rest; else it moves to the end of the round and calls `shown`. */
  readonly isShown: boolean;
  readonly hasLessMotion: boolean;
  shown(): void;
}

interface PastBoardProps {
  readonly context: BoardContext;
  readonly board: RoundBoard<unknown>;
  readonly round: Pick<RoundResult, 'choices' | 'betMinor' | 'winMinor'> & { readonly view: unknown };
  /** The round was played at a shared table. */
  readonly isShared: boolean;
  /** Absent for the round as it ended. */
  readonly moment?: Moment;
}

const nothing = () => undefined;

/** A game's board with a round of the past, as it ended or at one moment. Nothing on it can be chosen. */
export function PastBoard({ context, board, round, isShared, moment }: PastBoardProps) {
  const { Board } = board;
  const { view, choices, betMinor, winMinor } = round;
  const end: Moment = { draft: choices[0] ?? {}, isOver: true, isShown: true, hasLessMotion: true, shown: nothing };
  return (
    <div class="round-board past-board">
      <Board
        {...boardSetting(context)}
        view={view}
        {...(isShared && { past: [] })}
        isBusy
        winMinor={winMinor}
        betMinor={betMinor}
        creditMinor={0}
        setDraft={nothing}
        choose={nothing}
        play={nothing}
        {...(moment ?? end)}
      />
    </div>
  );
}
