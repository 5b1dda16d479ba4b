import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderPage } from '#contracts/render-page.ts';
import type { WalletDialect } from '#gateway/areas/money/money.ts';
import type { SiteStore } from '#gateway/areas/sites/sites.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import type { BuiltDesk } from '../pages/built-desk.ts';

/** The built portal, or vite's in development. */
export interface Portal {
  readonly renderPage: RenderPage;
  /** The folder of the built client; null when vite serves it. */
  readonly clientFolder: string | null;
  /** Development alone: answers the requests that are vite's. */
  readonly development?: {
    readonly register: (app: FastifyInstance) => void;
    /** Tells open pages that another revision of their site is served. */
    readonly siteServed: (site: { readonly id: string; readonly revision: number }) => void;
    readonly close: () => Promise<void>;
  };
}

/** The dependencies of the gateway. The clock is injected, so that tests can set it. */
export interface GatewayParts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly sites: SiteStore;
  /** With what programs on the gateway's own machine make operators' calls. */
  readonly operatorToken: string;
  /** Null while the portal is not built: calls work, pages say that they cannot be shown. */
  readonly portal: Portal | null;
  readonly fontsFolder: string;
  /** The built desk of operators; null or left out while it is not built. */
  readonly desk?: BuiltDesk | null;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** The dialects of vendors' calls to the wallet; the product's own unless given. */
  readonly walletDialects?: readonly WalletDialect[];
  /** Whether the pictures of the home pages are drawn as soon as the gateway listens. */
  readonly prewarmsPictures?: boolean;
  /** Whether the accounts of a demo are opened where they are missing, before the gateway listens. */
  readonly seedsAccounts?: boolean;
  /** Whether the vendors of a demo's own games are registered where they are missing, before the gateway listens. */
  readonly seedsVendors?: boolean;
  /** Whether servers of vendors are asked by the clock, from when the gateway listens on. */
  readonly asksVendors?: boolean;
  /** Whether the play of games is counted by the clock, from when the gateway listens on. */
  readonly measuresPlay?: boolean;
}
