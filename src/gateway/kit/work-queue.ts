import { DomainError } from './domain-error.ts';

/** Pictures that someone waits for go before those that are only likely to be wanted. */
export type Urgency = 'wanted' | 'likely';

interface Job {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Runs so many jobs at a time and lets so many more wait. A job beyond that is refused with `busy`, so that a flood of
 * requests for new pictures costs memory only up to the bound.
 */
export class WorkQueue {
  private readonly waiting: Record<Urgency, Job[]> = { wanted: [], likely: [] };
  private running = 0;
  private isClosed = false;

  constructor(
    private readonly concurrency: number,
    private readonly mostWaiting: number,
  ) {}

  /**
   * Runs the job when its turn has come. Rejects with `busy` when too many wait, or when the queue is closed before.
   */
  async run<Result>(urgency: Urgency, work: () => Promise<Result>): Promise<Result> {
    if (this.isClosed || this.waiting[urgency].length >= this.mostWaiting)
      throw new DomainError('busy', { retryAfterSeconds: 2 });
    await new Promise<void>((start, refuse) => {
      this.waiting[urgency].push({ start, refuse });
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.startNext();
    }
  }

  /** Refuses what waits; what runs comes to its end. */
  close(): void {
    this.isClosed = true;
    for (const job of [...this.waiting.wanted.splice(0), ...this.waiting.likely.splice(0)])
      job.refuse(new DomainError('busy'));
  }

  private startNext(): void {
    if (this.running >= this.concurrency) return;
    const job = this.waiting.wanted.shift() ?? this.waiting.likely.shift();
    if (job === undefined) return;
    this.running += 1;
    job.start();
  }
}
