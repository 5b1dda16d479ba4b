import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { winnersService } from './winners-service.ts';

describe('the winner board in memory', () => {
  let database: TestDatabase;
  let reads = 0;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let isBroken = false;

  const published = (id: string) => ({ ...siteDocuments({ id }), revision: 1, publication: 1, assetBase: '' });
  const site = published('aurora');

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  afterAll(() => database.close());

  const made = () =>
    winnersService({
      database: {
        forSite: database.forSite,
        forReading: (siteId, work) => {
          reads += 1;
          return isBroken ? Promise.reject(new Error('the database is away')) : database.forReading(siteId, work);
        },
      },
      findGames: async () => [],
      clock: () => new Date(nowMs),
    });

  it('is read once in ten seconds, however many ask at a time or one after the other', async () => {
    const winners = made();
    reads = 0;
    await Promise.all(Array.from({ length: 20 }, () => winners.board(site, 'EN')));
    nowMs += 9_999;
    await winners.board(site, 'ES');
    expect(reads).toBe(1);
    nowMs += 1;
    await winners.board(site, 'EN');
    expect(reads).toBe(2);
  });

  it('is read for each site, and anew where something is known to be on it', async () => {
    const winners = made();
    reads = 0;
    await winners.board(site, 'EN');
    await winners.board(published('lotus'), 'EN');
    expect(reads).toBe(2);
    winners.forget('aurora');
    await winners.board(published('lotus'), 'EN');
    await winners.board(site, 'EN');
    expect(reads).toBe(3);
  });

  it('is read again by the next caller after a failed read', async () => {
    const winners = made();
    isBroken = true;
    await expect(winners.board(site, 'EN')).rejects.toThrow('the database is away');
    isBroken = false;
    expect(await winners.board(site, 'EN')).toEqual({ list: [] });
  });
});
