import { useEffect, useRef } from 'react';

/** Browsers ask for a draw's numbers spread over this time, and not before its first second is over. */
const STAGGER_MS = { least: 1_000, most: 4_000 } as const;
/** Longest wait between two tries for numbers that do not come. */
const LONGEST_WAIT_MS = 60_000;

interface Need {
  readonly isDue: boolean;
  /** The goal of the wait: a new goal begins with short waits again. */
  readonly goal: string | undefined;
  /** Changes with every answer and every failure. */
  readonly attempt: string;
}

/**
 * Asks again while something is due: at a moment of each browser's own, ever more seldom while nothing comes of it, and
 * not while nobody looks at the page.
 */
export function useAskAgain({ isDue, goal, attempt }: Need, ask: () => void): void {
  const latestAsk = useRef(ask);
  const tried = useRef({ goal, times: 0 });
  useEffect(() => {
    latestAsk.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt that brought nothing starts the next wait.
  useEffect(() => {
    if (tried.current.goal !== goal) tried.current = { goal, times: 0 };
    if (!isDue) return;
    const stagger = STAGGER_MS.least + Math.random() * (STAGGER_MS.most - STAGGER_MS.least);
    let isWaiting = true;
    const tryNow = () => {
      if (!isWaiting || document.hidden) return;
      isWaiting = false;
      tried.current.times += 1;
      latestAsk.current();
    };
    const timer = setTimeout(tryNow, Math.min(stagger * 2 ** tried.current.times, LONGEST_WAIT_MS));
    const whenLookedAt = () => tryNow();
    document.addEventListener('visibilitychange', whenLookedAt);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenLookedAt);
    };
  }, [isDue, goal, attempt]);
}
