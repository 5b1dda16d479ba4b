import { useSyncExternalStore } from 'react';

export interface KeptFlag {
  readonly isSet: () => boolean;
  /** For components: whether it is set, and how that is changed. */
  readonly use: () => readonly [boolean, (isSet: boolean) => void];
}

/** A choice that this browser keeps for later visits. A change is seen everywhere at once, in other windows too. */
export function keptFlag(key: string): KeptFlag {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  const isSet = (): boolean => {
    try {
      return window.localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const set = (next: boolean): void => {
    try {
      if (next) window.localStorage.setItem(key, '1');
      else window.localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing stays as it is by itself.
    }
    for (const listener of listeners) listener();
  };
  return { isSet, use: () => [useSyncExternalStore(subscribe, isSet, () => false), set] };
}
