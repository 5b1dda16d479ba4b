import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

function checkSites(...folders: string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'scripts/check-sites.ts', ...folders];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

describe('npm run check:sites', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marquee-check-'));
    await cp('sites/aurora', path.join(root, 'brands/aurora'), { recursive: true });
  });

  afterEach(() => rm(root, { recursive: true }));

  it('finds sites that stand anywhere sound, with the project’s layouts or those beside them', async () => {
    expect(await checkSites(path.join(root, 'brands'))).toMatchObject({ exitCode: 0 });
    await cp('layouts', path.join(root, 'layouts'), { recursive: true });
    expect(await checkSites(path.join(root, 'brands/aurora'))).toMatchObject({ exitCode: 0 });
  });

  it('checks words and vendors too, and tells the file where it is', async () => {
    const file = path.join(root, 'brands/aurora/site.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    await writeFile(file, JSON.stringify({ ...document, vendors: ['NOBODY'], tagline: 'no.such.word' }));
    const { exitCode, output } = await checkSites(path.join(root, 'brands'));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/brands\/aurora\/site\.json:1:\d+ vendors\[0\]: .*NOBODY/);
    expect(output).toMatch(/brands\/aurora\/site\.json:1:\d+ tagline: .*no\.such\.word/);
  });

  it('refuses a folder without a site in one sentence', async () => {
    const { exitCode, output } = await checkSites(root);
    expect({ exitCode, lines: output.trim().split('\n') }).toEqual({
      exitCode: 1,
      lines: [`${root} is neither a site nor a folder of sites: a site is a folder with a site.json in it.`],
    });
  });
});
