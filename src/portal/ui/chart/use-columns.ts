import { type KeyboardEvent, useState } from 'react';

/** The columns of a chart as one stop of the keyboard: arrows, Home and End go from one to another. */
export function useColumns(count: number) {
  const [focused, setFocused] = useState(count - 1);
  const [shown, setShown] = useState<number | null>(null);
  const stop = Math.min(Math.max(focused, 0), count - 1);
  return {
    /** The column whose figures are shown; null for none. */
    shown: shown !== null && shown < count ? shown : null,
    /** What a column is given. */
    columnOf: (index: number) => ({
      'data-column': index,
      role: 'img' as const,
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => {
        setFocused(index);
        setShown(index);
      },
      onBlur: () => setShown(null),
      onPointerEnter: () => setShown(index),
      onPointerLeave: () => setShown(null),
      onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
        const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[event.key];
        if (to === undefined || to < 0 || to >= count) return;
        event.preventDefault();
        event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-column="${to}"]`)?.focus();
      },
    }),
  };
}
