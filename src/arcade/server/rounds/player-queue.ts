import type { Player } from '../store/session-store.ts';

/**
 * One thing at a time for each player: two presses at once play one after the other, and the background never meets the
 * foreground.
 */
export class PlayerQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<Result>(player: Player, work: () => Promise<Result>): Promise<Result> {
    const key = `${player.integration} ${player.userId}`;
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return mine;
  }
}
