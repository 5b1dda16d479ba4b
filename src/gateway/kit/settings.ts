import type { MasterKey } from '#gateway/secrets/master-key.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Settings from the environment that any area may read. Brands, layouts and money limits are documents, never settings.
 */
export interface Settings {
  readonly mode: 'demo' | 'production';
  /** The portal comes from sources by vite, and documents publish as soon as they change on disk. */
  readonly isDevelopment: boolean;
  readonly host: string;
  readonly port: number;
  readonly arcadePort: number;
  readonly dataDir: string;
  /** Undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly sitesDir: string;
  readonly layoutsDir: string;
  readonly logLevel: LogLevel;
  readonly trustedProxies: TrustedProxies;
  /**
   * Lower-case name of the header in which a trusted proxy tells the visitor's country; undefined: countries are
   * unknown.
   */
  readonly countryHeader: string | undefined;
  /** An MMDB file with the countries of addresses; null: there is none. */
  readonly geoipFile: string | null;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  /** The host of the operators' desk, in lower case; null: it is not served. */
  readonly deskHost: string | null;
  /** The host that /metrics answers to; undefined: the machine itself alone. */
  readonly metricsHost: string | undefined;
  /** The secret that the keys of a demo's own game vendor derive from; null: there is no such vendor. */
  readonly arcadeSecret: string | null;
  /** The sandbox payment provider of a demo: its server, and the secret of its keys; null: there is none. */
  readonly payments: { readonly url: string; readonly secret: string } | null;
  /**
   * Wrap the platform's keys in the database; several while they are rotated. Null in a demo, which keeps its own in
   * `dataDir`.
   */
  readonly masterKeys: readonly MasterKey[] | null;
  /** Whether /docs describes the calls. */
  readonly showsDocs: boolean;
  /** Warnings about settings that are allowed but unwise, one sentence each, logged at startup. */
  readonly warnings: readonly string[];
  /** Whether bots of the demo play its games, so that a fresh demo shows play. */
  readonly demoBots: boolean;
}
