import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row to its side until an entry that is out of sight stands in its middle. Nothing else on the page moves.
 */
export function showInRow(row: Element, entry: Element): void {
  const box = row.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.left < box.left || place.right > box.right)
    row.scrollLeft += place.left - box.left - (box.width - place.width) / 2;
}

/**
 * Keeps the current entry of a row that scrolls to its side in sight. `place` is what the row's current entry hangs on.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, place: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what brings its entry into view.
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current]');
    if (row.current && entry) showInRow(row.current, entry);
  }, [row, place]);
}
