/** @jsxImportSource preact */

import { mountElement } from '#arcade/client/mount-element.ts';
import type { StageLayout } from '#arcade/client/stage-layout.ts';
import type { GridPosition } from '#arcade/game-api.ts';
import { platePlace } from './plate-place.ts';

export interface WinPlate {
  readonly element: HTMLElement;
  lay(layout: StageLayout): void;
  show(label: string, amount: string, positions: readonly GridPosition[]): void;
  hide(): void;
}

interface PlateProps {
  readonly isShown: boolean;
  readonly label: string;
  readonly amount: string;
  /** The cell that the plate stands over. */
  readonly place: GridPosition;
  /** Null until the stage has been laid out. */
  readonly layout: StageLayout | null;
}

function plateStyle({ cell, gap, reels, scale, plateBelow }: StageLayout, place: GridPosition) {
  const minWidth = `${Math.min(reels.width, Math.max(cell.width * 1.03, 104))}px`;
  if (plateBelow !== null) return { minWidth, left: '50%', top: `${plateBelow}px` };
  const x = (place[0] + 0.5) * (cell.width + gap) - gap / 2;
  const y = (place[1] + 0.5) * (cell.height + gap) - gap / 2;
  // Wide words on an outer reel would leave the window: the plate keeps its half width away from the reels' ends.
  const half = Math.min(reels.width / 2, Math.max(cell.width, 132 * scale) / 2);
  return { minWidth, left: `${Math.min(reels.width - half, Math.max(half, x))}px`, top: `${y}px` };
}

function Plate({ isShown, label, amount, place, layout }: PlateProps) {
  return (
    // The live region announces the win: a plate comes and goes too often to be read each time.
    <div class="plate" aria-hidden="true" hidden={!isShown} style={layout === null ? {} : plateStyle(layout, place)}>
      <span class="plate-label">{label}</span>
      <bdi class="plate-amount">{amount}</bdi>
    </div>
  );
}

/** The plate over the reels that names a win and its amount. */
export function winPlate(shape: { readonly reels: number; readonly rows: number }): WinPlate {
  const hidden: PlateProps = { isShown: false, label: '', amount: '', place: [0, 0], layout: null };
  const { element, change } = mountElement(Plate, hidden, HTMLElement);
  return {
    element,
    lay: (layout) => change({ layout }),
    show: (label, amount, positions) => change({ isShown: true, label, amount, place: platePlace(shape, positions) }),
    hide: () => change({ isShown: false }),
  };
}
