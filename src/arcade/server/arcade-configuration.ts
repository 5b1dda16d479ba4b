import path from 'node:path';
import { type FaultPlan, NO_FAULTS, readFaultPlan } from './wallet/fault-plan.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that the environment decides. */
export interface ArcadeConfiguration {
  readonly host: string;
  readonly port: number;
  /** The arcade's own directory, inside of `DATA_DIR`. */
  readonly dataDir: string;
  /** The wallet's base URL. */
  readonly gatewayUrl: string;
  /** The secret from which the keys of integrations are derived. */
  readonly secret: string;
  /** Sources that may frame the games, as `frame-ancestors` takes them. */
  readonly portals: readonly string[];
  readonly faults: FaultPlan;
  readonly logLevel: LogLevel;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  /** How long one call to the wallet may take. */
  readonly walletTimeoutMs: number;
  /** Rounds of shared tables are so many times as fast, for tests. */
  readonly tableSpeed: number;
  /** Bots may play for money against players who find no opponent. Only a demo has them, and it may turn them off. */
  readonly hasMoneyBots: boolean;
  /** The game's code is bundled from its sources when a page asks for it. */
  readonly isDevelopment: boolean;
}

/** Lists every wrong setting, one per line. */
export class ArcadeConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The arcade's configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ArcadeConfigurationError';
  }
}

/** A scheme, a host or a host with a wildcard, and a port or any. */
const PORTAL = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/;

/**
 * Reads and checks the environment. Nothing else in the arcade looks at it.
 * @throws ArcadeConfigurationError naming every bad variable and what it may be.
 */
export function readArcadeConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): ArcadeConfiguration {
  const problems: string[] = [];
  const text = (name: string, fallback: string): string => environment[name]?.trim() || fallback;
  if (text('MARQUEE_MODE', 'demo') !== 'demo')
    problems.push('The arcade is a sandbox of demos: MARQUEE_MODE must be demo.');
  const port = Number(text('ARCADE_PORT', '8081'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push('ARCADE_PORT must be a port from 0 to 65535.');
  const gatewayUrl = text('GATEWAY_URL', `http://localhost:${text('PORT', '8080')}`).replace(/\/$/, '');
  if (!/^https?:\/\/[^/?#\s]+$/.test(gatewayUrl))
    problems.push('GATEWAY_URL must be an origin, such as http://localhost:8080.');
  const secret = text('ARCADE_SECRET', '');
  // The value is a secret, so that no message repeats it.
  if (secret.length < 32) problems.push('ARCADE_SECRET must have 32 characters or more.');
  const portals = text('ARCADE_PORTALS', 'http://*.localhost:*').split(/[\s,]+/);
  for (const portal of portals)
    if (!PORTAL.test(portal)) problems.push(`ARCADE_PORTALS has ${JSON.stringify(portal)}, which is no origin.`);
  const level = LOG_LEVELS.find((known) => known === text('LOG_LEVEL', 'warn'));
  if (level === undefined) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const rateLimitFactor = Number(text('RATE_LIMITS', '1'));
  if (!(rateLimitFactor > 0 && rateLimitFactor <= 1_000_000)) problems.push('RATE_LIMITS must be a factor above 0.');
  const walletTimeoutMs = Number(text('ARCADE_WALLET_TIMEOUT_MS', '3000'));
  if (!(walletTimeoutMs >= 50 && walletTimeoutMs <= 60_000))
    problems.push('ARCADE_WALLET_TIMEOUT_MS must be from 50 to 60000.');
  const tableSpeed = Number(text('ARCADE_TABLE_SPEED', '1'));
  if (!(tableSpeed >= 1 && tableSpeed <= 20)) problems.push('ARCADE_TABLE_SPEED must be from 1 to 20.');
  const moneyBots = text('ARCADE_MONEY_BOTS', '1');
  if (!/^[01]$/.test(moneyBots)) problems.push('ARCADE_MONEY_BOTS must be 0 or 1.');
  let faults = NO_FAULTS;
  try {
    faults = readFaultPlan(text('ARCADE_FAULTS', ''));
  } catch (error) {
    problems.push(`ARCADE_FAULTS: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (problems.length > 0) throw new ArcadeConfigurationError(problems);
  return {
    host: text('HOST', 'localhost'),
    port,
    dataDir: path.resolve(text('DATA_DIR', '.data'), 'arcade'),
    gatewayUrl,
    secret,
    portals,
    faults,
    logLevel: level ?? 'warn',
    rateLimitFactor,
    walletTimeoutMs,
    tableSpeed,
    hasMoneyBots: moneyBots === '1',
    isDevelopment: environment.NODE_ENV === 'development',
  };
}
