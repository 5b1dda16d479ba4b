import { beforeAll, beforeEach, expect, it } from 'vitest';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { lastPublishedSite, offerSite, publishSite } from './publish-site.ts';

describeOnEveryEngine('the documents of a site on disk', (open) => {
  let database: TestDatabase;
  let count = 0;
  let id: string;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(() => {
    count += 1;
    id = `site${count}`;
  });

  const at = new Date('2026-06-01T00:00:00Z');
  const help = (term: string) => [{ term, title: { EN: term }, content: { EN: term } }];
  const documents = (name: string) => siteDocuments({ id, site: { name, merchantCode: name }, help: help(name) });
  const terms = () =>
    database.forSite(id, async (tx) =>
      (await tx.selectFrom('help_term').select('term').execute()).map((row) => row.term),
    );
  const revisions = () =>
    database.forSite(id, async (tx) => {
      const rows = await tx
        .selectFrom('site_revision')
        .select(['revision', 'published_at'])
        .orderBy('revision')
        .execute();
      return rows.map(({ revision, published_at }) => [revision, published_at !== null]);
    });

  it('are published at a first start', async () => {
    const adopted = await offerSite(database, documents('first'), at);
    expect(adopted).toMatchObject({ published: { revision: 1 }, offeredRevision: null });
    expect(await terms()).toEqual(['first']);
  });

  it('are kept as a draft where something is published, which stays, contents and all', async () => {
    await offerSite(database, documents('first'), at);
    const second = { ...documents('second'), assetsFolder: '/here' };
    for (let start = 0; start < 2; start += 1) {
      const adopted = await offerSite(database, second, at);
      expect(adopted).toMatchObject({
        published: { revision: 1, documents: { site: { name: 'first' }, assetsFolder: '/here' } },
        offeredRevision: 2,
      });
    }
    expect(await revisions()).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(await terms()).toEqual(['first']);
    expect((await lastPublishedSite(database, id, '/here'))?.revision).toBe(1);
    const site = await database.forSite(id, (tx) => tx.selectFrom('site').select('merchant_code').execute());
    expect(site).toEqual([{ merchant_code: 'first' }]);
  });

  it('are the draft’s revision once they are published', async () => {
    await offerSite(database, documents('first'), at);
    await offerSite(database, documents('second'), at);
    expect(await publishSite(database, documents('second'), at)).toMatchObject({ published: { revision: 2 } });
    expect(await revisions()).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(await terms()).toEqual(['second']);
  });

  it('touch nothing when they are what is published', async () => {
    await publishSite(database, documents('first'), at);
    for (const adopt of [publishSite, offerSite])
      expect(await adopt(database, documents('first'), at)).toMatchObject({
        published: { revision: 1 },
        offeredRevision: null,
      });
    expect(await revisions()).toEqual([[1, true]]);
  });
});
