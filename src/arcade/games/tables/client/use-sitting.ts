import { useState } from 'preact/hooks';

const MOST_RESULTS = 60;

/**
 * The last results of this sitting, the oldest first. `kept` is a list of the game's module, since the frame builds the
 * board anew for each round; the result of a round that is still being shown stays back.
 */
export function useSitting<Result>(
  kept: Result[],
  result: Result | null,
  props: { readonly isShown: boolean; readonly hasLessMotion: boolean },
): readonly Result[] {
  const [isNew] = useState(() => {
    if (result === null || props.isShown) return false;
    kept.push(result);
    kept.splice(0, kept.length - MOST_RESULTS);
    return true;
  });
  return isNew && !props.isShown && !props.hasLessMotion ? kept.slice(0, -1) : [...kept];
}
