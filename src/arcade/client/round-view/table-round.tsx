/** @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks';
import type { TableRoundView } from '#arcade/round-view-api.ts';
import type { Figures } from '../money-text.ts';
import { PastBoard } from '../round-game/past-board.tsx';
import type { RoundBoard } from '../round-game/round-board.ts';
import type { GameWords } from '../words/game-words.ts';
import { ReplayBar } from './replay-bar.tsx';
import { type ReplayFrame, replayFrames } from './replay-frames.ts';
import { useReplay } from './use-replay.ts';

interface TableRoundProps {
  readonly view: TableRoundView;
  readonly board: RoundBoard<unknown>;
  readonly words: GameWords;
  readonly figures: Figures;
  readonly hasLessMotion: boolean;
}

const silent = { play: () => undefined };

/**
 * A round of any other game on the game's own board: its end at first, and by the replay every step that led there. The
 * board is inert: its places are buttons, and here they would only stand in the keyboard's way. Screen readers get each
 * step in words.
 */
export function TableRound({ view, board, words, figures, hasLessMotion }: TableRoundProps) {
  const { round, betsMinor, isShared } = view;
  const frames = useMemo(() => replayFrames(view), [view]);
  const replay = useReplay(frames.length, frames.length - 1);
  const { at, take, isForward } = replay;
  const [shownTake, setShownTake] = useState(-1);
  const frame = frames[at];
  if (frame === undefined) return null;
  // The board moves to the end where it comes from the step before, once for each take.
  const isAtRest = frame.what.kind !== 'end' || !isForward || shownTake === take;
  const text = wordsOf(frame, { board, words, figures });
  const context = { session: { betsMinor }, figures, words, sounds: silent };
  return (
    <>
      <div class="seen-board" role="img" aria-label={text}>
        <div inert>
          <PastBoard
            key={`${take} ${frame.view === null ? 'before' : 'round'}`}
            context={context}
            board={board}
            round={{ ...frame, choices: round.choices }}
            isShared={isShared}
            moment={{
              draft: frame.draft,
              isOver: frame.isOver,
              isShown: isAtRest && frame.isOver,
              hasLessMotion: hasLessMotion || !isForward,
              shown: () => setShownTake(take),
            }}
          />
        </div>
      </div>
      <div class="seen-told">
        <p class="seen-outcome" role="status">
          {isAtRest && text}
        </p>
        {frames.length > 1 && (
          <ReplayBar
            replay={replay}
            frames={frames.length}
            place={(number, total) => words.say('seen.step', { number, total })}
            previous={words.seen.previousStep}
            next={words.seen.nextStep}
            words={words}
          />
        )}
      </div>
    </>
  );
}

function wordsOf(
  { view, what }: ReplayFrame,
  { board, words, figures }: Pick<TableRoundProps, 'board' | 'words' | 'figures'>,
): string {
  if (what.kind === 'end') return board.outcome(view, words);
  if (what.kind === 'placed') return words.say('chips.placed', { amount: figures.money(what.amountMinor) });
  const choice = what.number === 0 ? words.seen.begun : words.say('seen.choice', { number: what.number });
  return what.raiseMinor === 0 ? choice : `${choice} · +${figures.money(what.raiseMinor)}`;
}
