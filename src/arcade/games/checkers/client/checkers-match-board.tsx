/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { SquareGrid } from '#arcade/games/matches/client/square-grid.tsx';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { squareName, squareOf } from '#arcade/games/matches/rules/square-names.ts';
import { isKing, ownerOf } from '../rules/checkers-board.ts';
import type { CheckersView } from '../rules/checkers-rules.ts';

const MEN = 12;

const sideName = (seat: Seat, { checkers }: GameWords): string => (seat === 0 ? checkers.dark : checkers.light);

const pathOf = (move: string): readonly number[] => move.split(/[-x]/).map(squareOf);

function Board({ view, seat, legal, play, words, sound }: MatchBoardProps<CheckersView>) {
  /** The squares that the player has pressed of a move: the piece, then where it lands. */
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const paths = legal.map((move) => ({ move, path: pathOf(move) }));
  const fits = ({ path }: { readonly path: readonly number[] }, so: readonly number[]): boolean =>
    so.every((square, index) => path[index] === square);
  const way = paths.some((one) => fits(one, pressed)) ? pressed : [];
  const ways = way.length === 0 ? [] : paths.filter((one) => fits(one, way));
  const movable = new Set(paths.map(({ path }) => path[0]));
  const targets = new Set(ways.map(({ path }) => path[way.length]));
  const press = (square: number) => {
    if (targets.has(square)) {
      const next = [...way, square];
      const full = ways.find(({ path }) => path.length === next.length && fits({ path }, next));
      setPressed(full === undefined ? next : []);
      if (full === undefined) sound('press');
      else play(full.move);
      return;
    }
    if (movable.has(square)) sound('press');
    setPressed(movable.has(square) && square !== way[0] ? [square] : []);
  };
  const from = way[0];
  const at = way.at(-1);
  const pieceAt = (square: number): string => {
    // A piece whose captures are chosen one by one stands where it has landed last.
    if (from !== undefined && at !== from && square === from) return '.';
    if (from !== undefined && square === at) return view.squares[from] ?? '.';
    return view.squares[square] ?? '.';
  };
  const say = (square: number): string => {
    const piece = pieceAt(square);
    const owner = ownerOf(piece);
    const kind = isKing(piece) ? words.checkers.king : words.checkers.man;
    const what = owner === null ? words.match.empty : `${sideName(owner, words)} ${kind}`;
    return [squareName(square), what, targets.has(square) ? words.match.possible : null].filter(Boolean).join(', ');
  };
  return (
    <SquareGrid
      isTurned={seat === 1}
      label={words.match.board}
      look="dr-grid"
      marks={(square) => ({
        isOpen: movable.has(square) || targets.has(square),
        isTarget: targets.has(square),
        isChosen: square === at,
        isLast: view.last?.path.includes(square) === true,
      })}
      piece={(square) => {
        const piece = pieceAt(square);
        const owner = ownerOf(piece);
        if (owner === null) return null;
        return (
          <span class="sq-piece dr-piece" data-seat={owner} data-movable={movable.has(square)}>
            {isKing(piece) && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z" />
              </svg>
            )}
          </span>
        );
      }}
      say={say}
      press={press}
    />
  );
}

export const checkersMatchBoard: MatchBoard<CheckersView> = {
  Board,
  seatName: sideName,
  seatColour: ['#2a2d38', '#f3e6cd'],
  Tally: ({ view, seat, words }) => {
    const taken = MEN - view.squares.filter((piece) => ownerOf(piece) === 1 - seat).length;
    return (
      <b class="mt-count" title={words.chess.taken}>
        {taken > 0 ? `+${taken}` : ''}
      </b>
    );
  },
  moveText: ({ move }) => move.replaceAll('-', '–').replaceAll('x', '×'),
  rules: ({ checkers: { rules } }) => [rules.about, rules.take, rules.king, rules.end],
};
