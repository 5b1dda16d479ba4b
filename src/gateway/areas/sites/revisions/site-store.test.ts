import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { siteDocuments, siteEdition, type TestSite } from '#gateway/testing/test-site.ts';
import type { StoredPublication } from '../repository/site-publication-repository.ts';
import { type SiteReading, SiteStore } from './site-store.ts';

describe('SiteStore', () => {
  let readings: SiteReading[];
  let logged: string[];
  let store: SiteStore;
  /** The publications of each site, in order. */
  let publications: Map<string, StoredPublication[]>;
  /** Whether documents on disk wait from now on. */
  let offers: boolean;
  let failing: Set<string>;

  const good = (site: TestSite): SiteReading => ({ id: site.id, edition: siteEdition(siteDocuments(site)) });
  const faulty = (id: string): SiteReading => ({
    id,
    edition: null,
    problems: [`sites/${id}/site.json:1:2 name: is missing`],
  });
  const publish = (site: TestSite, startsInMs = 0): void => {
    const before = publications.get(site.id) ?? [];
    const publication = before.length + 1;
    const served = { revision: publication, documents: siteDocuments(site) };
    publications.set(site.id, [...before, { publication, served, startsInMs }]);
  };
  const countOf = (id: string): number => publications.get(id)?.length ?? 0;

  beforeEach(() => {
    readings = [];
    logged = [];
    offers = false;
    failing = new Set();
    publications = new Map();
    publish({ id: 'remembered' });
    const record = (_fields: object, text: string): void => void logged.push(text);
    store = new SiteStore({
      readSites: async () => readings,
      adopt: async ({ documents }) => {
        const { id } = documents;
        if (failing.has(id)) throw new Error('the database is away');
        if (documents.site.hosts.includes('taken.example') && countOf('owner') === 0)
          throw new DomainError('documents_refused', {
            problems: [`${id}: the host taken.example belongs to another`],
          });
        if (offers) return { offeredRevision: 9 };
        publish({ id, site: documents.site });
        return { offeredRevision: null };
      },
      withdrawMissing: async (inFolders) => {
        for (const [id, list] of publications) {
          if (id === 'remembered' || inFolders.includes(id)) continue;
          publications.set(id, [...list, { publication: list.length + 1, served: null, startsInMs: 0 }]);
        }
      },
      publicationsAfter: async (id, known) => {
        if (failing.has(id)) throw new Error('the database is away');
        return (publications.get(id) ?? []).filter(({ publication }) => publication > (known ?? 0));
      },
      allSites: async () => [...publications.keys()],
      log: { info: record, warn: record, error: record },
    });
  });

  it('finds sites by each of their hosts', async () => {
    readings = [good({ id: 'aurora', site: { hosts: ['a.example', 'b.example'] } })];
    await store.refresh();
    expect(store.siteByHost('b.example')?.id).toBe('aurora');
    expect(store.siteByHost('c.example')).toBeUndefined();
  });

  it('never lets a bad document replace a good one, and names its faults', async () => {
    readings = [good({ id: 'aurora' }), good({ id: 'lotus' })];
    await store.refresh();
    readings = [faulty('aurora'), good({ id: 'lotus', site: { name: 'Lotus anew' } })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.revision).toBe(1);
    expect(store.siteByHost('lotus.localhost')).toMatchObject({ revision: 2, site: { name: 'Lotus anew' } });
    expect(logged).toContain('sites/aurora/site.json:1:2 name: is missing');
  });

  it('serves the last publication when the documents are bad from the start, or there is no folder', async () => {
    readings = [faulty('remembered'), faulty('unknown')];
    await store.refresh();
    expect(store.all().map(({ id, revision }) => [id, revision])).toEqual([['remembered', 1]]);
    readings = [];
    await store.refresh();
    expect(store.siteByHost('remembered.localhost')?.id).toBe('remembered');
  });

  it('publishes only what changed', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served = store.siteByHost('aurora.localhost');
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBe(served);
    expect(countOf('aurora')).toBe(1);
  });

  it('serves a site no longer that was taken off, and again when it is back', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    readings = [];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBeUndefined();
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.id).toBe('aurora');
  });

  it('keeps the publication while newer documents are only offered, and says that they wait', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served = store.siteByHost('aurora.localhost');
    offers = true;
    readings = [good({ id: 'aurora', site: { name: 'Aurora anew' } })];
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBe(served);
    expect(logged.join()).toContain('newer than the published revision');
  });

  it('says once why documents are not taken over, and not at all when another site made room for them', async () => {
    const wanting = good({ id: 'aurora', site: { hosts: ['taken.example'] } });
    readings = [wanting];
    await store.refresh();
    expect(logged.filter((line) => line.includes('belongs to another'))).toHaveLength(1);
    logged.length = 0;
    readings = [wanting, good({ id: 'owner' })];
    await store.refresh();
    expect(store.siteByHost('taken.example')?.id).toBe('aurora');
    expect(logged.join()).not.toContain('belongs to another');
  });

  it('goes on with the other sites when one cannot be taken over or read', async () => {
    failing.add('aurora');
    readings = [good({ id: 'aurora' }), good({ id: 'lotus' })];
    await store.refresh();
    expect(store.siteByHost('lotus.localhost')?.id).toBe('lotus');
    expect(logged).toContain('storing the documents on disk as a revision failed');
    failing.clear();
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')?.id).toBe('aurora');
  });

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const nameOf = (id: string) => store.siteByHost(`${id}.localhost`)?.site.name;

  it('serves publications of other processes, from the moment at which they take effect', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served: number[] = [];
    store.onServed((site) => void served.push(site.publication));
    publish({ id: 'aurora', site: { name: 'Anew' } }, 80);
    const syncing = store.sync(['aurora']);
    await pause(20);
    expect(nameOf('aurora')).toBe('aurora');
    await syncing;
    expect(nameOf('aurora')).toBe('Anew');
    expect(served).toEqual([2]);
    await store.sync();
    expect(served).toEqual([2]);
  });

  it('serves each of several publications in its turn, and lets none of them hold up another site', async () => {
    publish({ id: 'aurora', site: { name: 'One' } });
    publish({ id: 'aurora', site: { name: 'Two' } }, 100);
    publish({ id: 'aurora', site: { name: 'Three' } }, 200);
    const waiting = store.sync(['aurora']);
    await pause(30);
    publish({ id: 'lotus', site: { name: 'Lotus' } });
    await store.sync(['lotus']);
    expect([nameOf('aurora'), nameOf('lotus')]).toEqual(['One', 'Lotus']);
    await pause(100);
    expect(nameOf('aurora')).toBe('Two');
    await waiting;
    expect(nameOf('aurora')).toBe('Three');
  });

  it('lets whoever asks wait for what somebody else has read already', async () => {
    publish({ id: 'aurora', site: { name: 'Coming' } }, 80);
    const first = store.sync(['aurora']);
    await pause(10);
    await store.sync(['aurora']);
    expect(nameOf('aurora')).toBe('Coming');
    await first;
  });

  it('leaves newer publications alone until a file changes', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    publish({ id: 'aurora', site: { name: 'By hand' } });
    await store.sync(['aurora']);
    await store.refresh();
    expect(nameOf('aurora')).toBe('By hand');
    readings = [good({ id: 'aurora', site: { name: 'By file' } })];
    await store.refresh();
    expect(nameOf('aurora')).toBe('By file');
  });

  it('goes on after a reading that failed', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const read = readings;
    readings = undefined as unknown as SiteReading[];
    await expect(store.refresh()).rejects.toThrow();
    readings = read;
    await store.refresh();
    expect(store.all().map(({ id }) => id)).toContain('aurora');
  });
});
