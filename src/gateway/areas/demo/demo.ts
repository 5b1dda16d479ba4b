import type { FastifyInstance } from 'fastify';
import { isModuleOn } from '#document/flags.ts';
import type { AccountParts, CurrentPhoneService, SocialClientOf } from '#gateway/areas/accounts/accounts.ts';
import type { GamesService } from '#gateway/areas/games/games.ts';
import type { OutboxService } from '#gateway/areas/messaging/messaging.ts';
import type { IntegrationBook } from '#gateway/areas/money/money.ts';
import type { Database } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { Log } from '#gateway/kit/log.ts';
import { readE164 } from '#gateway/kit/mobile-number.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { playDemoBots } from './bots/play-demo-bots.ts';
import { grantDemoFunds } from './grant-demo-funds.ts';
import { identityService } from './identity/identity-service.ts';
import { numberService } from './identity/number-service.ts';
import { sendNumberCode } from './identity/send-number-code.ts';
import { inboxService } from './inbox/inbox-service.ts';
import { seedPointsMall } from './mall/seed-points-mall.ts';
import { openVendorSandbox } from './open-vendor-sandbox.ts';
import { identityRoutes } from './routes/identity-routes.ts';
import { inboxRoutes } from './routes/inbox-routes.ts';
import { numberRoutes } from './routes/number-routes.ts';
import { vendorSandboxRoutes } from './routes/vendor-sandbox-routes.ts';
import { passDemoChecks, seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedIntegrations } from './seed-integrations.ts';
import { growDemoTeam } from './team/grow-demo-team.ts';

interface DemoGiven {
  readonly configuration: Pick<Settings, 'mode' | 'arcadePort' | 'arcadeSecret' | 'demoBots'>;
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly outbox: OutboxService;
  /** The address of a host on this machine, with the port that the gateway listens on. */
  readonly addressOf: (host: string) => string;
  /** Whether the stand-in for the service that verifies numbers runs: no real one is configured. */
  readonly verifiesNumbers: boolean;
  readonly clock: () => Date;
  readonly log: Log;
}

interface SandboxGiven {
  readonly keys: VendorKeys;
  readonly integrations: IntegrationBook;
  readonly onMoved: (siteId: string, memberId: string) => void;
}

/** Stand-ins and seeds that only a demo has: identity services, mail inbox, vendor sandbox, accounts and bots. */
export function demoArea(given: DemoGiven) {
  const { configuration, database, sites, outbox, addressOf, verifiesNumbers, clock, log } = given;
  const { arcadePort, arcadeSecret } = configuration;
  const people = identityService({ sites, addressOf });
  const numbers = verifiesNumbers
    ? numberService({
        sites,
        addressOf,
        readNumber,
        sendCode: (site, code) => sendNumberCode({ database, outbox, clock }, site, code),
        clock,
      })
    : null;
  let stopBots = async (): Promise<void> => undefined;
  const stopping = new AbortController();
  let growing: Promise<unknown> = Promise.resolve();
  const socialClientOf: SocialClientOf = (provider, siteId) => people.client(provider, siteId);
  const phoneService: CurrentPhoneService = () => numbers?.service() ?? null;
  return {
    socialClientOf,
    phoneService,

    routes(calls: FastifyInstance, { keys, integrations, onMoved }: SandboxGiven): void {
      const parts = { database, sites, keys, arcadePort, clock, onChanged: integrations.forget, onMoved };
      vendorSandboxRoutes(calls, (siteId, request) => openVendorSandbox(parts, siteId, request));
    },

    /** The mail inbox and the identity services, each on a host of its own. */
    hostRoutes(app: FastifyInstance): void {
      inboxRoutes(app, inboxService(database, sites), configuration);
      identityRoutes(app, people, configuration);
      if (numbers !== null) numberRoutes(app, numbers, configuration);
    },

    /** Registers the vendors of the demo's own games. The gateway works without them. */
    async seedVendors(games: GamesService, keys: VendorKeys): Promise<void> {
      if (arcadeSecret === null) return;
      for (const site of sites.all())
        await seedIntegrations({ database, games, keys, arcadeSecret, arcadePort, clock }, site).catch(
          (error: unknown) => log.error({ err: error, site: site.id }, 'registering the game vendors failed'),
        );
    },

    /** Creates the demo's accounts where they are missing. */
    async seedAccounts(accounts: AccountParts): Promise<void> {
      for (const site of sites.all()) {
        await seedDemoAccounts(accounts, site);
        await passDemoChecks(accounts, site);
        await grantDemoFunds(database, site);
        await seedPointsMall({ database, clock }, site);
      }
    },

    /** Starts the bots, unless they are switched off. */
    startBots(accounts: AccountParts): void {
      if (configuration.demoBots && arcadeSecret !== null) stopBots = playDemoBots({ accounts, sites, addressOf, log });
    },

    /** Grows the teams of agents on the sites that have contracts, unless the bots are switched off. */
    growTeams(accounts: AccountParts): void {
      if (!configuration.demoBots || arcadeSecret === null) return;
      growing = (async () => {
        for (const site of sites.all().filter((one) => isModuleOn(one.site.flags, 'CONTRACT3')))
          await growDemoTeam({ database, accounts }, site, stopping.signal).catch((error: unknown) =>
            log.error({ err: error, site: site.id }, 'growing the demo team failed'),
          );
      })();
    },

    /** Ends what runs in the background. */
    async stop(): Promise<void> {
      stopping.abort();
      await stopBots();
      await growing;
    },
  };
}

function readNumber(text: string): string | null {
  try {
    return readE164(text).e164;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

export { announceDemo, announcePublication, plainSiteLog } from './announce-demo.ts';
