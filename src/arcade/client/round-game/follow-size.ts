import { type StageShape, shapeOf } from '../stage-layout.ts';

/** The windows that the sizes of letters and buttons were drawn for. */
const DRAWN_FOR = { wide: [1120, 600], tall: [390, 640], low: [740, 340] } as const;

/** Tells the shape of a game's window, and how much larger or smaller its parts are than drawn, with every change. */
export function followSize(
  element: HTMLElement,
  changed: (layout: { readonly shape: StageShape; readonly scale: number }) => void,
): void {
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element;
    const shape = shapeOf(width, height);
    const [drawnWidth, drawnHeight] = DRAWN_FOR[shape];
    changed({ shape, scale: Math.min(2, Math.max(0.6, Math.min(width / drawnWidth, height / drawnHeight))) });
  }).observe(element);
}
