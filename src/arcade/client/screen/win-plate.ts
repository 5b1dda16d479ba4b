import type { GridPosition } from '#arcade/game-api.ts';
import { make } from '../make-element.ts';
import type { StageLayout } from '../stage-layout.ts';
import { platePlace } from './plate-place.ts';

export interface WinPlate {
  readonly element: HTMLElement;
  lay(layout: StageLayout): void;
  show(label: string, amount: string, positions: readonly GridPosition[]): void;
  hide(): void;
}

/** The plate over the reels that names a win and its amount. */
export function winPlate(shape: { readonly reels: number; readonly rows: number }): WinPlate {
  const label = make('span', { class: 'plate-label' });
  const amount = make('bdi', { class: 'plate-amount' });
  // The live region announces the win: a plate comes and goes too often to be read each time.
  const element = make('div', { class: 'plate', 'aria-hidden': 'true', hidden: true }, label, amount);
  let layout: StageLayout | null = null;
  let place: GridPosition = [0, 0];

  function put() {
    if (layout === null) return;
    const { cell, gap, reels } = layout;
    const x = (place[0] + 0.5) * (cell.width + gap) - gap / 2;
    const y = (place[1] + 0.5) * (cell.height + gap) - gap / 2;
    // Wide words on an outer reel would leave the window: the plate keeps its half width away from the reels' ends.
    const half = Math.min(reels.width / 2, Math.max(cell.width, 132 * layout.scale) / 2);
    if (layout.plateBelow !== null) {
      element.style.setProperty('left', '50%');
      element.style.setProperty('top', `${layout.plateBelow}px`);
      return;
    }
    element.style.setProperty('left', `${Math.min(reels.width - half, Math.max(half, x))}px`);
    element.style.setProperty('top', `${y}px`);
  }

  return {
    element,
    lay(next) {
      layout = next;
      element.style.setProperty('min-width', `${Math.min(next.reels.width, Math.max(next.cell.width * 1.03, 104))}px`);
      put();
    },
    show(nextLabel, nextAmount, positions) {
      label.textContent = nextLabel;
      amount.textContent = nextAmount;
      place = platePlace(shape, positions);
      put();
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    },
  };
}
