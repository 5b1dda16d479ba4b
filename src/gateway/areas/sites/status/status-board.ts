import type { TenantDatabase } from '#gateway/database/database.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import { type KeptStatus, readKeptStatus } from '../repository/site-status-repository.ts';
import { overrideAt, type StatusOverride } from './status-override.ts';

/** How long pages may use the cached status. Calls that play or pay always read it afresh. */
const FRESH_MS = 1_000;

interface Reading {
  readonly readAtMs: number;
  /** A promise until it has been read. */
  value: KeptStatus | Promise<KeptStatus>;
}

/** The operators' overrides of site documents. Stored values are cached; plans are judged by the clock on each read. */
export class StatusBoard {
  private readonly readings = new Map<string, Reading>();

  constructor(
    private readonly database: Pick<TenantDatabase, 'forSite'>,
    private readonly clock: () => Date,
  ) {}

  /** Reads from the database what overrides the site's document now. */
  async read(siteId: string): Promise<StatusOverride> {
    return overrideAt(await this.kept(siteId), this.clock());
  }

  /**
   * The same from values of at most a second ago, so that cached pages need no database; not a promise if they are in
   * memory. Plans still begin and end on time.
   */
  recent(siteId: string): StatusOverride | Promise<StatusOverride> {
    const now = this.clock();
    return whenReady(this.recentlyKept(siteId, now.getTime()), (kept) => overrideAt(kept, now));
  }

  /** Drops the cached value after a change. Other processes see the change within a second. */
  forget(siteId: string): void {
    this.readings.delete(siteId);
  }

  private recentlyKept(siteId: string, nowMs: number): KeptStatus | Promise<KeptStatus> {
    const last = this.readings.get(siteId);
    if (last && nowMs - last.readAtMs < FRESH_MS) return last.value;
    const value = this.kept(siteId);
    const reading: Reading = { readAtMs: nowMs, value };
    this.readings.set(siteId, reading);
    value.then(
      (known) => {
        reading.value = known;
      },
      () => {
        if (this.readings.get(siteId) === reading) this.readings.delete(siteId);
      },
    );
    return value;
  }

  private kept(siteId: string): Promise<KeptStatus> {
    return this.database.forSite(siteId, (tx) => readKeptStatus(tx, siteId));
  }
}
