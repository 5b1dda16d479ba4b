/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { SquareGrid } from '#arcade/games/matches/client/square-grid.tsx';
import { usePieceMove } from '#arcade/games/matches/client/use-piece-move.ts';
import { squareName, squareOf } from '#arcade/games/matches/rules/square-names.ts';
import { EMPTY, ownerOf } from '../rules/family-kind.ts';
import type { FamilyView } from '../rules/family-position.ts';
import { PieceDrawing } from './piece-drawing.tsx';
import type { PieceShape } from './piece-shapes.ts';
import { TakenPieces } from './taken-pieces.tsx';

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
  /** Moves of a pawn that differ by the piece it becomes. */
  const [choices, setChoices] = useState<readonly string[]>([]);
  const make = (move: string) => {
    release();
    setChoices([]);
    play(move);
  };
  const chosen = (moves: readonly string[]) => {
    const [only] = moves;
    if (moves.length > 1) setChoices(moves);
    else if (only !== undefined) make(only);
  };
  const { from, movable, targets, press, release } = usePieceMove({ legal, squareOf, sound, chosen });
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
        press={(square) => {
          setChoices([]);
          press(square);
        }}
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
    Tally: ({ view, seat, words }) => (
      <TakenPieces
        taken={view.taken}
        seat={seat}
        order={ORDER}
        names={style.pieceNames(words)}
        label={words.chess.taken}
        draw={(piece, key) => <PieceDrawing key={key} piece={piece} shapes={style.shapes} />}
      />
    ),
    moveText: ({ move }) => {
      const promotion = move.slice(4).toUpperCase();
      return `${move.slice(0, 2)}–${move.slice(2, 4)}${promotion === '' ? '' : `=${promotion}`}`;
    },
    rules,
  };
}
