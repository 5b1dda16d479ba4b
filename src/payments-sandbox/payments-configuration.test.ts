import { describe, expect, it } from 'vitest';
import { PaymentsConfigurationError, readPaymentsConfiguration } from './payments-configuration.ts';

const PAYMENTS_SECRET = 's'.repeat(32);

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readPaymentsConfiguration({ PAYMENTS_SECRET, ...environment });
  } catch (error) {
    if (error instanceof PaymentsConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs a secret and nothing else', () => {
    expect(readPaymentsConfiguration({ PAYMENTS_SECRET, DATA_DIR: '/data', PORT: '9000' })).toMatchObject({
      host: 'localhost',
      port: 8082,
      dataDir: '/data/payments',
      gatewayUrl: 'http://localhost:9000',
      publicUrl: null,
      payoutDelayMs: 2_000,
    });
  });

  it.each([{ MARQUEE_MODE: 'production' }, { NODE_ENV: 'production' }, { MARQUEE_MODE: 'staging' }])(
    'refuses to start with %o',
    (environment) => {
      expect(problemsOf(environment)).toEqual(['The payments sandbox is for demos: MARQUEE_MODE must be demo.']);
    },
  );

  it('starts as a production build of a demo', () => {
    expect(problemsOf({ NODE_ENV: 'production', MARQUEE_MODE: 'demo' })).toEqual([]);
  });

  it('reports every wrong setting at once by its name, and never the secret', () => {
    const problems = problemsOf({
      PAYMENTS_SECRET: 'short-and-secret',
      PAYMENTS_PORT: '70000',
      PAYMENTS_URL: 'localhost:8082',
      PAYMENTS_FAULTS: '{"lose": 2}',
      GATEWAY_URL: 'localhost:8080',
      PAYOUT_DELAY_MS: '-1',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['SECRET', 'PORT', 'URL', 'FAULTS']) expect(problems.join()).toContain(`PAYMENTS_${name}`);
    expect(problems).toHaveLength(7);
    expect(problems.join()).not.toContain('short-and-secret');
  });
});
