import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadedSite, loadSite } from '#document/load-site.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { expandLayout } from '#document/resolve/expand-sections.ts';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';
import { readSites } from '#gateway/areas/sites/documents/read-sites.ts';
import { playOnNewBrand } from './play-on-a-new-brand.ts';

const run = promisify(execFile);
const context = catalogueContext();
const ID = 'blue-harbour';

/** One fenced block of the guide: its language, the file and the place in it that it is for, and what it says. */
interface Snippet {
  readonly language: string;
  readonly file: string;
  readonly place: string;
  readonly text: string;
}

let sitesDir: string;
let snippets: readonly Snippet[];
let guide: string;

beforeAll(async () => {
  sitesDir = path.join(await mkdtemp(path.join(tmpdir(), 'marquee-guide-')), 'sites');
  guide = await readFile('docs/make-a-brand.md', 'utf8');
  snippets = [...guide.matchAll(/^```(\w+) ?(\S*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', place = '', text = '']) => ({ language, file, place, text }),
  );
});

afterAll(() => rm(path.dirname(sitesDir), { recursive: true }));

/** The shell arguments of the guide's commands, as the shell would split them. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function runScript(script: string, args: readonly string[]): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', script, ...args], { env: { ...process.env, SITES_DIR: sitesDir } });
}

/** Puts a snippet where the guide says: entries after those of a list, properties over those of an object. */
async function apply({ file, place, text }: Snippet): Promise<void> {
  const name = path.join(sitesDir, ID, file);
  const document: unknown = JSON.parse(await readFile(name, 'utf8').catch(() => '{}'));
  const steps = place === '' ? [] : place.split(/\.|(?=\[)/);
  await writeFile(name, JSON.stringify(merged(document, steps, JSON.parse(text)), null, 2));
}

function merged(value: unknown, [step, ...rest]: readonly string[], given: unknown): unknown {
  if (step === undefined) {
    if (Array.isArray(value)) return [...value, ...(given as unknown[])];
    return typeof value === 'object' ? { ...value, ...(given as object) } : given;
  }
  const [, name = '', wanted = ''] = /^\[(\w+)=(\w+)\]$/.exec(step) ?? [];
  if (name !== '') {
    const entries = value as ReadonlyArray<Readonly<Record<string, unknown>>>;
    expect(entries.filter((entry) => entry[name] === wanted)).toHaveLength(1);
    return entries.map((entry) => (entry[name] === wanted ? merged(entry, rest, given) : entry));
  }
  const holder = value as Readonly<Record<string, unknown>>;
  return { ...holder, [step]: merged(holder[step] ?? {}, rest, given) };
}

async function load(): Promise<LoadedSite> {
  const { files } = await readDocumentFiles({ sitesDir, layoutsDir: 'layouts' });
  const loaded = loadSite(files, ID, context);
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems, null, 2));
  return loaded;
}

describe('docs/make-a-brand.md', () => {
  it('names commands that there are', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly scripts: object };
    const named = [...guide.matchAll(/npm\s+run\s+([\w:]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
    const operations = await readFile('docs/operations.md', 'utf8');
    for (const [, verb] of guide.matchAll(/npm run site --\s+(\w+)/g))
      expect(operations).toContain(`npm run site -- ${verb}`);
  });

  it('leads step by step from nothing to a brand that passes every check', async () => {
    const commands = snippets.filter(({ language }) => language === 'sh').map(({ text }) => text.trim());
    const [make = '', , check = ''] = commands;
    expect(commands).toHaveLength(3);
    await runScript('scripts/new-site.ts', wordsOf(make).slice(wordsOf(make).indexOf('--') + 1));
    expect((await load()).remarks).toEqual([]);

    const blocks = snippets.filter(({ language }) => language === 'json');
    expect(blocks.length).toBeGreaterThan(9);
    for (const block of blocks) await apply(block);
    const { site, theme, layouts, locales, remarks } = await load();
    expect(remarks).toEqual([]);
    expect(wordsOf(check).at(-1)).toBe(`sites/${ID}`);
    await runScript('scripts/check-sites.ts', [path.join(sitesDir, ID)]);

    expect(theme.radius.tile).toBe(8);
    expect(site.languages.offered).toEqual(['EN', 'ES', 'PT']);
    expect(site.registration.fields.map(({ name }) => name)).toContain('nickname');
    expect(site.flags.find(({ modId }) => modId === 'VIP3')?.enabled).toBe(false);
    expect(locales.PT?.['club.title']).toBe('O clube do porto');
    const layout = expandLayout(layouts.player.layout);
    const home = matchPage(layout, '/')?.page.sections ?? [];
    expect(home.find(({ id }) => id === 'home-pvp')?.hidden).toBe(true);
    expect(home.find(({ id }) => id === 'home-hot')?.at?.desktop).toEqual({ size: 18 });
    expect(home.map(({ id }) => id)).toContain('home-tables');
    expect(matchPage(layout, '/club')?.page.sections.map(({ id }) => id)).toEqual(['club-text', 'licence-text']);
    expect(layout.menus?.side?.map(({ id }) => id)).toContain('side-club');
  });

  it('ends at a brand where a member registers, has money and plays a round', { timeout: 60_000 }, async () => {
    const readings = await readSites({ sitesDir, layoutsDir: 'layouts' }, context);
    const { before, after, spin, bets } = await playOnNewBrand(ID, readings);
    expect(before.balance).toBe('50.00');
    expect(bets.list).toEqual([expect.objectContaining({ vassalage: 'PG', gameCode: 'PG-1' })]);
    expect(spin.betMinor).toBeGreaterThan(0);
    const minor = (text: string): number => Math.round(Number(text) * 100);
    expect(minor(after.balance)).toBe(minor(before.balance) - spin.betMinor + spin.winMinor);
  });

  it('quotes a message that the checks really say', async () => {
    const overlay = path.join(sitesDir, ID, 'layout.json');
    const text = await readFile(overlay, 'utf8');
    await writeFile(overlay, text.replace('"node": "home-hot"', '"node": "home-hat"'));
    const { files } = await readDocumentFiles({ sitesDir, layoutsDir: 'layouts' });
    const loaded = loadSite(files, ID, context);
    const [problem] = 'problems' in loaded ? loaded.problems : [];
    expect(guide.replaceAll('\n', ' ')).toContain(`changes[0].node: ${problem?.wrong}; ${problem?.right}`);
  });
});
