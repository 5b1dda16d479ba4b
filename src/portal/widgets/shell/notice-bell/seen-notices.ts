import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'noticesSeen';
const CHANGED = 'noticesSeen';

/** Browsers that keep nothing for a site count every notice as new. */
function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/**
 * How many of the notices this browser has not opened, and how they become seen. Null until the page runs: the
 * prerendered page is the same for everyone.
 */
export function useUnseenNotices(ids: readonly string[]): {
  readonly count: number | null;
  readonly markSeen: () => void;
} {
  const seen = useSyncExternalStore(subscribe, read, () => null);
  const known = seen === null ? null : new Set(seen.split(' '));
  const markSeen = useCallback(() => {
    try {
      window.localStorage.setItem(KEY, ids.join(' '));
    } catch {
      // Nothing is kept then, and the next page counts them again.
    }
    window.dispatchEvent(new Event(CHANGED));
  }, [ids]);
  return { count: known && ids.filter((id) => !known.has(id)).length, markSeen };
}
