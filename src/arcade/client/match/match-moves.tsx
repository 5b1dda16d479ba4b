/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import type { MadeMove } from '#arcade/games/matches/rules/match-play.ts';
import type { GameWords } from '../words/game-words.ts';

interface MatchMovesProps {
  readonly board: MatchBoard<unknown>;
  readonly moves: readonly MadeMove[];
  readonly words: GameWords;
}

/** The moves of a match in their order. The last one stays in sight. */
export function MatchMoves({ board, moves, words }: MatchMovesProps) {
  const list = useRef<HTMLOListElement>(null);
  const texts = moves.flatMap((made, index) => {
    const text = board.moveText(made, index, moves, words);
    return text === null ? [] : [{ text, index, seat: made.seat }];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move is what the list scrolls for.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.scrollTop = element.scrollHeight;
    // In one row, as on phones, the end is at the side; a negative value is the end from right to left.
    element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -element.scrollWidth : element.scrollWidth;
  }, [texts.length]);
  return (
    <ol ref={list} class="mt-moves" aria-label={words.match.moves} tabindex={0}>
      {texts.map(({ text, index, seat }) => (
        <li key={String(index)} data-seat={seat} data-last={index === moves.length - 1}>
          <i style={{ '--seat': board.seatColour[seat] ?? '' }} aria-hidden="true" />
          <bdi dir="ltr">{text}</bdi>
        </li>
      ))}
    </ol>
  );
}
