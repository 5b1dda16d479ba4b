import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element when it is first shown, before the page is painted. It is for what replaces the focused element:
 * without it the keyboard would start again at the top of the page. The element needs `tabIndex={-1}`.
 */
export function useFirstFocus<E extends HTMLElement>(options?: FocusOptions): RefObject<E | null> {
  const place = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown.
  useLayoutEffect(() => place.current?.focus(options), []);
  return place;
}
