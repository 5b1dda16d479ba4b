import { useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';

const MOST_RESULTS = 60;

/**
 * The last results, the oldest first: those of a shared table, else those of this sitting. `kept` is a list of the
 * game's module, since the frame builds the board anew for each round. The result of a round that is still being shown
 * stays back.
 */
export function useSitting<View, Result>(
  kept: Result[],
  props: Pick<BoardProps<View>, 'view' | 'past' | 'isShown' | 'hasLessMotion'>,
  resultOf: (view: View) => Result,
): readonly Result[] {
  const { view, past, isShown, hasLessMotion } = props;
  const [isNew] = useState(() => {
    if (past !== undefined || view === null || isShown) return false;
    kept.push(resultOf(view));
    kept.splice(0, kept.length - MOST_RESULTS);
    return true;
  });
  const isSeen = isShown || hasLessMotion;
  if (past !== undefined) {
    const views = view !== null && isSeen ? [...past, view] : past;
    return views.slice(-MOST_RESULTS).map(resultOf);
  }
  return isNew && !isSeen ? kept.slice(0, -1) : [...kept];
}
