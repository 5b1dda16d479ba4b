/** Where the primary's write-ahead log ended at some moment. */
interface PrimarySample {
  readonly atMs: number;
  readonly position: bigint;
}

/**
 * Tells how old the answers of a replica may be, from positions in the write-ahead log. A replica that has replayed the
 * position that the primary had at a moment shows everything that was committed before that moment. So an idle primary
 * is no lag, both servers' clocks do not matter, and without new readings the age grows by itself.
 */
export class ReplicaFreshness {
  readonly #maxLagMs: number;
  #samples: PrimarySample[] = [];
  #freshAsOfMs = Number.NEGATIVE_INFINITY;

  constructor(maxLagMs: number) {
    this.#maxLagMs = maxLagMs;
  }

  /** Takes a position that the primary was asked for at `atMs` or later, and forgets what is too old to matter. */
  notePrimary({ atMs, position }: PrimarySample): void {
    // A log that has become shorter is another server's: nothing that was read before proves anything.
    if (position < (this.#samples.at(-1)?.position ?? 0n)) this.forget();
    this.#samples = this.#samples.filter((sample) => atMs - sample.atMs <= this.#maxLagMs);
    this.#samples.push({ atMs, position });
  }

  /** Takes the position up to which the replica has replayed. */
  noteReplica(position: bigint): void {
    const shown = this.#samples.findLast((sample) => sample.position <= position);
    if (shown !== undefined) this.#freshAsOfMs = Math.max(this.#freshAsOfMs, shown.atMs);
  }

  /** Lets go of everything that was read. */
  forget(): void {
    this.#samples = [];
    this.#freshAsOfMs = Number.NEGATIVE_INFINITY;
  }

  /** The highest possible age of an answer; infinite before the first readings. */
  lagMs(nowMs: number): number {
    return nowMs - this.#freshAsOfMs;
  }

  isWithinBound(nowMs: number): boolean {
    return this.lagMs(nowMs) <= this.#maxLagMs;
  }
}
