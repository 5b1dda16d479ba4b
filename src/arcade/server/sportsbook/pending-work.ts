/** Calls to wallets that are under way, so that a server which stops can wait for them. */
export class PendingWork {
  readonly #calls = new Set<Promise<void>>();

  /** @param call never rejects. */
  add(call: Promise<void>): void {
    const tracked = call.finally(() => this.#calls.delete(tracked));
    this.#calls.add(tracked);
  }

  /** Waits until no call is under way. */
  async idle(): Promise<void> {
    while (this.#calls.size > 0) await Promise.all(this.#calls);
  }
}
