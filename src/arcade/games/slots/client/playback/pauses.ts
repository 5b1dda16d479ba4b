/** Waiting that the player may cut short. */
export interface Pauses {
  rest(ms: number): Promise<void>;
  skip(): void;
}

export function skippablePauses(): Pauses {
  const waiting = new Set<() => void>();
  return {
    rest: (ms) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting.add(end);
      }),
    skip() {
      for (const end of [...waiting]) end();
    },
  };
}
