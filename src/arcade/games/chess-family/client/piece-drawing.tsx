/** @jsxImportSource preact */
import { ownerOf } from '../rules/family-kind.ts';
import type { PieceShape } from './piece-shapes.ts';

interface PieceDrawingProps {
  /** A letter, capital for seat 0. */
  readonly piece: string;
  readonly shapes: Readonly<Record<string, PieceShape>>;
  /** As it stands on a square. */
  readonly isLarge?: boolean;
}

/** A piece. It says nothing to screen readers. */
export function PieceDrawing({ piece, shapes, isLarge = false }: PieceDrawingProps) {
  const shape = shapes[piece.toUpperCase()];
  if (shape === undefined) return null;
  return (
    <svg
      class={isLarge ? 'sq-piece fm-piece' : 'fm-piece'}
      data-seat={ownerOf(piece)}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <path class="body" d={shape.outline} />
      {shape.lines !== undefined && <path class="line" d={shape.lines} />}
      {shape.dots?.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} class="dot" cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
