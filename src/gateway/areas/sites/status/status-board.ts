import type { Maintenance } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { readMaintenance } from '../repository/site-status-repository.ts';

/** How long pages may use the cached status. Calls that play or pay always read it afresh. */
const FRESH_MS = 1_000;

interface Reading {
  readonly readAtMs: number;
  /** A promise until it has been read. */
  value: Maintenance | null | Promise<Maintenance | null>;
}

/** The operator's maintenance switches of the sites, as the database holds them. */
export class StatusBoard {
  private readonly readings = new Map<string, Reading>();

  constructor(
    private readonly database: Pick<TenantDatabase, 'forSite'>,
    private readonly clock: () => Date,
  ) {}

  /** The switch as it is now; null while it is not set and the site's document is in force. */
  async read(siteId: string): Promise<Maintenance | null> {
    return this.database.forSite(siteId, (tx) => readMaintenance(tx, siteId));
  }

  /**
   * The switch as it was at most a second ago, so that a page from the cache needs no database; at once where that is
   * known.
   */
  recent(siteId: string): Maintenance | null | Promise<Maintenance | null> {
    const nowMs = this.clock().getTime();
    const last = this.readings.get(siteId);
    if (last && nowMs - last.readAtMs < FRESH_MS) return last.value;
    const value = this.read(siteId);
    const reading: Reading = { readAtMs: nowMs, value };
    this.readings.set(siteId, reading);
    value.then(
      (known) => {
        reading.value = known;
      },
      () => this.readings.delete(siteId),
    );
    return value;
  }
}
