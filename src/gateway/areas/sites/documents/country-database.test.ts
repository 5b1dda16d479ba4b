import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '#gateway/testing/start-gateway.ts';
import { countryFile } from '#gateway/testing/test-country-file.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { openCountryDatabase } from './country-database.ts';

describe('countries by address', () => {
  let folder: string;
  let file: string;
  const logged: string[] = [];
  const log = {
    info: (_fields: object, message: string) => void logged.push(message),
    error: (_fields: object, message: string) => void logged.push(message),
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-countries-'));
    file = path.join(folder, 'countries.mmdb');
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** As the vendors' own programs renew it: another file takes its place. */
  async function renew(bytes: Buffer): Promise<void> {
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  }

  it('come from an MMDB file, are unknown for what it does not have, and follow the file when it changes', async () => {
    await renew(countryFile([['203.0.113.0/24', 'US']]));
    const countries = await openCountryDatabase(file, log);
    onTestFinished(() => countries.close());
    const ask = () =>
      ['203.0.113.9', '::ffff:203.0.113.9', '198.51.100.1', '2001:db8::1', 'nobody'].map(countries.countryOf);
    expect(ask()).toEqual(['US', 'US', null, null, null]);
    await renew(
      countryFile([
        ['203.0.113.0/24', 'DE'],
        ['198.51.100.0/24', 'TH'],
      ]),
    );
    await expect.poll(ask, { timeout: 10_000 }).toEqual(['DE', 'DE', 'TH', null, null]);
    await renew(Buffer.from('half a downl'));
    await expect.poll(() => logged, { timeout: 10_000 }).toContain('GeoIP country database could not be reloaded');
    expect(ask()[2]).toBe('TH');
  });

  it('are unknown for IPv6 addresses where the file has IPv4 alone', async () => {
    // 2001:db8::1 begins with the same 32 bits as 32.1.13.184.
    await renew(countryFile([['32.0.0.0/8', 'US']]));
    const countries = await openCountryDatabase(file, log);
    onTestFinished(() => countries.close());
    expect(['32.1.13.184', '2001:db8::1'].map(countries.countryOf)).toEqual(['US', null]);
  });

  it('are no reason to start without them: a file that is missing or something else is named', async () => {
    await expect(openCountryDatabase(path.join(folder, 'none.mmdb'), log)).rejects.toThrow(
      /^GEOIP_DB \(.*none\.mmdb\)/,
    );
    await writeFile(path.join(folder, 'text.mmdb'), 'not a database');
    await expect(openCountryDatabase(path.join(folder, 'text.mmdb'), log)).rejects.toThrow('as an MMDB file');
  });

  it('close a site to a region, unless a trusted proxy knows better', async () => {
    await renew(countryFile([['203.0.113.0/24', 'US']]));
    const database = await openTestDatabase();
    const gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { regionRestriction: { mode: 'block', countries: ['US'] } } })],
      environment: { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-country', GEOIP_DB: file },
    });
    onTestFinished(async () => {
      await gateway.close();
      await database.close();
    });
    const statusFrom = async (address: string, headers = {}) => {
      const answer = await gateway.ask('/wps/system/status', { headers: { 'x-forwarded-for': address, ...headers } });
      return (answer.json() as { value: { status: number } }).value.status;
    };
    expect(await statusFrom('198.51.100.1')).toBe(0);
    const closed = await statusFrom('203.0.113.9');
    expect(closed).not.toBe(0);
    expect(await statusFrom('203.0.113.9', { 'x-country': 'DE' })).toBe(0);
    expect(await statusFrom('203.0.113.9', { 'x-country': 'XX' })).toBe(closed);
  });
});
