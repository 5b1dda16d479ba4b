/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { CardBack } from '#arcade/games/video-poker/client/card-face.tsx';
import { SqueezeFace } from './squeeze-face.tsx';
import { CARD, type Fold, fingerAt, foldOf, gripAt, type Point } from './squeeze-fold.ts';

/** Released beyond it, the card opens. */
const OPENS_AT = 0.6;
const KEY_STEP = 0.15;
const FALL_MS = 180;
const LOWER_CORNER: Point = { x: CARD.width, y: CARD.height };

const acrossOf = (x: number): string => `${((x / CARD.width) * 100).toFixed(2)}%`;
const downOf = (y: number): string => `${((y / CARD.height) * 100).toFixed(2)}%`;
const clipOf = (points: readonly Point[]): string =>
  `polygon(${points.map(({ x, y }) => `${acrossOf(x)} ${downOf(y)}`).join(', ')})`;

/**
 * Draws a fold into the parts of the card. It changes clips and transforms alone, all relative to the card's size, so
 * nothing is laid out anew.
 */
function drawFold(card: HTMLElement, fold: Fold | null): void {
  const change = (part: string, style: Partial<CSSStyleDeclaration>): void => {
    const element = card.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (element !== null) Object.assign(element.style, style);
  };
  change('lying', {
    clipPath: fold === null ? 'none' : clipOf(fold.lying),
    visibility: fold?.lying.length === 0 ? 'hidden' : 'visible',
  });
  change('flap', { visibility: fold === null ? 'hidden' : 'visible' });
  if (fold === null) return;
  const [a, b, c, d, e, f] = fold.mirror;
  const { middle, pull } = fold;
  change('flap', {
    clipPath: clipOf(fold.lifted),
    transform: `translate(${acrossOf(e)}, ${downOf(f)}) matrix(${a}, ${b}, ${c}, ${d}, 0, 0)`,
  });
  // The shade begins at the line and reaches away from the pull.
  change('shade', {
    transform:
      `translate(${acrossOf(middle.x)}, ${downOf(middle.y)}) ` +
      `matrix(${-pull.x}, ${-pull.y}, ${pull.y}, ${-pull.x}, 0, 0) translate(0, -50%) scale(2)`,
  });
}

interface SqueezedProps {
  readonly card: number;
  /** The label for screen readers. */
  readonly label: string;
  open(): void;
}

/** A card that lies face down: its corners and edges are folded up by the finger, or by keys. */
export function SqueezedCard({ card, label, open }: SqueezedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef(new DOMRect());
  const frame = useRef(0);
  const held = useRef<{ grip: Point; finger: Point; offset: Point } | null>(null);
  const raised = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const draw = (fold: Fold | null): void => {
    if (button.current !== null) drawFold(button.current, fold);
  };
  const inNextFrame = (act: (now: number) => void): void => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(act);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = box.current;
    return { x: ((clientX - left) / width) * CARD.width, y: ((clientY - top) / height) * CARD.height };
  };
  const fallBack = (grip: Point, from: Point): void => {
    const started = performance.now();
    const fall = (now: number): void => {
      const left = Math.max(0, 1 - (now - started) / FALL_MS) ** 2;
      draw(foldOf(grip, { x: grip.x + (from.x - grip.x) * left, y: grip.y + (from.y - grip.y) * left }));
      if (left > 0) inNextFrame(fall);
    };
    inNextFrame(fall);
  };
  const press = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    // Measured once: while the fold moves, nothing asks for the layout.
    box.current = event.currentTarget.getBoundingClientRect();
    const point = pointOf(event);
    const grip = gripAt(point);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    raised.current = 0;
    held.current = { grip, finger: grip, offset: { x: grip.x - point.x, y: grip.y - point.y } };
  };
  const move = (event: PointerEvent): void => {
    if (held.current === null) return;
    const { grip, offset } = held.current;
    const point = pointOf(event);
    const finger = { x: point.x + offset.x, y: point.y + offset.y };
    held.current.finger = finger;
    inNextFrame(() => draw(foldOf(grip, finger)));
  };
  const release = (): void => {
    if (held.current === null) return;
    const { grip, finger } = held.current;
    held.current = null;
    if ((foldOf(grip, finger)?.depth ?? 0) >= OPENS_AT) open();
    else fallBack(grip, finger);
  };
  const key = (event: KeyboardEvent): void => {
    const isUp = event.key === 'ArrowUp' || event.key === 'ArrowRight';
    if (!isUp && event.key !== 'ArrowDown' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    raised.current = Math.max(0, raised.current + (isUp ? KEY_STEP : -KEY_STEP));
    if (raised.current >= OPENS_AT) open();
    else inNextFrame(() => draw(foldOf(LOWER_CORNER, fingerAt(LOWER_CORNER, raised.current))));
  };
  return (
    <button
      ref={button}
      type="button"
      class="bc-squeezed"
      aria-label={label}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
      // A finger's tap is no wish to open; keys and screen readers press without one.
      onClick={(event) => event.detail === 0 && open()}
    >
      <span class="bc-layer" data-part="lying">
        <CardBack />
      </span>
      <span class="bc-layer bc-flap">
        <span class="bc-layer" data-part="flap">
          <span class="bc-layer bc-mirrored">
            <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true" focusable="false">
              <SqueezeFace card={card} />
            </svg>
          </span>
          <span class="bc-layer bc-shade" data-part="shade" />
        </span>
      </span>
    </button>
  );
}
