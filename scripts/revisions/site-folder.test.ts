import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChanges, changesTowards, type DocumentFolders, readSiteFolder } from './site-folder.ts';

describe('a site’s folder', () => {
  let root: string;
  let folders: DocumentFolders;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marquee-site-folder-'));
    folders = { sitesDir: path.join(root, 'sites'), layoutsDir: path.join(root, 'layouts') };
    for (const folder of ['sites/garden', 'sites/other', 'layouts'])
      await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, 'sites/garden/site.json'), '{}');
  });

  afterEach(() => rm(root, { recursive: true }));

  it('is read with its byte order marks, and not at all when a text is no UTF-8', async () => {
    const theme = path.join(root, 'sites/garden/theme.json');
    await writeFile(theme, '\uFEFF{}');
    expect((await readSiteFolder(folders, 'garden'))?.sources['sites/garden/theme.json']).toBe('\uFEFF{}');
    await writeFile(theme, Buffer.from([0x22, 0xe9, 0x22]));
    await expect(readSiteFolder(folders, 'garden')).rejects.toThrow('sites/garden/theme.json is not UTF-8');
  });

  it('can be overwritten by a revision even if one of its texts is not UTF-8', async () => {
    const site = path.join(root, 'sites/garden/site.json');
    await writeFile(site, Buffer.from([0xff]));
    const wanted = { sources: { 'sites/garden/site.json': '{}' }, assets: {} };
    const changes = await changesTowards(folders, 'garden', wanted);
    await applyChanges(folders, changes, wanted, () => Promise.reject(new Error('there is no picture')));
    expect(await readFile(site, 'utf8')).toBe('{}');
  });

  it('takes only its own files and shared layouts from a revision', async () => {
    await writeFile(path.join(root, 'sites/other/site.json'), '{}');
    const sources = Object.fromEntries(
      ['sites/garden/theme.json', 'sites/other/site.json', 'layouts/shared.json'].map((file) => [file, '{ }']),
    );
    const changes = await changesTowards(folders, 'garden', { sources, assets: {} });
    expect(changes.map(({ file, wanted }) => [file, wanted === null ? 'removed' : 'written'])).toEqual([
      ['sites/garden/theme.json', 'written'],
      ['layouts/shared.json', 'written'],
      ['sites/garden/site.json', 'removed'],
    ]);
  });
});
