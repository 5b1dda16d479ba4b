import { type RefObject, useEffect } from 'react';
import { mayTakeKey } from './may-take-key.ts';

/** Marks a part of the desk that F6 goes to. */
export const GROUP = { 'data-group': '' } as const;
const STOPS = 'button:not([tabindex="-1"]):not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/**
 * F6 moves the focus to the next part of the desk, with Shift to the one before. Parts with nothing to focus are left
 * out.
 */
export function useGroupKeys(desk: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A field is a part's own, so that F6 leads out of it too.
      const isInField = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (event.key !== 'F6' || (!isInField && !mayTakeKey(event))) return;
      const groups = [...(desk.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].filter(
        (group) => group.querySelector(STOPS) !== null,
      );
      if (groups.length === 0) return;
      event.preventDefault();
      const current = groups.findIndex((group) => group.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const next = current < 0 ? (event.shiftKey ? -1 : 0) : (current + step) % groups.length;
      groups.at(next)?.querySelector<HTMLElement>(STOPS)?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk]);
}
