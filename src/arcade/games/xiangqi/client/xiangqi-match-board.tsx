/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { TakenPieces } from '#arcade/games/chess-family/client/taken-pieces.tsx';
import { EMPTY, ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { SquareGrid } from '#arcade/games/matches/client/square-grid.tsx';
import { usePieceMove } from '#arcade/games/matches/client/use-piece-move.ts';
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
  const chosen = ([move]: readonly string[]): void => {
    if (move === undefined) return;
    release();
    play(move);
  };
  const { from, movable, targets, press, release } = usePieceMove({ legal, squareOf: pointOf, sound, chosen });
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
  Tally: ({ view, seat, words }) => (
    <TakenPieces
      taken={view.taken}
      seat={seat}
      order={ORDER}
      names={pieceNames(words)}
      label={words.chess.taken}
      draw={(piece, key) => <XiangqiPiece key={key} piece={piece} />}
    />
  ),
  moveText: ({ move }) => `${move.slice(0, 2)}–${move.slice(2, 4)}`,
  rules: ({ xiangqi: { rules } }) => [rules.about, rules.pieces, rules.more, rules.end, rules.draws],
};
