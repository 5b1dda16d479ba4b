import { useEffect, useState } from 'preact/hooks';

/** A frame stays so long while the replay runs: long enough to read its words. */
export const FRAME_MS = 1_400;

/** A replay of so many frames, and what may be done with it. */
export interface Replay {
  /** The frame that is shown, from 0. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Rises with each step back, so that a board is built anew and not run backwards. */
  readonly take: number;
  /** The frame was stepped into from the one before, so the board may move to it. */
  readonly isForward: boolean;
  /** Plays on, from the start where the end is shown; pauses a replay that plays. */
  toggle(): void;
  go(to: number): void;
}

/** Shows the frame `first`, until the player wants another one or plays them all. */
export function useReplay(frames: number, first: number): Replay {
  const [{ at, take, isForward, isPlaying }, set] = useState({
    at: first,
    take: 0,
    isForward: false,
    isPlaying: false,
  });
  const last = frames - 1;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => set((now) => ({ ...now, at: at + 1, isForward: true, isPlaying: at + 1 < last })),
      FRAME_MS,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  return {
    at,
    take,
    isForward,
    isPlaying,
    toggle: () =>
      set((now) => {
        if (now.isPlaying) return { ...now, isPlaying: false };
        if (now.at < last) return { ...now, isPlaying: true };
        return { at: 0, take: now.take + 1, isForward: false, isPlaying: last > 0 };
      }),
    go: (to) =>
      set((now) => ({
        at: to,
        take: to > now.at ? now.take : now.take + 1,
        isForward: to === now.at + 1,
        isPlaying: false,
      })),
  };
}
