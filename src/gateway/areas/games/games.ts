import path from 'node:path';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { CatalogueStore } from './catalogue/catalogue-store.ts';
import { favouritesService } from './favourites-service.ts';
import { gamesService } from './games-service.ts';
import { vendorHealth } from './launch/vendor-health.ts';
import { measurePlay } from './measures/measure-play.ts';
import { PlayMeasuresStore } from './measures/play-measures-store.ts';
import { artVersion } from './pictures/draw-picture.ts';
import { pictureService } from './pictures/picture-service.ts';
import { pictureSubjects } from './pictures/picture-subjects.ts';
import { prewarmPictures } from './pictures/prewarm-pictures.ts';
import { favouritesRoutes } from './routes/favourites-routes.ts';
import { gamesRoutes } from './routes/games-routes.ts';
import { type Launching, launchRoutes } from './routes/launch-routes.ts';
import { pictureRoutes } from './routes/picture-routes.ts';
import { winnersRoutes } from './routes/winners-routes.ts';
import { trimWins } from './winners/trim-wins.ts';
import { winnersService } from './winners/winners-service.ts';

interface GamesGiven {
  readonly configuration: Pick<Settings, 'dataDir' | 'rateLimitFactor'>;
  readonly database: TenantDatabase;
  readonly sites: SiteDirectory;
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The catalogue with search, favourites, pictures, winners and the launch of games. */
export function gamesArea({ configuration, database, sites, jobs, clock, log }: GamesGiven) {
  const { rateLimitFactor } = configuration;
  const catalogues = new CatalogueStore(database, clock);
  const art = artVersion();
  const subjects = pictureSubjects(catalogues, art);
  const pictures = pictureService({
    folder: path.join(configuration.dataDir, 'pictures'),
    artVersion: art,
    concurrency: 2,
  });
  const measures = new PlayMeasuresStore(database, clock);
  const games = gamesService({ catalogues, measures }, subjects.addresses);
  const winners = winnersService({ database, findGames: games.findPlayed, clock });
  return {
    games,
    catalogues,
    winners,
    isVendorUp: vendorHealth(clock),

    routes(
      calls: FastifyInstance,
      given: { readonly launching: Launching; readonly requireOpen: preHandlerAsyncHookHandler },
    ): void {
      gamesRoutes(calls, games, sites);
      favouritesRoutes(calls, favouritesService({ database, games, clock }));
      launchRoutes(calls, { ...given, rateLimitFactor });
      winnersRoutes(calls, winners);
    },

    /** Tiles and vendor cards, which answer outside the envelope. */
    pictureRoutes(app: FastifyInstance): void {
      pictureRoutes(app, { pictures, rateLimitFactor, ...subjects });
    },

    /** Deletes the pictures of older versions of the art. */
    removeOldArt(): void {
      pictures.removeOldArt().catch((error: unknown) => log.warn({ err: error }, 'removing old pictures failed'));
    },

    /** Renders the pictures of the home pages ahead of the first visitor. */
    async prewarm(): Promise<void> {
      const likely = await subjects.homeSubjects(sites.all());
      prewarmPictures(pictures, likely).catch((error: unknown) =>
        log.warn({ err: error }, 'prewarming pictures failed'),
      );
    },

    /** Starts the jobs that measure hot and popular games, and keep the winner boards small. */
    measure(): void {
      measurePlay({ jobs, database, catalogues, sites, clock, log });
      trimWins({ jobs, database, sites, clock });
    },

    stop(): void {
      pictures.close();
    },
  };
}

export type { CatalogueEntry } from './catalogue/catalogue-entry.ts';
export { type Catalogue, CatalogueStore, codeKey } from './catalogue/catalogue-store.ts';
export type { GamesService } from './games-service.ts';
export { launchAddress } from './launch/launch-address.ts';
export type { IsVendorUp } from './launch/vendor-health.ts';
export { forgetLaunches, insertLaunch, isBeingPlayed, takeLaunch } from './repository/launch-repository.ts';
export type { Launching } from './routes/launch-routes.ts';
export type { WinnersService } from './winners/winners-service.ts';
