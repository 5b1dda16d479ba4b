import { type RefObject, useCallback, useEffect, useState } from 'react';
import { showInRow } from '#portal/ui/current-in-row.ts';
import { glide } from '#portal/ui/wants-rest.ts';

/** How much of the row a turn leaves in view, so that the eye finds its place. */
const TURN = 0.8;

interface RowEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Turns a row that scrolls to its side, whichever way the page is written, and keeps the chosen entry in view. */
export function useRow(list: RefObject<HTMLElement | null>, chosen: string | null) {
  const [ends, setEnds] = useState<RowEnds>({ isAtStart: true, isAtEnd: false });
  const onScroll = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const gone = Math.abs(element.scrollLeft);
    const isAtStart = gone < 2;
    const isAtEnd = gone + element.clientWidth > element.scrollWidth - 2;
    setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }));
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what brings its entry into view.
  useEffect(() => {
    const element = list.current;
    const entry = element?.querySelector('[aria-current]')?.parentElement;
    if (element && entry) showInRow(element, entry);
    onScroll();
  }, [chosen, list, onScroll]);
  const turn = useCallback(
    (by: 1 | -1) => {
      const element = list.current;
      if (!element) return;
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      element.scrollBy({
        left: by * (isRightToLeft ? -1 : 1) * element.clientWidth * TURN,
        behavior: glide(),
      });
    },
    [list],
  );
  const fades = ends.isAtStart ? (ends.isAtEnd ? 'none' : 'end') : ends.isAtEnd ? 'start' : 'both';
  return { ...ends, fades, onScroll, turn } as const;
}
