import { describe, expect, it } from 'vitest';
import { TEST_MASTER_KEY } from '#tests/harness/test-master-key.ts';
import { ConfigurationError, readConfiguration as read } from './configuration.ts';

/** With the one setting that production cannot do without. */
const readConfiguration = (environment: Record<string, string>) =>
  read({ MASTER_KEY: TEST_MASTER_KEY, ...environment });

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfiguration', () => {
  it('needs nothing to be set but a master key', () => {
    expect(readConfiguration({})).toMatchObject({
      mode: 'production',
      port: 8080,
      dataDir: '.data',
      rateLimitFactor: 1,
    });
  });

  it('listens to this machine alone in a demo', () => {
    expect(readConfiguration({ MARQUEE_MODE: 'demo' }).host).toBe('localhost');
    expect(readConfiguration({}).host).toBe('0.0.0.0');
  });

  it('names every bad setting at once, with what it may be', () => {
    const problems = problemsOf({
      MARQUEE_MODE: 'test',
      PORT: 'http',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'me',
    });
    expect(problems).toHaveLength(5);
    expect(problems[0]).toBe('MARQUEE_MODE is "test"; it must be one of demo, production.');
    for (const name of ['PORT', 'RATE_LIMITS', 'TRUST_PROXY', 'LOG_LEVEL'])
      expect(problems.join()).toContain(`${name} is`);
  });

  it('repeats no database address, which may hold a password', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://root:secret@db' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain('secret');
  });

  it('takes a replica beside a database alone, with a bound on its lag', () => {
    const replicated = { DATABASE_URL: 'postgres://db/marquee', DATABASE_REPLICA_URL: 'postgres://standby/marquee' };
    expect(readConfiguration({}).replica).toBeNull();
    expect(readConfiguration(replicated).replica).toEqual({ url: 'postgres://standby/marquee', maxLagMs: 5_000 });
    expect(readConfiguration({ ...replicated, DATABASE_REPLICA_MAX_LAG_MS: '800' }).replica?.maxLagMs).toBe(800);
    expect(problemsOf({ DATABASE_REPLICA_URL: 'postgres://standby/marquee' })).toEqual([
      'DATABASE_REPLICA_URL is a standby of the server at DATABASE_URL: set DATABASE_URL too.',
    ]);
    const problems = problemsOf({
      ...replicated,
      DATABASE_REPLICA_URL: 'mysql://root:secret@standby',
      DATABASE_REPLICA_MAX_LAG_MS: '5s',
    });
    expect(problems).toEqual([
      'DATABASE_REPLICA_MAX_LAG_MS is "5s"; it must be a whole number of milliseconds from 250 to 600000.',
      'DATABASE_REPLICA_URL must start with postgres:// or postgresql://.',
    ]);
  });

  it('believes a country header from trusted proxies alone', () => {
    expect(problemsOf({ COUNTRY_HEADER: 'cf-ipcountry' })[0]).toContain('TRUST_PROXY');
    expect(problemsOf({ COUNTRY_HEADER: 'cf-ipcountry', TRUST_PROXY: 'loopback' })).toEqual([]);
  });

  it('takes the ways out of the house whole or not at all, and repeats no password of theirs', () => {
    expect(readConfiguration({}).messageChannels).toEqual({ email: null, sms: null });
    const problems = problemsOf({ SMTP_URL: 'http://user:secret@mail.example', SMS_URL: 'sms.example?key=secret' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TOKEN']);
    expect(problems.join()).not.toContain('secret');
    const outside = {
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'no-reply@aurora.example',
      SMS_URL: 'https://sms.example/messages',
      SMS_TOKEN: 'token',
    };
    expect(readConfiguration(outside).messageChannels).toEqual({
      email: { smtpUrl: 'smtps://user:secret@mail.example', from: 'no-reply@aurora.example' },
      sms: { url: 'https://sms.example/messages', token: 'token', from: undefined },
    });
    expect(problemsOf({ ...outside, MAIL_FROM: 'Aurora <no-reply@aurora.example>' })[0]).toContain('MAIL_FROM');
  });

  it('knows a service by its issuer and the client of each site, and repeats no secret', () => {
    const environment = {
      SOCIAL_GOOGLE_ISSUER: 'https://accounts.example',
      SOCIAL_GOOGLE_CLIENT_ID: 'shared',
      SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
      SOCIAL_GOOGLE_CLIENT_ID_NEW_SITE: 'own',
      SOCIAL_LINE_ISSUER: 'https://line.example',
    };
    const { socialClientOf } = readConfiguration(environment);
    const shared = { issuer: 'https://accounts.example', clientId: 'shared', clientSecret: 'secret' };
    expect(socialClientOf('google', 'aurora')).toEqual(shared);
    expect(socialClientOf('google', 'new-site')).toEqual({ ...shared, clientId: 'own' });
    expect([socialClientOf('line', 'aurora'), socialClientOf('facebook', 'aurora')]).toEqual([null, null]);
    expect(problemsOf({ SOCIAL_GOOGLE_ISSUER: 'http://accounts.example/secret' })).toEqual([
      'SOCIAL_GOOGLE_ISSUER must be an https:// address.',
    ]);
    expect(problemsOf({ FIREBASE_ISSUER: 'https://numbers.example' })[0]).toContain('belong together');
  });

  it('takes the keys that vouch for mobile numbers over TLS alone, but for a demo’s own machine', () => {
    const keysAt = (address: string, mode = 'production') => ({
      MARQUEE_MODE: mode,
      FIREBASE_ISSUER: 'https://numbers.example',
      FIREBASE_AUDIENCE: 'marquee',
      FIREBASE_JWKS_URL: address,
    });
    const overTls = 'https://numbers.example/keys';
    expect(readConfiguration(keysAt(overTls)).phoneService?.jwksUrl).toBe(overTls);
    for (const address of ['http://numbers.example/keys', 'http://127.0.0.1:9/keys', 'ftp://numbers.example/keys'])
      expect(problemsOf(keysAt(address)), address).toEqual(['FIREBASE_JWKS_URL must be an https:// address.']);
    for (const address of ['http://127.0.0.1:9/keys', 'http://keys.localhost:9/keys', 'http://[::1]:9/keys'])
      expect(readConfiguration(keysAt(address, 'demo')).phoneService?.jwksUrl, address).toBe(address);
    for (const address of ['http://numbers.example/keys', 'http://127.0.0.1.example/keys'])
      expect(problemsOf(keysAt(address, 'demo')), address).toEqual([
        'FIREBASE_JWKS_URL must be an https:// address, or an http:// one of this machine.',
      ]);
  });

  it('takes the secret of a demo’s games in a demo alone, of some length, and never repeats it', () => {
    const ARCADE_SECRET = 'f'.repeat(32);
    expect(readConfiguration({ MARQUEE_MODE: 'demo', ARCADE_SECRET }).arcadeSecret).toBe(ARCADE_SECRET);
    expect(readConfiguration({ MARQUEE_MODE: 'demo' }).arcadeSecret).toBeNull();
    expect(problemsOf({ ARCADE_SECRET })).toEqual([
      'ARCADE_SECRET is for the games of a demo: MARQUEE_MODE must be demo.',
    ]);
    expect(readConfiguration({ MARQUEE_MODE: 'demo' }).demoBots).toBe(false);
    expect(problemsOf({ DEMO_BOTS: '1' })).toEqual([
      'DEMO_BOTS=1 is for the games of a demo: MARQUEE_MODE must be demo.',
    ]);
    expect(problemsOf({ MARQUEE_MODE: 'demo', ARCADE_SECRET: 'short-and-secret' })).toEqual([
      'ARCADE_SECRET must have 32 characters or more.',
    ]);
  });

  it('takes master keys whole, alone or two by comma, and repeats none', () => {
    const other = Buffer.alloc(32, 7).toString('base64url');
    const ids = readConfiguration({ MASTER_KEY: `${TEST_MASTER_KEY}, ${other}` }).masterKeys?.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const text of ['short', `${TEST_MASTER_KEY},`, `${TEST_MASTER_KEY}AAAA`, 'ü'.repeat(44)]) {
      const problems = problemsOf({ MASTER_KEY: text });
      expect(problems, text).toEqual([expect.stringMatching(/^MASTER_KEY must be 32 bytes in base64/)]);
      expect(problems[0]).not.toContain(text);
    }
    expect(readConfiguration({ MASTER_KEY: '', MARQUEE_MODE: 'demo' }).masterKeys).toBeNull();
    expect(problemsOf({ MASTER_KEY: '' })).toEqual([expect.stringContaining('MASTER_KEY must be set')]);
  });

  it('lets only a demo’s clients name their own address or read codes in transit', () => {
    for (const everybody of ['true', '::ffff:0:0/96', '0.0.0.0/1, 128.0.0.0/1', '2000::/3', '::/1']) {
      const refusal = expect.stringContaining(`TRUST_PROXY is "${everybody}": any client could spoof`);
      expect(problemsOf({ TRUST_PROXY: everybody }), everybody).toEqual([refusal]);
      expect(problemsOf({ TRUST_PROXY: everybody, MARQUEE_MODE: 'demo' }), everybody).toEqual([]);
    }
    // No network at all, in a demo neither.
    for (const everybody of ['0.0.0.0/0', '::/0'])
      for (const MARQUEE_MODE of ['production', 'demo'])
        expect(problemsOf({ TRUST_PROXY: everybody, MARQUEE_MODE })).toEqual([
          expect.stringMatching(/^TRUST_PROXY is /),
        ]);
    for (const some of ['10.0.0.0/8', '2001:db8::/32', '203.0.113.0/24, loopback', '1'])
      expect(problemsOf({ TRUST_PROXY: some }), some).toEqual([]);
    const sms = (address: string, mode = 'production') =>
      problemsOf({ SMS_URL: address, SMS_TOKEN: 'token', MARQUEE_MODE: mode });
    expect(sms('http://sms.example/send')).toEqual([expect.stringMatching(/^SMS_URL must start with https:/)]);
    for (const address of ['https://sms.example/', 'http://127.0.0.1:9/', 'http://[::1]:9/', 'http://localhost:9/'])
      expect(sms(address), address).toEqual([]);
    expect(sms('http://sms.example/send', 'demo')).toEqual([]);
  });

  it('warns in production of closed channels and of limits without effect', () => {
    const warningsOf = (environment: Record<string, string>) =>
      readConfiguration(environment).warnings.map((warning) => warning.split(' ')[0]);
    expect(warningsOf({})).toEqual(['E-mail', 'Text']);
    const channels = {
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@aurora.example',
      SMS_URL: 'https://sms.example/messages',
      SMS_TOKEN: 'token',
    };
    expect(warningsOf({ ...channels, RATE_LIMITS: '100' })).toEqual([]);
    expect(warningsOf({ ...channels, RATE_LIMITS: '101' })).toEqual(['RATE_LIMITS']);
    expect(warningsOf({ MARQUEE_MODE: 'demo', RATE_LIMITS: '1000' })).toEqual([]);
  });

  it('describes its calls in a demo, and elsewhere where that is asked for', () => {
    const shows = (environment: Record<string, string>) => readConfiguration(environment).showsDocs;
    expect([shows({}), shows({ API_DOCS: 'on' })]).toEqual([false, true]);
    expect([shows({ MARQUEE_MODE: 'demo' }), shows({ MARQUEE_MODE: 'demo', API_DOCS: 'off' })]).toEqual([true, false]);
    expect(problemsOf({ API_DOCS: 'yes' })).toEqual(['API_DOCS is "yes"; it must be one of on, off.']);
  });

  it('keeps vite out of production', () => {
    expect(problemsOf({ MARQUEE_DEV_VITE: '1', MARQUEE_MODE: 'production' })[0]).toContain('development');
  });
});
