import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Winner, WinnerBoard } from '#contracts/generated/contracts.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { nodeIdOf } from '#gateway/testing/test-catalogue.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnEveryEngine('the winner board', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;

  const win = (siteId: string, amountMinor: number, rest: { nodeId?: string; name?: string; currency?: string } = {}) =>
    database.forSite(siteId, (tx) =>
      tx
        .insertInto('winner')
        .values({
          site_id: siteId,
          node_id: rest.nodeId ?? nodeIdOf('PG-1'),
          customer_name: rest.name ?? `winner${amountMinor}`,
          win_amount_minor: amountMinor,
          currency: rest.currency ?? 'EUR',
          settled_at: '2026-06-01T00:00:00Z',
        })
        .execute(),
    );

  const board = async (query = '', host = 'aurora.localhost'): Promise<Winner[]> =>
    successOf<WinnerBoard>(await gateway.ask(`/wps/relay/ODSFE2_getWinnerBoard${query}`, { host })).list.map(
      ({ vo }) => vo,
    );

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'AG'] } }), siteDocuments({ id: 'lotus' })],
    });
  });

  afterAll(() => gateway.close());

  it('is empty while nobody has won', async () => {
    expect(await board()).toEqual([]);
  });

  it('shows the largest win first, the name masked and the amount in the site’s currency', async () => {
    await win('aurora', 500, { name: 'marielyn7' });
    await win('aurora', 123_456, { nodeId: nodeIdOf('AG-1') });
    const winners = await board('?language=ES');
    expect(winners.map(({ winAmount }) => winAmount)).toEqual(['1234.56', '5.00']);
    expect(winners[1]).toMatchObject({ gameName: 'Tumba de Anubis', vassalage: 'PG', customerName: 'ma•••n7' });
    expect(JSON.stringify(winners)).not.toContain('marielyn7');
  });

  it('leaves out other currencies and games that the site does not offer', async () => {
    await win('aurora', 9_000_000, { currency: 'USD' });
    await win('aurora', 8_000_000, { nodeId: nodeIdOf('EG2-1') });
    await win('aurora', 7_000_000, { nodeId: '999999' });
    expect((await board()).map(({ winAmount }) => winAmount)).toEqual(['1234.56', '5.00']);
  });

  it('never shows a winner of another site', async () => {
    await win('lotus', 77_777_777, { name: 'lotus-winner' });
    expect((await board()).map(({ winAmount }) => winAmount)).toEqual(['1234.56', '5.00']);
    expect((await board('', 'lotus.localhost')).map(({ winAmount }) => winAmount)).toEqual(['777777.77']);
  });

  it('shows as many as are asked for, and never more than twenty', async () => {
    for (let amount = 1; amount <= 25; amount += 1) await win('lotus', amount);
    expect(await board('?limitNum=3', 'lotus.localhost')).toHaveLength(3);
    for (const limit of ['99', '100', ''])
      expect(await board(`?limitNum=${limit}`, 'lotus.localhost')).toHaveLength(20);
    expect(refusalOf(await gateway.ask('/wps/relay/ODSFE2_getWinnerBoard?limitNum=0')).fields).toEqual({
      limitNum: 'wrong_format',
    });
  });
});
