import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { SiteDirectory } from './documents/published-site.ts';
import { finishTransfers } from './jobs/finish-transfers.ts';
import { followRounds } from './jobs/follow-rounds.ts';
import { holdVendors } from './jobs/hold-vendors.ts';
import type { GamesService } from './modules/games/games-service.ts';
import { forgetLaunches } from './modules/launch/launch-repository.ts';
import type { Launching } from './modules/launch/launch-routes.ts';
import { vendorHealth } from './modules/launch/vendor-health.ts';
import type { OpenSandbox } from './modules/launch/vendor-sandbox-routes.ts';
import type { TakeExchange } from './modules/launch/vendor-session-routes.ts';
import { roundsService } from './modules/rounds/rounds-service.ts';
import type { IntegrationBook } from './modules/seamless/integration-book.ts';
import { forgetSessionEnds } from './modules/seamless/session-end-repository.ts';
import type { AuthenticateVendor } from './modules/seamless/vendor-authentication.ts';
import type { FundsOfMembers } from './modules/wallet/transfer-routes.ts';
import { winnersService } from './modules/winners/winners-service.ts';
import { vendorKeys } from './secrets/vendor-keys.ts';
import { vendorWallets } from './vendor-wallet-client.ts';
import { balanceNews } from './workflows/balance-news.ts';
import { consolidatedFunds } from './workflows/consolidated-funds.ts';
import { takeExchange } from './workflows/exchange-launch.ts';
import { listRooms } from './workflows/list-rooms.ts';
import { openVendorSandbox } from './workflows/open-vendor-sandbox.ts';
import { seedIntegrations } from './workflows/seed-integrations.ts';
import type { SettledCall } from './workflows/settle-vendor-calls.ts';
import { startGame } from './workflows/start-game.ts';
import { transferFunds } from './workflows/transfer-funds.ts';
import { winnerNews } from './workflows/winner-news.ts';

interface PlayModuleParts {
  readonly configuration: Pick<Configuration, 'arcadePort' | 'arcadeSecret'>;
  /** Whose transactions are followed by telling of the events that they wrote. */
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly games: GamesService;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Starting games, and what members see of their play. */
export function playModules({ configuration, database, sites, games, clock, log }: PlayModuleParts) {
  const { arcadePort, arcadeSecret } = configuration;
  const keys = vendorKeys(database.secrets);
  const wallets = vendorWallets(keys);
  const winners = winnersService({ database, findGames: games.findPlayed, clock });
  const balances = balanceNews({ database, sites, clock, log });
  const wins = winnerNews({ database, sites, winners, clock, log });
  const transfers = { database, wallets, onMoved: balances.changed, clock };
  const vendors = holdVendors({ ...transfers, sites, log });
  const stopping: Array<() => Promise<void>> = [];
  const start = { database, games, isVendorUp: vendorHealth(clock), clock };

  const launching: Launching = {
    start: (site, asked) => startGame(start, site, asked),
    rooms: (site, language, asked) => listRooms({ database, games, keys }, site, language, asked),
  };
  const funds: FundsOfMembers = {
    transfer: (site, memberId, request) => transferFunds(transfers, site, memberId, request),
    consolidated: (site, language, memberId) =>
      consolidatedFunds({ database, wallets, games }, site, language, memberId),
  };

  return {
    winners,
    rounds: roundsService({ database, games, clock }),
    launching,
    funds,

    /** A call of a vendor changed something, and that is committed. */
    onSettled({ siteId, memberId, roundId, winMinor, isFinished }: SettledCall): void {
      balances.changed(siteId, memberId);
      if (isFinished && winMinor > 0) wins.won({ siteId, roundId, winMinor: BigInt(winMinor) });
    },

    /** Vendors learn who plays. */
    exchangeOf(authenticate: AuthenticateVendor): TakeExchange {
      return (call) => takeExchange({ database, sites, authenticate, clock }, call);
    },

    /** Test integrations of vendors, in a demo. */
    sandboxOf(integrations: IntegrationBook): OpenSandbox {
      const told = { onChanged: integrations.forget, onMoved: balances.changed };
      const parts = { database, sites, keys, arcadePort, clock, ...told };
      return (siteId, request) => openVendorSandbox(parts, siteId, request);
    },

    /** Registers the vendors of a demo's own games, where there are such games. The gateway does everything else without them. */
    async seed(): Promise<void> {
      if (arcadeSecret === null) return;
      for (const site of sites.all())
        await seedIntegrations({ database, games, keys, arcadeSecret, arcadePort, clock }, site).catch(
          (error: unknown) => log.error({ err: error, site: site.id }, 'the vendors of games could not be registered'),
        );
    },

    /** Forgets the codes of a site that open nothing any more. */
    forgetLaunches: (siteId: string): Promise<void> =>
      database.forSite(siteId, async (tx) => {
        await forgetLaunches(tx, siteId, clock());
        await forgetSessionEnds(tx, siteId, clock());
      }),

    /** Sessions of a member ended, or its limits changed: vendors are told at once. */
    holdVendors: vendors.nudge,

    /** Finishes transfers, reads rounds and holds vendors to breaks and limits by the clock from now on. */
    begin(): void {
      vendors.begin();
      stopping.push(
        finishTransfers({ ...transfers, sites, log }).stop,
        followRounds({ database, keys, sites, onWon: wins.won, clock, log }),
      );
    },

    async stop(): Promise<void> {
      await vendors.stop();
      for (const stop of stopping) await stop();
      await balances.stop();
      await wins.stop();
    },
  };
}
