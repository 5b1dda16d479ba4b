import { beforeEach, describe, expect, it } from 'vitest';
import { siteDocuments, type TestSite } from '#gateway/testing/test-site.ts';
import { type Publication, type SiteReading, SiteStore } from './site-store.ts';

describe('SiteStore', () => {
  let readings: SiteReading[];
  let told: string[];
  let store: SiteStore;
  let revisions: Map<string, number>;
  /** Sites whose documents are offered from now on, with what stays published of them. */
  let drafts: Map<string, Publication>;

  const good = (site: TestSite): SiteReading => ({ id: site.id, documents: siteDocuments(site) });
  const faulty = (id: string): SiteReading => ({
    id,
    documents: null,
    problems: [`sites/${id}/site.json:1:2 name: is missing`],
  });

  beforeEach(() => {
    readings = [];
    told = [];
    revisions = new Map();
    drafts = new Map();
    const tell = (_fields: object, text: string): void => void told.push(text);
    store = new SiteStore({
      readSites: async () => readings,
      adopt: async (documents) => {
        const { id } = documents;
        const [published, offered] = [drafts.get(id), (revisions.get(id) ?? 0) + 1];
        revisions.set(id, offered);
        if (published) return { published, offeredRevision: offered };
        return { published: { documents, revision: offered }, offeredRevision: null };
      },
      lastPublished: async (id) =>
        id.startsWith('remembered') ? { documents: siteDocuments({ id }), revision: 7 } : undefined,
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
    expect(store.all().map(({ id, revision }) => [id, revision])).toEqual([['remembered', 7]]);
  });

  it('publishes only what changed', async () => {
    readings = [good({ id: 'aurora' })];
    await store.refresh();
    const served = store.siteByHost('aurora.localhost');
    await store.refresh();
    expect(store.siteByHost('aurora.localhost')).toBe(served);
    expect(revisions.get('aurora')).toBe(1);
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
    drafts.set('aurora', { documents: siteDocuments({ id: 'aurora' }), revision: 1 });
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
    expect(revisions.has('lotus')).toBe(false);
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
