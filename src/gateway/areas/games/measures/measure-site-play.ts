import type { Catalogue, CatalogueStore } from '#gateway/areas/games/catalogue/catalogue-store.ts';
import { siteOffer } from '#gateway/areas/games/catalogue/site-offer.ts';
import {
  type Arrival,
  addArrivals,
  addRounds,
  forgetDay,
  forgetDaysBefore,
  keepMeasuring,
  takeMeasuring,
} from '#gateway/areas/games/repository/play-measures-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Hot and popular look at so many days, today's among them. */
const DAYS = 7;
/**
 * Rounds are counted this long after they began: those committed late or reported late by a vendor are there by then.
 */
const SETTLING_MS = 60_000;

/** Dependencies of the measuring job. */
export interface MeasurePlayParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly catalogues: Pick<CatalogueStore, 'current'>;
  readonly clock: () => Date;
}

/**
 * Measures a site's games: counts the rounds of the last seven days, bets of members and of demo bots alike, and writes
 * down vendors and games that were never seen before. Free play has no rounds. One process at a time does it.
 * @param everyMs a site that was measured less long ago is left as it is.
 * @returns whether this call measured the site.
 */
export async function measureSitePlay(
  { database, catalogues, clock }: MeasurePlayParts,
  site: PublishedSite,
  everyMs: number,
): Promise<boolean> {
  const catalogue = await catalogues.current();
  const now = clock();
  const before = new Date(now.getTime() - everyMs);
  return database.forSite(site.id, async (tx) => {
    const measuring = await takeMeasuring(tx, site.id, { before, now });
    if (measuring === null) return false;
    const counted = await countRounds(tx, site.id, measuring.countedUntil, now);
    const offerSource = `${catalogue.version} ${site.checksum}`;
    const isOfferSeen = measuring.offerSource === offerSource;
    const arrived = isOfferSeen ? 0 : await addArrivals(tx, site.id, arrivalsOf(site, catalogue), now);
    const hasChanged = counted.changed + arrived > 0;
    await keepMeasuring(tx, site.id, { countedUntil: counted.until, offerSource, hasChanged });
    return true;
  });
}

async function countRounds(tx: SiteTransaction, siteId: string, countedUntil: Date | null, now: Date) {
  const until = new Date(now.getTime() - SETTLING_MS);
  const firstDay = startOfDay(new Date(now.getTime() - (DAYS - 1) * DAY_MS));
  const forgotten = await forgetDaysBefore(tx, siteId, dayOf(firstDay));
  let from = countedUntil === null || countedUntil < firstDay ? firstDay : countedUntil;
  if (dayOf(from) !== dayOf(until)) {
    // A day that ended is counted again as a whole: vendors may have reported some of its rounds late.
    from = startOfDay(from);
    await forgetDay(tx, siteId, dayOf(from));
  }
  const added = from < until ? await addRounds(tx, siteId, { from, to: until }) : 0;
  return { until: from < until ? until : from, changed: forgotten + added };
}

function arrivalsOf(site: PublishedSite, catalogue: Catalogue): Arrival[] {
  const { games, vendors } = siteOffer(site.site, catalogue);
  return [
    ...vendors.map((vendor) => ({ vendor, game_code: '' })),
    ...games.map(({ vassalage, gameCode }) => ({ vendor: vassalage, game_code: gameCode })),
  ];
}

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
