import { useSyncExternalStore } from 'react';

const KEY = 'balanceHidden';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const isHidden = (): boolean => {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

function setHidden(hidden: boolean): void {
  try {
    if (hidden) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing shows the balance, as it does by itself.
  }
  for (const listener of listeners) listener();
}

/**
 * Whether this browser shows asterisks where a balance would be, and how that is changed: everywhere at once, and for
 * later visits.
 */
export function useHiddenBalance(): readonly [boolean, (hidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, isHidden, () => false), setHidden];
}
