/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { SquareGrid } from '#arcade/games/matches/client/square-grid.tsx';
import { squareName, squareOf } from '#arcade/games/matches/rules/square-names.ts';
import { EMPTY, ownerOf } from '../rules/family-kind.ts';
import type { FamilyView } from '../rules/family-position.ts';
import { PieceDrawing } from './piece-drawing.tsx';
import type { PieceShape } from './piece-shapes.ts';

/** What tells the games of the family apart on the screen. */
export interface FamilyLook {
  /** A class for the colours of the board. */
  readonly look: string;
  /** By capital letter. */
  readonly shapes: Readonly<Record<string, PieceShape>>;
  readonly seatColour: readonly [string, string];
  readonly pieceNames: (words: GameWords) => Readonly<Record<string, string>>;
  readonly sideNames: (words: GameWords) => readonly [string, string];
}

interface BoardProps extends MatchBoardProps<FamilyView> {
  readonly style: FamilyLook;
}

function Board({ view, seat, legal, play, words, sound, style }: BoardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  /** Moves of a pawn that differ by the piece it becomes. */
  const [choices, setChoices] = useState<readonly string[]>([]);
  const from = chosen !== null && legal.some((move) => move.startsWith(squareName(chosen))) ? chosen : null;
  const movable = new Set(legal.map((move) => squareOf(move.slice(0, 2))));
  const ways = from === null ? [] : legal.filter((move) => move.startsWith(squareName(from)));
  const targets = new Set(ways.map((move) => squareOf(move.slice(2, 4))));
  const make = (move: string) => {
    setChosen(null);
    setChoices([]);
    play(move);
  };
  const press = (square: number) => {
    setChoices([]);
    if (targets.has(square)) {
      const moves = ways.filter((move) => squareOf(move.slice(2, 4)) === square);
      const [only] = moves;
      if (moves.length > 1) setChoices(moves);
      else if (only !== undefined) make(only);
      return;
    }
    if (movable.has(square)) sound('press');
    setChosen(movable.has(square) && square !== from ? square : null);
  };
  const names = style.pieceNames(words);
  const sides = style.sideNames(words);
  const say = (square: number): string => {
    const piece = view.squares[square] ?? EMPTY;
    const owner = ownerOf(piece);
    const what = owner === null ? words.match.empty : `${sides[owner]} ${names[piece.toUpperCase()]}`;
    return [squareName(square), what, targets.has(square) ? words.match.possible : null].filter(Boolean).join(', ');
  };
  const alarmed = view.isCheck ? view.squares.indexOf(view.turn === 0 ? 'K' : 'k') : -1;
  return (
    <div class="fm-board">
      <SquareGrid
        isTurned={seat === 1}
        label={words.match.board}
        look={style.look}
        marks={(square) => ({
          isOpen: movable.has(square) || targets.has(square),
          isTarget: targets.has(square),
          isChosen: square === from,
          isLast: square === view.last?.from || square === view.last?.to,
          isAlarmed: square === alarmed,
        })}
        piece={(square) => {
          const piece = view.squares[square] ?? EMPTY;
          if (piece === EMPTY) return null;
          return <PieceDrawing piece={piece} shapes={style.shapes} isLarge />;
        }}
        say={say}
        press={press}
      />
      {choices.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
        <div class="fm-choices" role="group" aria-label={words.chess.promote}>
          {choices.map((move) => {
            const letter = move.slice(4).toUpperCase();
            return (
              <button key={move} type="button" aria-label={names[letter]} onClick={() => make(move)}>
                <PieceDrawing piece={seat === 0 ? letter : letter.toLowerCase()} shapes={style.shapes} isLarge />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Worth of taken pieces in their row: the strongest first. */
const ORDER = 'QRBSNMP';

/** The board of a game of the chess family. */
export function familyMatchBoard(
  style: FamilyLook,
  rules: (words: GameWords) => readonly string[],
): MatchBoard<FamilyView> {
  return {
    Board: (props) => <Board {...props} style={style} />,
    seatName: (seat, words) => style.sideNames(words)[seat] ?? '',
    seatColour: style.seatColour,
    Tally: ({ view, seat, words }) => {
      const taken = view.taken
        .filter((piece) => ownerOf(piece) !== seat)
        .sort((one, other) => ORDER.indexOf(one.toUpperCase()) - ORDER.indexOf(other.toUpperCase()));
      const names = style.pieceNames(words);
      return (
        <span
          class="fm-taken"
          role="img"
          aria-label={`${words.chess.taken}: ${taken.map((piece) => names[piece.toUpperCase()]).join(', ')}`}
        >
          {taken.map((piece, index) => (
            <PieceDrawing key={String(index)} piece={piece} shapes={style.shapes} />
          ))}
        </span>
      );
    },
    moveText: ({ move }) => {
      const promotion = move.slice(4).toUpperCase();
      return `${move.slice(0, 2)}–${move.slice(2, 4)}${promotion === '' ? '' : `=${promotion}`}`;
    },
    rules,
  };
}
