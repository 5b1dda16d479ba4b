/** Debounces keys: those that come within a moment are handled together, each once. */
export interface MomentGatherer<Gathered> {
  /** Adds to what is gathered now. Returns at once; after the stop it does nothing. */
  add(gather: (gathered: Gathered) => void): void;
  /** Hands over what is still to be handed over, and then nothing more. */
  stop(): Promise<void>;
}

/**
 * Gathers the changes of a moment and hands them over together, one moment after the other.
 * @param begin what a moment is gathered into.
 * @param onFailed called when a handover failed; its gathered changes are lost.
 */
export function gatherForAMoment<Gathered>(moment: {
  readonly everyMs: number;
  readonly begin: () => Gathered;
  readonly handOver: (gathered: Gathered) => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}): MomentGatherer<Gathered> {
  const { everyMs, begin, handOver, onFailed } = moment;
  let gathered: Gathered | null = null;
  let timer: NodeJS.Timeout | undefined;
  let handing: Promise<void> = Promise.resolve();
  let isStopped = false;

  function handOverNow(): void {
    timer = undefined;
    const all = gathered;
    gathered = null;
    if (all !== null) handing = handing.then(() => handOver(all)).catch(onFailed);
  }

  return {
    add(gather) {
      if (isStopped) return;
      gathered ??= begin();
      gather(gathered);
      timer ??= setTimeout(handOverNow, everyMs).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      handOverNow();
      await handing;
    },
  };
}
