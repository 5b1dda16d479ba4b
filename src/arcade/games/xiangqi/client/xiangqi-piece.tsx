/** @jsxImportSource preact */
import { ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';

/** What is carved on the pieces of the two sides, by capital letter. */
const CARVED: Readonly<Record<string, readonly [red: string, black: string]>> = {
  K: ['帥', '將'],
  A: ['仕', '士'],
  B: ['相', '象'],
  N: ['傌', '馬'],
  R: ['俥', '車'],
  C: ['炮', '砲'],
  P: ['兵', '卒'],
};

interface XiangqiPieceProps {
  /** A letter, capital for red. */
  readonly piece: string;
  /** As it stands on a point. */
  readonly isLarge?: boolean;
}

/** A disc with its carved sign. It says nothing to screen readers. */
export function XiangqiPiece({ piece, isLarge = false }: XiangqiPieceProps) {
  const owner = ownerOf(piece) ?? 0;
  return (
    <svg
      class={isLarge ? 'sq-piece xq-piece' : 'fm-piece xq-piece'}
      data-seat={owner}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="disc" cx="20" cy="20" r="18.5" />
      <circle class="rim" cx="20" cy="20" r="15.5" />
      <text x="20" y="27" text-anchor="middle" lang="zh">
        {CARVED[piece.toUpperCase()]?.[owner]}
      </text>
    </svg>
  );
}
