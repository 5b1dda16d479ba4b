import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueContext } from './catalogue-context.ts';
import { readSites } from './read-sites.ts';

const context = catalogueContext();

describe('readSites', () => {
  let root: string;
  let folders: { sitesDir: string; layoutsDir: string };

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marquee-sites-'));
    folders = { sitesDir: path.join(root, 'brands'), layoutsDir: path.join(root, 'shared') };
    await cp('sites/aurora', path.join(folders.sitesDir, 'aurora'), { recursive: true });
    await cp('layouts', folders.layoutsDir, { recursive: true });
  });

  afterEach(() => rm(root, { recursive: true }));

  async function change(file: string, from: string, to: string): Promise<void> {
    const name = path.join(folders.sitesDir, 'aurora', file);
    const text = await readFile(name, 'utf8');
    expect(text).toContain(from);
    await writeFile(name, text.replace(from, to));
  }

  const checksum = async (): Promise<string | undefined> =>
    (await readSites(folders, context))[0]?.edition?.documents.checksum;

  it('reads a site with its layouts resolved, wherever the folders are', async () => {
    const [reading] = await readSites(folders, context);
    const { documents, sources, assetBytes } = reading?.edition ?? {};
    expect(documents?.id).toBe('aurora');
    expect(sources?.['sites/aurora/site.json']).toBe(
      await readFile(path.join(folders.sitesDir, 'aurora/site.json'), 'utf8'),
    );
    expect(Object.keys(sources ?? {})).toEqual(expect.arrayContaining(['layouts/player-classic.json']));
    const mark = await readFile(path.join(folders.sitesDir, 'aurora/assets/mark.svg'));
    expect(assetBytes?.(documents?.assets['mark.svg'] ?? '')).toEqual(mark);
    expect(Object.keys(documents?.layout.pages ?? {})).toEqual(expect.arrayContaining(['home', 'maintenance']));
  });

  it('puts shared sections in their places', async () => {
    const { layout } = (await readSites(folders, context))[0]?.edition?.documents ?? {};
    expect(layout?.pages?.licence?.sections.map(({ id }) => id)).toContain('licence-text');
    expect(layout?.modals?.['legal-licence']?.sections.map(({ id }) => id)).toEqual(['licence-text']);
    expect(layout).not.toHaveProperty('sections');
  });

  it('takes a site with a widget that it does not know, and remarks on it', async () => {
    await change(
      'layout.json',
      '"changes": [',
      '"changes": [{ "insertAfter": "home-hot", "nodes": [{ "id": "later", "widget": "hologram" }] },',
    );
    const [reading] = await readSites(folders, context);
    expect(reading?.edition?.documents.layout.pages?.home?.sections).toContainEqual({
      id: 'later',
      widget: 'hologram',
    });
    expect(reading?.edition?.remarks.join()).toContain('there is no widget "hologram"');
  });

  it('gives the same documents the same checksum, whatever blanks are in them', async () => {
    const before = await checksum();
    await change('site.json', '"id": "aurora",', '"id":    "aurora",\n\n');
    expect(await checksum()).toBe(before);
  });

  it('gives changed documents and changed pictures another one', async () => {
    const first = await checksum();
    await change('site.json', '"name": "Aurora"', '"name": "Aurora II"');
    const second = await checksum();
    await writeFile(path.join(folders.sitesDir, 'aurora/assets/extra.svg'), '<svg/>');
    expect(new Set([first, second, await checksum()]).size).toBe(3);
  });

  it('names the file, the place and the path of each fault', async () => {
    await change('site.json', '"decimals": 2', '"decimals": "two"');
    const [reading] = await readSites(folders, context);
    expect(reading?.edition).toBeNull();
    expect(reading).toMatchObject({
      problems: [expect.stringMatching(/^sites\/aurora\/site\.json:\d+:\d+ currency\.decimals: /)],
    });
  });

  it('refuses a vendor that is not in the catalogue', async () => {
    await change('site.json', '"vendors": "all"', '"vendors": ["NOBODY"]');
    expect((await readSites(folders, context))[0]).toMatchObject({ problems: [expect.stringContaining('NOBODY')] });
  });

  it('refuses a word that neither the portal nor the site has', async () => {
    const file = path.join(folders.sitesDir, 'aurora/site.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...document, tagline: 'action.login' }));
    expect((await readSites(folders, context))[0]?.edition).not.toBeNull();
    await writeFile(file, JSON.stringify({ ...document, tagline: 'no.such.word' }));
    expect((await readSites(folders, context))[0]).toMatchObject({
      problems: [expect.stringContaining('no.such.word')],
    });
  });
});
