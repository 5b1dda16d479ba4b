import path from 'node:path';
import { type FaultPlan, NO_FAULTS, readFaultPlan } from './webhooks/fault-plan.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that the environment decides. */
export interface PaymentsConfiguration {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The sandbox's own directory, inside of `DATA_DIR`; null keeps everything in memory. */
  readonly dataDir: string | null;
  /** The origin that webhooks are sent to. */
  readonly gatewayUrl: string;
  /** The public origin of the hosted pages; null means `http://localhost` with the port that was opened. */
  readonly publicUrl: string | null;
  /** The secret from which the keys of merchants are derived. */
  readonly secret: string;
  readonly faults: FaultPlan;
  /** How long a payout stays in processing before it is sent in full. */
  readonly payoutDelayMs: number;
  readonly logLevel: LogLevel;
}

/** Lists every wrong setting, one per line. */
export class PaymentsConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration of the payments sandbox is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'PaymentsConfigurationError';
  }
}

const ORIGIN = /^https?:\/\/[^/?#\s]+$/;

/**
 * Reads and checks the environment. Nothing else in the sandbox looks at it.
 * @throws PaymentsConfigurationError naming every bad variable and what it may be.
 */
export function readPaymentsConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): PaymentsConfiguration {
  const problems: string[] = [];
  const text = (name: string, fallback: string): string => environment[name]?.trim() || fallback;
  // Anybody may decide here what is paid, so that a production build needs the word demo, not only the lack of another.
  if (text('MARQUEE_MODE', environment.NODE_ENV === 'production' ? 'production' : 'demo') !== 'demo')
    problems.push('The payments sandbox is for demos: MARQUEE_MODE must be demo.');
  const port = Number(text('PAYMENTS_PORT', '8082'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push('PAYMENTS_PORT must be a port from 0 to 65535.');
  const gatewayUrl = text('GATEWAY_URL', `http://localhost:${text('PORT', '8080')}`).replace(/\/$/, '');
  if (!ORIGIN.test(gatewayUrl)) problems.push('GATEWAY_URL must be an origin, such as http://localhost:8080.');
  const publicUrl = text('PAYMENTS_URL', '').replace(/\/$/, '') || null;
  if (publicUrl !== null && !ORIGIN.test(publicUrl))
    problems.push('PAYMENTS_URL must be an origin, such as http://localhost:8082.');
  const secret = text('PAYMENTS_SECRET', '');
  // The value is a secret, so that no message repeats it.
  if (secret.length < 32) problems.push('PAYMENTS_SECRET must have 32 characters or more.');
  const level = LOG_LEVELS.find((known) => known === text('LOG_LEVEL', 'warn'));
  if (level === undefined) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const payoutDelayMs = Number(text('PAYOUT_DELAY_MS', '2000'));
  if (!Number.isInteger(payoutDelayMs) || payoutDelayMs < 0) problems.push('PAYOUT_DELAY_MS must be 0 or more.');
  let faults = NO_FAULTS;
  try {
    faults = readFaultPlan(JSON.parse(text('PAYMENTS_FAULTS', '{}')));
  } catch (error) {
    problems.push(`PAYMENTS_FAULTS: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (problems.length > 0) throw new PaymentsConfigurationError(problems);
  return {
    host: text('HOST', 'localhost'),
    port,
    dataDir: path.resolve(text('DATA_DIR', '.data'), 'payments'),
    gatewayUrl,
    publicUrl,
    secret,
    faults,
    payoutDelayMs,
    logLevel: level ?? 'warn',
  };
}
