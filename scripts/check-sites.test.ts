import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeManySites } from './bench/document/many-sites.ts';
import { checkSitesCommand } from './documents/check-sites-command.ts';

/** Here: a process of its own loads everything anew, which takes longer than the checks. */
async function checkSites(...args: string[]): Promise<{ exitCode: number; output: string }> {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const usual = { sitesDir: path.resolve('sites'), layoutsDir: path.resolve('layouts') };
  const exitCode = await checkSitesCommand(args, { ...usual, say: { info: note, error: note } });
  return { exitCode, output: lines.join('\n') };
}

/** The command as it is typed, in a process of its own. */
function typed(...folders: string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'scripts/check-sites.ts', ...folders];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

/** A process of its own compiles what it loads, which takes long while others have the cores. */
const CHILD_TIMEOUT_MS = 120_000;

describe('npm run check:sites', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marquee-check-'));
    await cp('sites/aurora', path.join(root, 'brands/aurora'), { recursive: true });
  });

  afterEach(() => rm(root, { recursive: true }));

  it('finds sites that stand anywhere sound, with the project’s layouts or those beside them', {
    timeout: CHILD_TIMEOUT_MS,
  }, async () => {
    expect(await typed(path.join(root, 'brands'))).toMatchObject({ exitCode: 0 });
    await cp('layouts', path.join(root, 'layouts'), { recursive: true });
    expect(await checkSites(path.join(root, 'brands/aurora'))).toMatchObject({ exitCode: 0 });
  });

  it('checks words and vendors too, and names the file and its place', async () => {
    const file = path.join(root, 'brands/aurora/site.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    await writeFile(file, JSON.stringify({ ...document, vendors: ['NOBODY'], tagline: 'no.such.word' }));
    const { exitCode, output } = await checkSites(path.join(root, 'brands'));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/brands\/aurora\/site\.json:1:\d+ vendors\[0\]: .*NOBODY/);
    expect(output).toMatch(/brands\/aurora\/site\.json:1:\d+ tagline: .*no\.such\.word/);
  });

  it('fails on an unknown widget unless unknown widgets are allowed', async () => {
    const file = path.join(root, 'brands/aurora/layout.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as { changes: unknown[] };
    document.changes.push({ insertAfter: 'home-hot', nodes: [{ id: 'from-tomorrow', widget: 'hologram' }] });
    await writeFile(file, JSON.stringify(document));
    const problem = /layout\.json:1:\d+ (warning: )?changes\[\d+\]\.nodes\[0\]\.widget: there is no widget "hologram"/;
    const strict = await checkSites(path.join(root, 'brands'));
    expect({ exitCode: strict.exitCode, kind: problem.exec(strict.output)?.[1] }).toEqual({
      exitCode: 1,
      kind: undefined,
    });
    const open = await checkSites(path.join(root, 'brands'), '--allow-unknown');
    expect({ exitCode: open.exitCode, kind: problem.exec(open.output)?.[1] }).toEqual({
      exitCode: 0,
      kind: 'warning: ',
    });
  });

  it('sees that a host or a merchant code of a single folder belongs to a site beside it', async () => {
    const file = path.join(root, 'brands/aurora-too/site.json');
    await cp('sites/aurora', path.dirname(file), { recursive: true });
    await writeFile(file, (await readFile(file, 'utf8')).replace('"id": "aurora"', '"id": "aurora-too"'));
    for (const [one, other] of [
      ['aurora', 'aurora-too'],
      ['aurora-too', 'aurora'],
    ]) {
      const { exitCode, output } = await checkSites(path.join(root, 'brands', one ?? ''));
      expect(exitCode).toBe(1);
      const problem = `brands/${one}/site\\.json:\\d+:\\d+ hosts\\[0\\]: the host \\S+ belongs to sites/${other}/site\\.json`;
      expect(output).toMatch(new RegExp(problem));
      expect(output).toContain(`the merchant code AURORA belongs to sites/${other}/site.json`);
    }
  });

  it('names the option that was most likely meant', async () => {
    expect((await checkSites('--alow-unknown')).output).toContain('did you mean "--allow-unknown"?');
  });

  it('prints warnings and fails on none of them', async () => {
    await writeFile(path.join(root, 'brands/aurora/assets/forgotten.svg'), '<svg/>');
    const { exitCode, output } = await checkSites(path.join(root, 'brands'));
    expect(exitCode).toBe(0);
    expect(output).toContain('assets/forgotten.svg:1:1 warning: no document of the site names this file');
  });

  it('prints every problem of every brand in one run, among two hundred documents', async () => {
    const brands = path.join(root, 'many');
    await writeManySites(brands, 'sites/aurora', 40);
    const slip = async (file: string, part: string, instead: string): Promise<void> => {
      const text = await readFile(path.join(brands, file), 'utf8');
      expect(text).toContain(part);
      await writeFile(path.join(brands, file), text.replace(part, instead));
    };
    await slip('brand-3/site.json', '"decimals": 2', '"decimals": "two"');
    await slip('brand-3/theme.json', '"scheme": "dark"', '"scheme": "dusk"');
    await slip('brand-17/layout.json', '"node": "region-status"', '"node": "region-statos"');
    await slip('brand-17/content/help.json', '"term": "limits"', '"term": "privacy"');
    await slip('brand-28/content/announcements.json', '"page": "live"', '"page": "lvie"');
    await slip('brand-40/site.json', '"brand-40.localhost"', '"brand-39.localhost"');
    const { exitCode, output } = await checkSites(brands);
    const problems = output.split('\n').filter((line) => /^\S+:\d+:\d+ (?!warning)/.test(line));
    const places = problems.map((line) => /many\/(\S+?):\d+:\d+ ([^:]+):/.exec(line)?.slice(1).join(' '));
    expect(places.sort()).toEqual([
      'brand-17/content/help.json terms[5].term',
      'brand-17/layout.json changes[5].node',
      'brand-28/content/announcements.json announcements[2].banner.linkageType.page',
      'brand-3/site.json currency.decimals',
      'brand-3/theme.json scheme',
      'brand-40/site.json domainRoutes[0].host',
      'brand-40/site.json hosts[0]',
    ]);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/20\d documents, 7 problems/);
  });

  it('refuses an option that it does not have', { timeout: CHILD_TIMEOUT_MS }, async () => {
    expect(await typed('--quick')).toMatchObject({ exitCode: 1, output: expect.stringContaining('--quick') });
  });

  it('refuses a folder without a site in one sentence', async () => {
    const { exitCode, output } = await checkSites(root);
    expect({ exitCode, lines: output.trim().split('\n') }).toEqual({
      exitCode: 1,
      lines: [`${root} is neither a site nor a folder of sites: a site is a folder with a site.json in it.`],
    });
  });
});
