import { useSyncExternalStore } from 'react';

/** The visitor's consent to analytics; null until the choice is made. */
export type AnalyticsChoice = 'granted' | 'denied' | null;

interface AnalyticsState {
  readonly choice: AnalyticsChoice;
  /** The question stands on the page: it has not been answered, or the visitor asked for it again. */
  readonly isAsked: boolean;
}

/** Storage belongs to an origin, so the answer is one site's. */
const KEY = 'analyticsChoice';

const nothingSaid: AnalyticsState = { choice: null, isAsked: true };
const listeners = new Set<() => void>();
let state: AnalyticsState | undefined;

function readState(): AnalyticsState {
  if (state) return state;
  const kept = keptChoice();
  state = kept === null ? nothingSaid : { choice: kept, isAsked: false };
  return state;
}

/** A browser that keeps nothing is asked on every page, and nothing is loaded without its word. */
function keptChoice(): AnalyticsChoice {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

function show(next: AnalyticsState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Keeps the visitor's answer. */
export function chooseAnalytics(choice: 'granted' | 'denied'): void {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // The answer holds for this page then.
  }
  show({ choice, isAsked: false });
}

/** Puts the question again, so that an answer can be taken back. */
export function askAboutAnalytics(): void {
  show({ ...readState(), isAsked: true });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor's answer. The browser's alone: a prerendered page knows nothing of it. */
export function useAnalyticsChoice(): AnalyticsState {
  return useSyncExternalStore(subscribe, readState);
}
