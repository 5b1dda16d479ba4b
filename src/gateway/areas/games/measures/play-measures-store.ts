import type { TenantDatabase } from '#gateway/database/database.ts';
import { codeKey } from '../catalogue/catalogue-store.ts';
import { measuresVersion, newestArrivals, roundsOfGames } from '../repository/play-measures-repository.ts';
import { NOTHING_MEASURED, type PlayMeasures } from './play-measures.ts';

/** How often the database is asked whether a site's measures are still the same. */
const CHECK_EVERY_MS = 5_000;

interface Held {
  measures: PlayMeasures;
  checkedAtMs: number;
  reading: Promise<PlayMeasures> | undefined;
}

/** Holds the measures of every site and reads them anew when their version in the database has changed. */
export class PlayMeasuresStore {
  private readonly bySite = new Map<string, Held>();

  constructor(
    private readonly database: Pick<TenantDatabase, 'forReading'>,
    private readonly clock: () => Date,
  ) {}

  /** The measures as they were read last. Costs a lookup. */
  held(siteId: string): PlayMeasures {
    return this.bySite.get(siteId)?.measures ?? NOTHING_MEASURED;
  }

  /** The measures, if they were checked lately; undefined when the database has to be asked first. */
  checked(siteId: string): PlayMeasures | undefined {
    const held = this.bySite.get(siteId);
    return held !== undefined && this.isRecent(held) ? held.measures : undefined;
  }

  /** The measures: at once while they were checked lately, else after asking for their version. */
  current(siteId: string): PlayMeasures | Promise<PlayMeasures> {
    const held = this.heldOf(siteId);
    if (this.isRecent(held)) return held.measures;
    held.reading ??= this.read(siteId, held)
      // A database that does not answer takes no order away that is in memory already.
      .catch(() => held.measures)
      .finally(() => {
        held.reading = undefined;
      });
    return held.reading;
  }

  private isRecent({ checkedAtMs }: Held): boolean {
    return this.clock().getTime() - checkedAtMs < CHECK_EVERY_MS;
  }

  private heldOf(siteId: string): Held {
    const known = this.bySite.get(siteId);
    if (known !== undefined) return known;
    const held: Held = { measures: NOTHING_MEASURED, checkedAtMs: Number.NEGATIVE_INFINITY, reading: undefined };
    this.bySite.set(siteId, held);
    return held;
  }

  private async read(siteId: string, held: Held): Promise<PlayMeasures> {
    const nowMs = this.clock().getTime();
    const measures = await this.database.forReading(siteId, async (tx) => {
      const version = (await measuresVersion(tx, siteId)) ?? NOTHING_MEASURED.version;
      if (version === held.measures.version) return held.measures;
      const played = await roundsOfGames(tx, siteId);
      const came = await newestArrivals(tx, siteId);
      return {
        version,
        rounds: new Map(played.map(({ vendor, game_code, rounds }) => [codeKey(vendor, game_code), Number(rounds)])),
        cameAtMs: new Map(came.map(({ vendor, came_at }) => [vendor, Date.parse(came_at)])),
      };
    });
    held.measures = measures;
    held.checkedAtMs = nowMs;
    return measures;
  }
}
