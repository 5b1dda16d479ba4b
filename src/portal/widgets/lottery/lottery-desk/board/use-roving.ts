import { type KeyboardEvent, useState } from 'react';

interface Roving {
  /** The one cell that Tab reaches. */
  readonly current: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (index: number) => void;
}

/**
 * Moves the focus between the cells of a grid by arrows, Home and End. Numbers stand from left to right in every
 * script, so the arrows are never turned round. A cell is found by its `data-cell`.
 */
export function useRoving(count: number, columns: number): Roving {
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + columns,
      ArrowUp: current - columns,
      Home: current - (current % columns),
      End: Math.min(count - 1, current - (current % columns) + columns - 1),
    }[event.key];
    if (to === undefined || to < 0 || to >= count) return;
    event.preventDefault();
    setAt(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  return { current, onKeyDown, onFocus: setAt };
}
