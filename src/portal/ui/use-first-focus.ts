import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives what comes in place of the focused element the focus, before the page is painted: nobody who moves by keys is
 * led back to the top of the page. The element takes the focus without a tab stop (`tabIndex={-1}`).
 */
export function useFirstFocus<E extends HTMLElement>(options?: FocusOptions): RefObject<E | null> {
  const place = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown.
  useLayoutEffect(() => place.current?.focus(options), []);
  return place;
}
