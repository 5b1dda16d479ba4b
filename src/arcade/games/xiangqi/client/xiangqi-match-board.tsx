/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { EMPTY, ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { SquareGrid } from '#arcade/games/matches/client/square-grid.tsx';
import { FILES, pointName, pointOf, RANKS } from '../rules/xiangqi-board.ts';
import type { XiangqiView } from '../rules/xiangqi-rules.ts';
import { XiangqiPiece } from './xiangqi-piece.tsx';

const SIZE = { files: FILES, ranks: RANKS, nameOf: pointName };

const pieceNames = ({ xiangqi: { piece } }: GameWords): Readonly<Record<string, string>> => ({
  K: piece.general,
  A: piece.advisor,
  B: piece.elephant,
  N: piece.horse,
  R: piece.chariot,
  C: piece.cannon,
  P: piece.soldier,
});

const sideName = (seat: number, { makruk, chess }: GameWords): string => (seat === 0 ? makruk.red : chess.black);

function Board({ view, seat, legal, play, words, sound }: MatchBoardProps<XiangqiView>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const movable = new Set(legal.map((move) => pointOf(move.slice(0, 2))));
  const from = chosen !== null && movable.has(chosen) ? chosen : null;
  const targets = new Set(
    from === null
      ? []
      : legal.filter((move) => move.startsWith(pointName(from))).map((move) => pointOf(move.slice(2, 4))),
  );
  const press = (point: number): void => {
    if (from !== null && targets.has(point)) {
      setChosen(null);
      play(pointName(from) + pointName(point));
      return;
    }
    if (movable.has(point)) sound('press');
    setChosen(movable.has(point) && point !== from ? point : null);
  };
  const names = pieceNames(words);
  const say = (point: number): string => {
    const piece = view.squares[point] ?? EMPTY;
    const owner = ownerOf(piece);
    const what = owner === null ? words.match.empty : `${sideName(owner, words)} ${names[piece.toUpperCase()]}`;
    return [pointName(point), what, targets.has(point) ? words.match.possible : null].filter(Boolean).join(', ');
  };
  const alarmed = view.isCheck ? view.squares.indexOf(view.turn === 0 ? 'K' : 'k') : -1;
  return (
    <SquareGrid
      size={SIZE}
      isTurned={seat === 1}
      label={words.match.board}
      look="xq-grid"
      marks={(point) => ({
        isOpen: movable.has(point) || targets.has(point),
        isTarget: targets.has(point),
        isChosen: point === from,
        isLast: point === view.last?.from || point === view.last?.to,
        isAlarmed: point === alarmed,
      })}
      piece={(point) => {
        const piece = view.squares[point] ?? EMPTY;
        return piece === EMPTY ? null : <XiangqiPiece piece={piece} isLarge />;
      }}
      say={say}
      press={press}
    />
  );
}

/** Worth of taken pieces in their row: the strongest first. */
const ORDER = 'RCNBAP';

/** The board of xiangqi. */
export const xiangqiMatchBoard: MatchBoard<XiangqiView> = {
  Board,
  seatName: sideName,
  seatColour: ['#d8433c', '#23252e'],
  Tally: ({ view, seat, words }) => {
    const names = pieceNames(words);
    const taken = view.taken
      .filter((piece) => ownerOf(piece) !== seat)
      .sort((one, other) => ORDER.indexOf(one.toUpperCase()) - ORDER.indexOf(other.toUpperCase()));
    const said = taken.map((piece) => names[piece.toUpperCase()]).join(', ');
    return (
      <span class="fm-taken" role="img" aria-label={`${words.chess.taken}: ${said}`}>
        {taken.map((piece, index) => (
          <XiangqiPiece key={String(index)} piece={piece} />
        ))}
      </span>
    );
  },
  moveText: ({ move }) => `${move.slice(0, 2)}–${move.slice(2, 4)}`,
  rules: ({ xiangqi: { rules } }) => [rules.about, rules.pieces, rules.more, rules.end, rules.draws],
};
