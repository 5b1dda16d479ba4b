import { useRef } from 'preact/hooks';

/** What happens on the spots of a drawing: elements with `data-spot`. */
interface SpotActions {
  /** The pointer or the focus is on this spot; null when it left. */
  aim(spot: string | null): void;
  press(spot: string): void;
  /** Takes back what lies there: Shift with a press. */
  lift(spot: string): void;
  /** The spot that a key leads the focus to. */
  beside(spot: string, key: string): string | null;
}

function spotOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-spot]') : null;
  return element?.getAttribute('data-spot') ?? null;
}

/**
 * Handlers for a drawing with many small spots. A press counts where the pointer is lifted, so that a finger can slide
 * to the right one while the board names what lies below it.
 */
export function useSpots({ aim, press, lift, beside }: SpotActions) {
  const isDown = useRef(false);
  const below = ({ clientX, clientY }: PointerEvent) => spotOf(document.elementFromPoint(clientX, clientY));
  return {
    onPointerDown: (event: PointerEvent) => {
      isDown.current = event.button === 0;
      aim(below(event));
    },
    onPointerMove: (event: PointerEvent) => aim(below(event)),
    onPointerUp: (event: PointerEvent) => {
      const spot = below(event);
      if (isDown.current && spot !== null) {
        if (event.shiftKey) lift(spot);
        else press(spot);
      }
      isDown.current = false;
      if (event.pointerType === 'touch') aim(null);
    },
    onPointerCancel: () => {
      isDown.current = false;
      aim(null);
    },
    onPointerLeave: () => aim(null),
    // A click without a pointer: from assistive technology.
    onClick: (event: MouseEvent) => {
      const spot = spotOf(event.target);
      if (event.detail === 0 && spot !== null) press(spot);
    },
    onFocusIn: (event: FocusEvent) => aim(spotOf(event.target)),
    onFocusOut: () => aim(null),
    onKeyDown: (event: KeyboardEvent) => {
      const spot = spotOf(event.target);
      if (spot === null) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        if (event.repeat) return;
        if (event.shiftKey) lift(spot);
        else press(spot);
        return;
      }
      const next = beside(spot, event.key);
      if (next === null) return;
      event.preventDefault();
      const drawing = event.currentTarget instanceof Element ? event.currentTarget : null;
      drawing?.querySelector<SVGElement>(`[data-spot="${next}"]`)?.focus();
    },
  };
}
