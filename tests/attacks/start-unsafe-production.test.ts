import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { spawnGateway } from './support/spawn-gateway.ts';

// It ends before any database is opened, so that there is nothing to try on two engines.
describe('a production start with settings that give the platform away', () => {
  let safe: Record<string, string>;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-attack-'));
    safe = {
      MARQUEE_MODE: 'production',
      DATA_DIR: path.join(folder, 'data'),
      SITES_DIR: path.join(folder, 'no-sites'),
      MASTER_KEY: randomBytes(32).toString('base64'),
      SMS_TOKEN: 'secret-token',
    };
    return () => rm(folder, { recursive: true });
  });

  it.each([
    ['TRUST_PROXY', 'true', 'any client could spoof its IP address'],
    ['TRUST_PROXY', '::ffff:0:0/96', 'any client could spoof its IP address'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1', 'any client could spoof its IP address'],
    ['TRUST_PROXY', '0.0.0.0/0', 'networks by comma'],
    ['SMS_URL', 'http://sms.example/send', 'https://'],
    ['MASTER_KEY', '', 'openssl rand -base64 32'],
    ['MASTER_KEY', 'c2hvcnQ=', '32 bytes'],
  ])('refuses %s=%s and names it', async (name, value, word) => {
    const gateway = await spawnGateway({ ...safe, [name]: value });
    expect(await gateway.ended()).toBe(1);
    const lines = gateway.output().trim().split('\n');
    expect(lines).toEqual(['The configuration is not valid:', expect.stringContaining(name)]);
    expect(lines[1]).toContain(word);
    expect(gateway.output()).not.toContain('secret-token');
  });
});
