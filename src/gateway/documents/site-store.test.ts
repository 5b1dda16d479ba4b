import { beforeEach, describe, expect, it } from 'vitest';
import { siteDocuments, siteEdition, type TestSite } from '#gateway/testing/test-site.ts';
import type { StoredPublication } from './site-revision-repository.ts';
import { type SiteReading, SiteStore } from './site-store.ts';

describe('SiteStore', () => {
  let readings: SiteReading[];
  let told: string[];
  let store: SiteStore;
  let publications: Map<string, StoredPublication>;
  let pushed: string[];
  /** Whether documents on disk wait from now on. */
  let offers: boolean;

  const good = (site: TestSite): SiteReading => ({ id: site.id, edition: siteEdition(siteDocuments(site)) });
  const faulty = (id: string): SiteReading => ({
    id,
    edition: null,
    problems: [`sites/${id}/site.json:1:2 name: is missing`],
  });
  const publish = (site: TestSite, startsInMs = 0): void => {
    const next = (publications.get(site.id)?.publication ?? 0) + 1;
    publications.set(site.id, { publication: next, revision: next, documents: siteDocuments(site), startsInMs });
  };

  beforeEach(() => {
    readings = [];
    told = [];
    pushed = [];
    offers = false;
    publications = new Map();
    publish({ id: 'remembered' });
    const tell = (_fields: object, text: string): void => void told.push(text);
    store = new SiteStore({
      readSites: async () => readings,
      adopt: async ({ documents }) => {
        const { id } = documents;
        if (offers) return { offeredRevision: 9 };
        const publication = (publications.get(id)?.publication ?? 0) + 1;
        publications.set(id, { publication, revision: publication, documents, startsInMs: 0 });
        return { offeredRevision: null };
      },
      publicationOf: async (id, known) => {
        const publication = publications.get(id);
        return publication?.publication === known ? undefined : publication;
      },
      pushedSites: async () => pushed,
      log: { info: tell, warn: tell, error: tell },
    });
  });

  it('finds sites by each of their hosts', async () => {
    readings = [good({ id: 'aurora', site: { hosts: ['a.example', 'b.example'] } })];
    await store.refresh();
    expect(store.siteByHost('b.example')?.id).toBe('aurora');
    expect(store.siteByHost('c.example')).toBeUndefined();
  });

  it('never lets a bad document replace a good one, and says what is wrong with it', async () => {
    readings = [good({ id: 'aurora' }), good({ id: 'lotus' })];
    await store.refresh();
    readings = [faulty('aurora'), good({ id: 'lotus', site: { name: 'Lotus anew' } })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.revision).toBe(1);
    expect(store.siteByHost('lotus.localhost')).toMatchObject({ revision: 2, site: { name: 'Lotus anew' } });
    expect(told).toContain('sites/aurora/site.json:1:2 name: is missing');
  });

  it('serves what was published last when the documents are bad from the start', async () => {
    readings = [faulty('remembered'), faulty('unknown')];
    await store.refresh();
    expect(store.all().map(({ id, revision }) => [id, revision])).toEqual([['remembered', 1]]);
  });

  it('publishes only what changed', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served = store.siteByHost('aurora.localhost');
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBe(served);
    expect(publications.get('aurora')?.publication).toBe(1);
  });

  it('serves a site no longer when its folder is gone', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    readings = [];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBeUndefined();
  });

  it('keeps what is published while newer documents are only offered, and says that they wait', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served = store.siteByHost('aurora.localhost');
    offers = true;
    readings = [good({ id: 'aurora', site: { name: 'Aurora anew' } })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBe(served);
    expect(told.join()).toContain('wait to be published');
  });

  it('does not serve a site that claims a host of another', async () => {
    readings = [
      good({ id: 'aurora', site: { hosts: ['same.example'] } }),
      good({ id: 'lotus', site: { hosts: ['own.example', 'same.example'] } }),
    ];
    await store.refresh();
    expect(store.all().map(({ id }) => id)).toEqual(['aurora']);
    expect(store.siteByHost('same.example')?.id).toBe('aurora');
    expect(store.siteByHost('own.example')).toBeUndefined();
    expect(publications.has('lotus')).toBe(false);
    expect(told.join()).toContain('hosts[1]: the host same.example belongs to the site aurora');
  });

  it('leaves a host to the site that has it, whichever folder comes first, also over a new start', async () => {
    readings = [good({ id: 'lotus', site: { hosts: ['same.example'] } })];
    await store.refresh();
    readings = [good({ id: 'aurora', site: { hosts: ['same.example'] } }), ...readings];
    await store.refresh();
    expect(store.all().map(({ id }) => id)).toEqual(['lotus']);
    readings = [
      good({ id: 'aurora', site: { hosts: ['remembered.localhost'] } }),
      good({ id: 'remembered', site: { name: 'As ever' } }),
    ];
    await store.refresh();
    expect(store.all().map(({ id }) => id)).toEqual(['remembered']);
  });

  it('goes on with the old documents of a site whose new ones claim a host of another', async () => {
    readings = [good({ id: 'aurora' }), good({ id: 'lotus' })];
    await store.refresh();
    readings = [good({ id: 'aurora', site: { hosts: ['lotus.localhost'] } }), good({ id: 'lotus' })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.id).toBe('aurora');
    expect(store.siteByHost('lotus.localhost')?.id).toBe('lotus');
  });

  it('hands a host on to the site that takes it when the other one gives it up', async () => {
    readings = [good({ id: 'aurora' }), good({ id: 'lotus', site: { hosts: ['moves.example'] } })];
    await store.refresh();
    readings = [good({ id: 'aurora', site: { hosts: ['moves.example'] } }), good({ id: 'lotus' })];
    await store.refresh();
    expect(store.siteByHost('moves.example')?.id).toBe('aurora');
    expect(store.siteByHost('lotus.localhost')?.id).toBe('lotus');
  });

  it('serves what others published, from the moment at which it takes effect', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served: number[] = [];
    store.onServed((site) => void served.push(site.publication));
    publish({ id: 'aurora', site: { name: 'Anew' } }, 60);
    const syncing = store.sync(['aurora']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.siteByHost('aurora.localhost')?.site.name).toBe('aurora');
    await syncing;
    expect(store.siteByHost('aurora.localhost')).toMatchObject({ revision: 2, site: { name: 'Anew' } });
    expect(served).toEqual([2]);
    await store.sync();
    expect(served).toEqual([2]);
  });

  it('leaves what was published since alone until a file changes', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    publish({ id: 'aurora', site: { name: 'By hand' } });
    await store.sync(['aurora']);
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.site.name).toBe('By hand');
    readings = [good({ id: 'aurora', site: { name: 'By file' } })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.site.name).toBe('By file');
  });

  it('serves a site that was sent to it and has no folder', async () => {
    publish({ id: 'pushed' });
    pushed = ['pushed'];
    await store.sync();
    expect(store.siteByHost('pushed.localhost')?.id).toBe('pushed');
    await store.refresh();
    expect(store.siteByHost('pushed.localhost')?.id).toBe('pushed');
  });

  it('goes on after a reading that failed', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const read = readings;
    readings = undefined as unknown as SiteReading[];
    await expect(store.refresh()).rejects.toThrow();
    readings = read;
    await store.refresh();
    expect(store.all()).toHaveLength(1);
  });
});
