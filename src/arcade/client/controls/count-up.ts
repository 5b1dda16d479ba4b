/** Runs a figure from one amount to another, in whole minor units, and ends when it is there. */
export interface CountUp {
  run(from: number, to: number, durationMs: number): Promise<void>;
  finish(): void;
}

export function countUp(show: (minor: number) => void, hasLessMotion: () => boolean): CountUp {
  let finishNow: (() => void) | null = null;
  return {
    run(from, to, durationMs) {
      finishNow?.();
      if (hasLessMotion() || from === to) {
        show(to);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const startedAt = performance.now();
        let frame = 0;
        const end = () => {
          cancelAnimationFrame(frame);
          finishNow = null;
          show(to);
          resolve();
        };
        const step = (now: number) => {
          const share = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
          if (share >= 1) return end();
          show(Math.round(from + (to - from) * (1 - (1 - share) ** 2)));
          frame = requestAnimationFrame(step);
        };
        finishNow = end;
        frame = requestAnimationFrame(step);
      });
    },
    finish: () => finishNow?.(),
  };
}
