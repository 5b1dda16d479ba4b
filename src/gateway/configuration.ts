import {
  type PhoneService,
  readPhoneService,
  readSocialServices,
  type SocialClientOf,
} from '#gateway/areas/accounts/accounts.ts';
import { type MessageChannels, readMessageChannels } from '#gateway/areas/messaging/messaging.ts';
import { type ReplicaSettings, readReplicaSettings } from './database/replica/replica-settings.ts';
import { LOG_LEVELS, type Settings } from './kit/settings.ts';
import { readTrustedProxies } from './kit/trusted-proxies.ts';
import { type MasterKey, readMasterKey } from './secrets/master-key.ts';

/** Everything that the environment decides: the settings of all areas and the services outside. */
export interface Configuration extends Settings {
  /** A standby of the database that answers records; null for none. */
  readonly replica: ReplicaSettings | null;
  /** Delivery of e-mail and text messages. */
  readonly messageChannels: MessageChannels;
  /** Each site's client at the social sign-in services. */
  readonly socialClientOf: SocialClientOf;
  /** An external service that verifies mobile numbers; null for none. */
  readonly phoneService: PhoneService | null;
}

/** Tells every setting that is wrong, one per line, so that one start is enough to mend them all. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

const HOST_NAME = /^[a-z0-9.-]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment. Nothing else in the gateway looks at it.
 * @throws ConfigurationError naming every bad variable, what it is and what it may be.
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = [];
  const text = (name: string, fallback: string): string => environment[name]?.trim() || fallback;
  const optional = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const refuse = (name: string, mustBe: string): void => {
    problems.push(`${name} is ${JSON.stringify(environment[name])}; it must be ${mustBe}.`);
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice => {
    const value = text(name, fallback);
    const choice = choices.find((known) => known === value);
    if (choice === undefined) refuse(name, `one of ${choices.join(', ')}`);
    return choice ?? fallback;
  };
  const port = (name: string, fallback: number): number => {
    const value = Number(text(name, String(fallback)));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) refuse(name, 'a port from 0 to 65535');
    return value;
  };
  const matching = (name: string, pattern: RegExp, mustBe: string): string | undefined => {
    const value = optional(name)?.toLowerCase();
    if (value !== undefined && !pattern.test(value)) refuse(name, mustBe);
    return value;
  };

  const mode = oneOf('MARQUEE_MODE', ['demo', 'production'], 'production');
  const isDevelopment = oneOf('MARQUEE_DEV_VITE', ['0', '1'], '0') === '1';
  const databaseUrl = optional('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    // The value may hold a password, so the message does not repeat it.
    problems.push('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const rateLimitFactor = Number(text('RATE_LIMITS', '1'));
  if (!(rateLimitFactor > 0 && rateLimitFactor <= 1_000_000))
    refuse('RATE_LIMITS', 'a factor above 0, such as 1 or 100');

  let trustedProxies = readTrustedProxies('false');
  try {
    trustedProxies = readTrustedProxies(text('TRUST_PROXY', 'false'));
  } catch {
    refuse('TRUST_PROXY', 'false, true, a number of hops, or addresses and networks by comma');
  }
  if (mode === 'production' && trustedProxies.trustsEverybody)
    problems.push(
      `TRUST_PROXY is ${JSON.stringify(environment.TRUST_PROXY)}: any client could spoof its IP address. Name your proxies, such as 10.0.0.0/8, or a number of hops.`,
    );
  const countryHeader = matching('COUNTRY_HEADER', /^[a-z0-9-]+$/, 'the name of a header');
  if (countryHeader !== undefined && trustedProxies.option === false) {
    problems.push('COUNTRY_HEADER is believed from a trusted proxy only: set TRUST_PROXY too.');
  }
  if (mode === 'production' && isDevelopment)
    problems.push('MARQUEE_DEV_VITE=1 is for development: MARQUEE_MODE must be demo.');

  const arcadeSecret = optional('ARCADE_SECRET') ?? null;
  // The value is a secret, so that no message repeats it.
  if (arcadeSecret !== null && arcadeSecret.length < 32)
    problems.push('ARCADE_SECRET must have 32 characters or more.');
  if (mode === 'production' && arcadeSecret !== null)
    problems.push('ARCADE_SECRET is for the games of a demo: MARQUEE_MODE must be demo.');

  const paymentsSecret = optional('PAYMENTS_SECRET') ?? null;
  if (paymentsSecret !== null && paymentsSecret.length < 32)
    problems.push('PAYMENTS_SECRET must have 32 characters or more.');
  if (mode === 'production' && paymentsSecret !== null)
    problems.push('PAYMENTS_SECRET is for the sandbox provider of a demo: MARQUEE_MODE must be demo.');
  const paymentsUrl = text('PAYMENTS_URL', `http://localhost:${port('PAYMENTS_PORT', 8082)}`);
  if (!URL.canParse(paymentsUrl)) refuse('PAYMENTS_URL', 'an address such as http://localhost:8082');

  const masterKeys = readMasterKeys(optional('MASTER_KEY'), mode, (problem) => problems.push(problem));
  const messageChannels = readMessageChannels(optional, (problem) => problems.push(problem), {
    isDemo: mode === 'demo',
  });
  const demoBots = oneOf('DEMO_BOTS', ['0', '1'], '0') === '1';
  if (mode === 'production' && demoBots)
    problems.push('DEMO_BOTS=1 is for the games of a demo: MARQUEE_MODE must be demo.');

  const configuration: Configuration = {
    mode,
    isDevelopment,
    // Browsers resolve every *.localhost to the machine itself, so a demo need not listen to anyone else.
    host: text('HOST', mode === 'demo' ? 'localhost' : '0.0.0.0'),
    port: port('PORT', 8080),
    arcadePort: port('ARCADE_PORT', 8081),
    dataDir: text('DATA_DIR', '.data'),
    databaseUrl,
    replica: readReplicaSettings(optional, (problem) => problems.push(problem)),
    sitesDir: text('SITES_DIR', 'sites'),
    layoutsDir: text('LAYOUTS_DIR', 'layouts'),
    // A demo prints its addresses; a line per request would push them out of sight.
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, mode === 'demo' ? 'warn' : 'info'),
    trustedProxies,
    countryHeader,
    geoipFile: optional('GEOIP_DB') ?? null,
    rateLimitFactor,
    deskHost: matching('DESK_HOST', HOST_NAME, 'a host name') ?? (mode === 'demo' ? 'desk.localhost' : null),
    metricsHost: matching('METRICS_HOST', HOST_NAME, 'a host name'),
    messageChannels,
    socialClientOf: readSocialServices(optional, (problem) => problems.push(problem)),
    phoneService: readPhoneService(optional, (problem) => problems.push(problem), { isDemo: mode === 'demo' }),
    arcadeSecret,
    payments: paymentsSecret === null ? null : { url: paymentsUrl, secret: paymentsSecret },
    masterKeys,
    showsDocs: oneOf('API_DOCS', ['on', 'off'], mode === 'demo' ? 'on' : 'off') === 'on',
    warnings: mode === 'demo' ? [] : productionWarnings({ rateLimitFactor, messageChannels }),
    demoBots,
  };
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}

const HIGHEST_WISE_FACTOR = 100;

function productionWarnings({
  rateLimitFactor,
  messageChannels,
}: Pick<Configuration, 'rateLimitFactor' | 'messageChannels'>): string[] {
  return [
    rateLimitFactor > HIGHEST_WISE_FACTOR &&
      `RATE_LIMITS is ${rateLimitFactor}: above ${HIGHEST_WISE_FACTOR}, rate limits no longer stop brute force.`,
    messageChannels.email === null &&
      'E-mail is disabled: SMTP_URL is not set. Calls that need it are refused with messages_unavailable.',
    messageChannels.sms === null &&
      'Text messages are disabled: SMS_URL is not set. Calls that need them are refused with messages_unavailable.',
  ].filter((warning) => warning !== false);
}

/** The value is a secret, so that no problem repeats it. */
function readMasterKeys(
  setting: string | undefined,
  mode: Configuration['mode'],
  refuse: (problem: string) => void,
): MasterKey[] | null {
  if (setting === undefined) {
    if (mode === 'production')
      refuse('MASTER_KEY must be set: make one with `openssl rand -base64 32`, and keep it apart from the database.');
    return null;
  }
  const keys = setting.split(',').map((part) => readMasterKey(part.trim()));
  const known = keys.filter((key) => key !== null);
  if (known.length < keys.length)
    refuse('MASTER_KEY must be 32 bytes in base64, or two such keys separated by a comma during a rotation.');
  return known;
}
