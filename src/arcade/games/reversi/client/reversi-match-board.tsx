/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { SquareGrid } from '#arcade/games/matches/client/square-grid.tsx';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { squareName, squareOf } from '#arcade/games/matches/rules/square-names.ts';
import type { ReversiView } from '../rules/reversi-rules.ts';

const colourName = (seat: Seat, words: GameWords): string => (seat === 0 ? words.reversi.dark : words.reversi.light);

function Board({ view, seat, legal, play, words, sound, hasLessMotion }: MatchBoardProps<ReversiView>) {
  const open = new Set(legal.map(squareOf));
  const press = (square: number) => {
    if (!open.has(square)) return;
    sound('press');
    play(squareName(square));
  };
  const say = (square: number): string => {
    const disc = view.discs[square] ?? null;
    const what = disc === null ? words.match.empty : colourName(disc, words);
    return [squareName(square), what, open.has(square) ? words.match.possible : null].filter(Boolean).join(', ');
  };
  return (
    <SquareGrid
      isTurned={seat === 1}
      label={words.match.board}
      look="rv-grid"
      marks={(square) => ({
        isOpen: open.has(square),
        isTarget: open.has(square),
        isLast: view.last === square,
      })}
      piece={(square) => {
        const disc = view.discs[square] ?? null;
        if (disc === null) return null;
        return <span class="sq-piece rv-disc" data-seat={disc} data-still={hasLessMotion} />;
      }}
      say={say}
      press={press}
    />
  );
}

export const reversiMatchBoard: MatchBoard<ReversiView> = {
  Board,
  seatName: colourName,
  seatColour: ['#16181f', '#f7f3ea'],
  Tally: ({ view, seat, words }) => (
    <b class="mt-count" title={words.reversi.discs}>
      {view.counts[seat]}
    </b>
  ),
  moveText: ({ move }) => move,
  rules: ({ reversi: { rules } }) => [rules.about, rules.turn, rules.pass, rules.end],
};
