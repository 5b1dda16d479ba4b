import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetBaseOf, type PublishedSite } from '#gateway/kit/published-site.ts';
import { pageLoader } from '#gateway/pages/page-loader.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

describe('a call of the gateway to itself', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  // Its host leads to another site by now.
  const documents = siteDocuments({ id: 'replaced', site: { hosts: ['aurora.localhost'] } });
  const replaced: PublishedSite = {
    ...documents,
    revision: 1,
    publication: 1,
    assetBase: assetBaseOf(documents.checksum),
  };
  const path = '/wps/system/permission?part=site';

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it('is for the site of the page, whatever the host leads to', async () => {
    const { load } = pageLoader(gateway.app, replaced, 'EN');
    expect(await load(path)).toMatchObject({ info: { id: 'replaced' } });
  });

  it('has no line in the log of a gateway: the page that asked has one', async () => {
    const before = gateway.logLines.length;
    await pageLoader(gateway.app, replaced, 'EN').load('/wps/system/status');
    await gateway.ask('/wps/system/whitelabel');
    const linesOf = (asked: string) => gateway.logLines.slice(before).filter((line) => line.includes(asked));
    await expect.poll(() => linesOf('/wps/system/whitelabel')).toHaveLength(1);
    expect(linesOf('/wps/system/status')).toEqual([]);
  });

  it('cannot be feigned from outside', async () => {
    const loading = pageLoader(gateway.app, replaced, 'EN').load(path);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        gateway.ask(path, { headers: { 'x-in-process-ticket': String(number) } }),
      ),
    );
    for (const answer of answers) expect(answer.json()).toMatchObject({ value: { info: { id: 'aurora' } } });
    await loading;
  });
});
