import { DatabaseBusyError } from '../database-error.ts';

interface Waiter {
  admit(): void;
}

/** Admits one holder at a time, in the order of asking. */
export class FifoMutex {
  #held = false;
  #heldSinceMs = 0;
  readonly #waiting = new Set<Waiter>();

  /** Resolves with the function that gives the mutex back; calling that twice is harmless. `null` waits for ever. */
  acquire(timeoutMs: number | null): Promise<() => void> {
    if (!this.#held) return Promise.resolve(this.#hold());
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer);
          resolve(this.#hold());
        },
      };
      this.#waiting.add(waiter);
      if (timeoutMs === null) return;
      timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        const heldMs = Math.round(performance.now() - this.#heldSinceMs);
        reject(
          new DatabaseBusyError(
            `no database connection became free within ${timeoutMs} ms; the present transaction has held it for ${heldMs} ms`,
          ),
        );
      }, timeoutMs);
    });
  }

  #hold(): () => void {
    this.#held = true;
    this.#heldSinceMs = performance.now();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#held = false;
      const [next] = this.#waiting;
      if (!next) return;
      this.#waiting.delete(next);
      next.admit();
    };
  }
}
