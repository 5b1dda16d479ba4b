import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readPublicationsAfter } from '#gateway/areas/sites/repository/site-publication-repository.ts';
import { listRevisions, readAsset } from '#gateway/areas/sites/repository/site-revision-repository.ts';
import { siteDocuments, siteEdition } from '#gateway/testing/test-site.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { adoptFiles, keepPushed, publishRevision, rollBack, withdrawFiles } from './publish-site.ts';

describeOnEveryEngine('the revisions of a site', (open) => {
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

  const edition = (name: string, hosts = [`${id}.localhost`]) =>
    siteEdition(
      siteDocuments({ id, site: { name, merchantCode: name, hosts }, assets: { 'mark.svg': `<svg id="${name}"/>` } }),
    );
  const publications = () => database.forSite(id, (tx) => readPublicationsAfter(tx, id, undefined));
  const publication = async () => {
    const last = (await publications()).at(-1);
    return last?.served ? { publication: last.publication, ...last.served } : undefined;
  };
  const published = async () => {
    const now = await publication();
    return now && [now.publication, now.revision, now.documents.site.name];
  };
  const revisions = async () => {
    const lines = await database.forSite(id, (tx) => listRevisions(tx, id, { offset: 0, limit: 10 }));
    return lines.map(({ revision, origin, publishedAt }) => [revision, origin, publishedAt !== null]);
  };
  const demo = { publishes: true };
  const production = { publishes: false };

  it('begin with the first documents on disk, which are published', async () => {
    expect(await adoptFiles(database, edition('first'), production)).toEqual({ offeredRevision: null });
    expect(await published()).toEqual([1, 1, 'first']);
  });

  it('keep a changed file waiting in production, however often it is read', async () => {
    await adoptFiles(database, edition('first'), production);
    for (let start = 0; start < 2; start += 1)
      expect(await adoptFiles(database, edition('second'), production)).toEqual({ offeredRevision: 2 });
    expect(await published()).toEqual([1, 1, 'first']);
    expect(await revisions()).toEqual([
      [2, 'files', false],
      [1, 'files', true],
    ]);
    const site = await database.forSite(id, (tx) => tx.selectFrom('site').select('merchant_code').execute());
    expect(site).toEqual([{ merchant_code: 'first' }]);
  });

  it('publish a changed file at once in a demo, and an old file that came back as a new revision', async () => {
    for (const name of ['first', 'second', 'first']) await adoptFiles(database, edition(name), demo);
    expect(await published()).toEqual([3, 3, 'first']);
  });

  it('leave a publication by hand alone until a file changes', async () => {
    await adoptFiles(database, edition('first'), demo);
    const pushed = await keepPushed(database, edition('pushed'));
    await publishRevision(database, id, { revision: pushed });
    await adoptFiles(database, edition('first'), demo);
    expect(await published()).toEqual([2, 2, 'pushed']);
    await adoptFiles(database, edition('third'), demo);
    expect(await published()).toEqual([3, 3, 'third']);
  });

  it('go back to the one before, once more to the one before that, to a given one, and forward again', async () => {
    for (const name of ['first', 'second', 'third']) await adoptFiles(database, edition(name), demo);
    await rollBack(database, id);
    expect(await published()).toEqual([4, 2, 'second']);
    await rollBack(database, id);
    expect(await published()).toEqual([5, 1, 'first']);
    await expect(rollBack(database, id)).rejects.toMatchObject({ code: 'unknown_revision' });
    await rollBack(database, id, { revision: 2 });
    await publishRevision(database, id, { revision: 3 });
    expect(await published()).toEqual([7, 3, 'third']);
    await adoptFiles(database, edition('third'), demo);
    expect(await published()).toEqual([7, 3, 'third']);
  });

  it('offer nothing where a machine comes up with older files, or after a way back', async () => {
    for (const name of ['first', 'second']) await adoptFiles(database, edition(name), demo);
    expect(await adoptFiles(database, edition('first'), production)).toEqual({ offeredRevision: null });
    expect(await adoptFiles(database, edition('second'), production)).toEqual({ offeredRevision: null });
    await rollBack(database, id);
    expect(await adoptFiles(database, edition('second'), production)).toEqual({ offeredRevision: null });
    expect((await revisions()).map(([revision]) => revision)).toEqual([2, 1]);
  });

  it('offer nothing again that was sent from the folder, published and gone back from', async () => {
    await adoptFiles(database, edition('first'), production);
    const pushed = await keepPushed(database, edition('second'));
    expect(await adoptFiles(database, edition('second'), production)).toEqual({ offeredRevision: pushed });
    await publishRevision(database, id, { revision: pushed });
    await rollBack(database, id);
    expect(await adoptFiles(database, edition('second'), production)).toEqual({ offeredRevision: null });
    expect((await revisions()).map(([revision]) => revision)).toEqual([2, 1]);
  });

  it('give a host to one site, whoever asks and when', async () => {
    const hosts = [`${id}.localhost`, `${id}.example`];
    await adoptFiles(database, edition('first', hosts), demo);
    const other = siteEdition(siteDocuments({ id: `${id}-other`, site: { hosts: [`${id}.example`] } }));
    const refusal = {
      code: 'documents_refused',
      problems: [`sites/${id}-other/site.json hosts[0]: the host ${id}.example belongs to the site ${id} already`],
    };
    await expect(adoptFiles(database, other, demo)).rejects.toMatchObject(refusal);
    const kept = await keepPushed(database, other);
    await expect(publishRevision(database, `${id}-other`, { revision: kept })).rejects.toMatchObject(refusal);
    // Another site may take a host that was given up, and a rollback does not get it back.
    await adoptFiles(database, edition('second'), demo);
    await publishRevision(database, `${id}-other`, { revision: kept });
    await expect(rollBack(database, id)).rejects.toMatchObject({ code: 'documents_refused' });
    expect(await published()).toEqual([2, 2, 'second']);
  });

  it('give one of two sites a host that both publish at the same moment', async () => {
    const wanting = (name: string) =>
      siteEdition(siteDocuments({ id: `${id}-${name}`, site: { hosts: [`${id}.example`] } }));
    const settled = await Promise.allSettled([
      adoptFiles(database, wanting('one'), demo),
      adoptFiles(database, wanting('two'), demo),
    ]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('end with the folder that they came from, and begin again with it', async () => {
    await adoptFiles(database, edition('first'), demo);
    await withdrawFiles(database, id);
    expect((await publications()).at(-1)).toMatchObject({ publication: 2, served: null });
    await withdrawFiles(database, id);
    await adoptFiles(database, edition('first'), demo);
    expect(await published()).toEqual([3, 1, 'first']);
    await keepPushed(database, edition('sent'));
    await withdrawFiles(database, id);
    expect(await published()).toEqual([3, 1, 'first']);
  });

  it('are kept anew when their texts are others, though they say the same', async () => {
    const sources = (text: string) => ({ ...edition('first'), sources: { [`sites/${id}/site.json`]: text } });
    expect([await keepPushed(database, sources('{}')), await keepPushed(database, sources('{ }'))]).toEqual([1, 2]);
    expect(await keepPushed(database, sources('{ }'))).toBe(2);
  });

  it('keep their turns when one is published before the other is in force', async () => {
    await adoptFiles(database, edition('first'), demo);
    for (const name of ['second', 'third']) await adoptFiles(database, edition(name), demo);
    const coming = (await publications()).map(({ publication: number, startsInMs }) => [number, startsInMs] as const);
    const moments = coming.map(([, startsInMs]) => startsInMs);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    if (database.kind === 'postgres') {
      expect(coming.map(([number]) => number)).toEqual([1, 2, 3]);
      expect((moments[2] ?? 0) - (moments[1] ?? 0)).toBeGreaterThan(350);
    }
  });

  it('are published once, however often the same is asked for', async () => {
    await adoptFiles(database, edition('first'), demo);
    expect(await publishRevision(database, id, { revision: 1 })).toEqual({ publication: 1, revision: 1 });
    expect(await published()).toEqual([1, 1, 'first']);
  });

  it('refuse a publish over another publication than the caller knows of, and revisions that are not there', async () => {
    for (const name of ['first', 'second']) await adoptFiles(database, edition(name), demo);
    const refusals = [
      publishRevision(database, id, { revision: 1, over: 1 }),
      publishRevision(database, id, { revision: 9 }),
      rollBack(database, id, { revision: 9 }),
      rollBack(database, 'nobody'),
    ];
    const codes = (await Promise.allSettled(refusals)).map((settled) =>
      settled.status === 'rejected' ? settled.reason.code : settled.value,
    );
    expect(codes).toEqual(['publication_conflict', 'unknown_revision', 'unknown_revision', 'unknown_revision']);
    expect(await published()).toEqual([2, 2, 'second']);
  });

  it('follow one another when two are published at the same moment', async () => {
    for (const name of ['first', 'second', 'third']) await adoptFiles(database, edition(name), demo);
    await Promise.all([1, 2].map((revision) => publishRevision(database, id, { revision })));
    const now = await publication();
    expect(now?.publication).toBe(5);
    expect([1, 2]).toContain(now?.revision);
  });

  it('keep their texts and pictures byte for byte', async () => {
    const text = '{\r\n  "id":\t"x", "unknown": { "b": 1, "a": "\\u0041é" }\r\n}\n';
    const whole = { ...edition('first'), sources: { [`sites/${id}/layout.json`]: text } };
    await adoptFiles(database, whole, demo);
    const row = await database.forSite(id, (tx) => tx.selectFrom('site_revision').select('sources').executeTakeFirst());
    expect(row?.sources).toEqual(whole.sources);
    const digest = whole.documents.assets['mark.svg'] ?? '';
    const bytes = await database.forSite(id, (tx) => readAsset(tx, id, digest));
    expect(bytes?.toString()).toBe('<svg id="first"/>');
    const now = await publication();
    expect(JSON.stringify(now?.documents)).toBe(JSON.stringify(whole.documents));
  });
});
