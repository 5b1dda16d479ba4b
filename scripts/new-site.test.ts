import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  AnnouncementsDocument,
  LayoutDocument,
  SiteDocument,
  ThemeDocument,
} from '#contracts/generated/contracts.ts';
import { loadSite } from '#document/load-site.ts';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';
import { checkSitesCommand } from './documents/check-sites-command.ts';
import { newSiteCommand } from './documents/new-site/new-site-command.ts';

const context = catalogueContext();

/** A process of its own compiles what it loads, which takes long while others have the cores. */
const CHILD_TIMEOUT_MS = 120_000;

describe('npm run new:site', () => {
  let root: string;
  let sitesDir: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marquee-new-'));
    sitesDir = path.join(root, 'brands');
  });

  afterEach(() => rm(root, { recursive: true }));

  /** Here: a process of its own loads everything anew, which takes longer than the work. */
  async function run(command: (say: Pick<Console, 'info' | 'error'>) => Promise<number>) {
    const lines: string[] = [];
    const note = (line: string): void => void lines.push(line);
    return { exitCode: await command({ info: note, error: note }), output: lines.join('\n') };
  }
  const places = () => ({ sitesDir, layoutsDir: path.resolve('layouts'), port: '8080' });
  const newSite = (...args: string[]) => run((say) => newSiteCommand(args, { ...places(), say }));
  const checkSites = () => run((say) => checkSitesCommand([], { ...places(), say }));
  const read = async <Document>(file: string): Promise<Document> =>
    JSON.parse(await readFile(path.join(sitesDir, file), 'utf8')) as Document;

  /** Everything that the gateway says of a brand: nothing at all for one of ours. */
  async function remarksOn(id: string) {
    const { files } = await readDocumentFiles({ sitesDir, layoutsDir: 'layouts' });
    const loaded = loadSite(files, id, context);
    return 'problems' in loaded ? loaded.problems : loaded.remarks;
  }

  /** The command as it is typed, in a process of its own. */
  function typed(...args: string[]): Promise<{ exitCode: number; output: string }> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', 'tsx', 'scripts/new-site.ts', ...args],
        { env: { ...process.env, SITES_DIR: sitesDir } },
        (error, stdout, stderr) =>
          resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr }),
      );
      child.stdin?.end();
    });
  }

  it('makes a brand of its id alone that passes every check and that the gateway loads', {
    timeout: CHILD_TIMEOUT_MS,
  }, async () => {
    const { exitCode, output } = await typed('blue-harbour');
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('It passes the checks.') });
    expect(await remarksOn('blue-harbour')).toEqual([]);
    expect(await checkSites()).toMatchObject({ exitCode: 0, output: expect.stringContaining('0 problems in') });
    expect(await read<SiteDocument>('blue-harbour/site.json')).toMatchObject({
      name: 'Blue Harbour',
      merchantCode: 'BLUEHARBOUR',
      hosts: ['blue-harbour.localhost'],
      languages: { offered: ['EN'], default: 'EN' },
      currency: { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' },
    });
    expect((await readdir(path.join(sitesDir, 'blue-harbour/assets'))).sort()).toEqual([
      'banner-forgot.webp',
      'banner-menu.webp',
      'banner-register.webp',
      'banner-welcome-desktop.webp',
      'banner-welcome-mobile.webp',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'mark.svg',
    ]);
  });

  it('fills every place of banners and tells each kind of visitor something, as the tests of brands ask', async () => {
    expect(await newSite('kiefer', '--languages', 'DE,VI')).toMatchObject({ exitCode: 0 });
    const { announcements } = await read<AnnouncementsDocument>('kiefer/content/announcements.json');
    const popups = announcements.filter(({ kind }) => kind === 'PU').map(({ execution }) => execution);
    expect(popups.sort()).toEqual(['A', 'B', 'F']);
    const groups = announcements.flatMap(({ banner }) => banner?.groupName ?? []);
    expect(groups.sort()).toEqual(['w_forget', 'w_home', 'w_leftmenu', 'w_reg']);
    for (const { id, title } of announcements) expect(Object.keys(title), id).toEqual(['DE', 'VI']);
  });

  it('applies every option', async () => {
    const args = ['--name', 'Dunas', '--host', 'dunas.example', '--languages', 'ar,EN,DE', '--currency', 'JPY'];
    const look = ['--layout', 'status-pages', '--scheme', 'light', '--primary', '#a05a00', '--accent', '#0055aa'];
    // A layout without a home page is no layout for players, and the checks say so before anything is written.
    const refused = await newSite('dunas', ...args, ...look);
    expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining('no page has the path "/"') });
    expect(await newSite('dunas', ...args, ...look.slice(2))).toMatchObject({ exitCode: 0 });
    expect(await remarksOn('dunas')).toEqual([]);
    expect(await read<SiteDocument>('dunas/site.json')).toMatchObject({
      hosts: ['dunas.example'],
      languages: { offered: ['AR', 'EN', 'DE'], default: 'AR' },
      currency: { code: 'JPY', decimals: 0 },
      wallet: { deposit: { min: '10000' } },
    });
    expect(await read<ThemeDocument>('dunas/theme.json')).toMatchObject({
      scheme: 'light',
      colors: { pri: '#A05A00', acc: '#0055AA' },
      fonts: { interface: { family: 'IBM Plex Sans Arabic' } },
      logo: { wordmark: 'Dunas' },
    });
  });

  it('has words in a default language that it has none of its own for', async () => {
    expect(await newSite('kiefer', '--languages', 'DE,VI')).toMatchObject({ exitCode: 0 });
    expect(await remarksOn('kiefer')).toEqual([]);
    expect((await read<SiteDocument>('kiefer/site.json')).tagline).toMatchObject({
      DE: expect.stringContaining('Slots'),
    });
  });

  it('makes a copy of a brand under names of its own, and with other colours where they are given', async () => {
    await cp('sites/aurora', path.join(sitesDir, 'aurora'), { recursive: true });
    expect(await newSite('borealis', '--from', 'aurora', '--primary', '#FFB000')).toMatchObject({ exitCode: 0 });
    expect((await remarksOn('borealis')).filter(({ severity }) => severity !== 'warning')).toEqual([]);
    expect(await checkSites()).toMatchObject({ exitCode: 0 });
    expect(await read<SiteDocument>('borealis/site.json')).toMatchObject({
      id: 'borealis',
      name: 'Borealis',
      merchantCode: 'BOREALIS',
      hosts: ['borealis.localhost'],
      layouts: { player: 'borealis-player' },
    });
    const overlay = await read<LayoutDocument>('borealis/layout.json');
    const model = await read<LayoutDocument>('aurora/layout.json');
    expect(overlay).toEqual({ ...model, id: 'borealis-player' });
    expect((await read<ThemeDocument>('borealis/theme.json')).colors.pri).toBe('#FFB000');
    expect(await readFile(path.join(sitesDir, 'borealis/assets/mark.svg'))).toEqual(
      await readFile('sites/aurora/assets/mark.svg'),
    );
  });

  it('refuses taken, wrong or unknown values in one sentence, and writes nothing', {
    timeout: CHILD_TIMEOUT_MS,
  }, async () => {
    expect(await newSite('taken')).toMatchObject({ exitCode: 0 });
    const refusals: ReadonlyArray<readonly [args: readonly string[], says: string]> = [
      [[], 'Name the brand: npm run new:site -- <id>'],
      [['taken'], 'There is a site taken already'],
      [['Blue Harbour'], '"Blue Harbour" is no id'],
      [['other', '--host', 'taken.localhost'], 'The host taken.localhost belongs to the site taken'],
      [['other', '--host', 'https://other.example'], 'is no host'],
      [['other', '--languages', 'EN,XX'], '"XX" is no language of the product'],
      [['other', '--currency', 'EURO'], '"EURO" is no currency'],
      [['other', '--layout', 'player-clasic'], 'did you mean "player-classic"?'],
      [['other', '--scheme', 'dusk'], '"dusk" is no scheme'],
      [['other', '--primary', 'red'], '"red" is no colour'],
      [['other', '--from', 'nobody'], 'There is no site nobody'],
      [['other', '--from', 'taken', '--currency', 'EUR'], '--currency does not go with --from'],
      [['other', '--colour', 'red'], 'there is no option --colour'],
      [['other', '--langauges', 'EN'], 'did you mean "--languages"?'],
      [['one', 'two'], 'Name one brand; 2 are named.'],
    ];
    const outcomes = await Promise.all(refusals.map(([args]) => newSite(...args)));
    for (const [index, { exitCode, output }] of outcomes.entries())
      expect({ exitCode, output }).toEqual({
        exitCode: 1,
        output: expect.stringContaining(refusals[index]?.[1] ?? ''),
      });
    expect(await typed('taken')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('There is a site taken'),
    });
    expect(await readdir(sitesDir)).toEqual(['taken']);
  });
});
