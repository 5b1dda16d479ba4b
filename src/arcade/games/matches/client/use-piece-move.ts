import { useState } from 'preact/hooks';
import type { BoardSound } from '#arcade/client/round-game/round-board.ts';

interface PieceMoves {
  /** Begin with the names of two squares, two characters each. */
  readonly legal: readonly string[];
  readonly squareOf: (name: string) => number;
  sound(sound: BoardSound): void;
  /** Gets the moves between the two pressed squares: several where a pawn chooses what it becomes. */
  chosen(moves: readonly string[]): void;
}

/** Moves that are made by pressing a piece and then the square where it goes. A second press puts the piece back. */
export function usePieceMove({ legal, squareOf, sound, chosen }: PieceMoves) {
  const [pressed, setPressed] = useState<number | null>(null);
  const moves = legal.map((move) => ({ move, from: squareOf(move.slice(0, 2)), to: squareOf(move.slice(2, 4)) }));
  const movable = new Set(moves.map(({ from }) => from));
  const from = pressed !== null && movable.has(pressed) ? pressed : null;
  const ways = moves.filter((move) => move.from === from);
  const targets = new Set(ways.map(({ to }) => to));
  const press = (square: number): void => {
    if (targets.has(square)) {
      chosen(ways.filter(({ to }) => to === square).map(({ move }) => move));
      return;
    }
    if (movable.has(square)) sound('press');
    setPressed(movable.has(square) && square !== from ? square : null);
  };
  return { from, movable, targets, press, release: () => setPressed(null) };
}
