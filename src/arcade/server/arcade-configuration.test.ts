import { describe, expect, it } from 'vitest';
import { ArcadeConfigurationError, readArcadeConfiguration } from './arcade-configuration.ts';

const ARCADE_SECRET = 's'.repeat(32);

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readArcadeConfiguration({ ARCADE_SECRET, ...environment });
  } catch (error) {
    if (error instanceof ArcadeConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs a secret and nothing else', () => {
    const configuration = readArcadeConfiguration({ ARCADE_SECRET, DATA_DIR: '/data', PORT: '9000' });
    expect(configuration).toMatchObject({
      host: 'localhost',
      port: 8081,
      dataDir: '/data/arcade',
      gatewayUrl: 'http://localhost:9000',
      portals: ['http://*.localhost:*'],
      rateLimitFactor: 1,
      isDevelopment: false,
    });
  });

  it('refuses to be a production server', () => {
    expect(problemsOf({ MARQUEE_MODE: 'production' })).toEqual([
      'The arcade is a sandbox of demos: MARQUEE_MODE must be demo.',
    ]);
  });

  it('reports every wrong setting at once, and never the secret', () => {
    const problems = problemsOf({
      ARCADE_SECRET: 'short-and-secret',
      ARCADE_PORT: '70000',
      GATEWAY_URL: 'localhost:8080',
      ARCADE_PORTALS: 'http://*.localhost:*, javascript:x',
      ARCADE_FAULTS: 'delay=7',
      LOG_LEVEL: 'loud',
      RATE_LIMITS: '0',
    });
    expect(problems).toHaveLength(7);
    expect(problems.join()).not.toContain('short-and-secret');
  });

  it.each(["'unsafe-inline'", '*', 'http://a;b', 'https://x.example/path'])(
    'takes no portal %s, which would open the frame to others',
    (portal) => {
      expect(problemsOf({ ARCADE_PORTALS: portal })).toHaveLength(1);
    },
  );
});
