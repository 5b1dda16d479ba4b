/**
 * Makes a new brand: a folder of documents and pictures that passes the checks and runs at once. On a terminal it asks
 * for missing answers; elsewhere it takes the defaults.
 *
 *   npm run new:site -- blue-harbour
 *   npm run new:site -- blue-harbour --name "Blue Harbour" --host harbour.example --languages EN,ES --currency EUR
 *     --layout player-classic --scheme dark --primary "#4CC2FF" --accent "#8B6CFF"
 *   npm run new:site -- blue-harbour --from aurora [--name … --host … --scheme … --primary … --accent …]
 *
 * The folder goes where SITES_DIR says, or into sites/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { completeLanguages } from '#contracts/languages.ts';
import { layoutsFor } from './documents/choose-sites.ts';
import { answersTo, terminal } from './documents/new-site/ask-answers.ts';
import { checkNewSite } from './documents/new-site/check-new-site.ts';
import { copySite } from './documents/new-site/copy-site.ts';
import { merchantCodeOf, type SiteFolder, type Surroundings } from './documents/new-site/new-site.ts';
import { readSiteFolder, readSurroundings } from './documents/new-site/read-surroundings.ts';
import { type Answers, newSiteOf, SITE_QUESTIONS } from './documents/new-site/site-answers.ts';
import { siteDocuments } from './documents/new-site/site-documents.ts';
import { sitePictures } from './documents/new-site/site-pictures.ts';
import { readOptions } from './revisions/read-options.ts';

const root = path.resolve(import.meta.dirname, '..');
const sitesDir = path.resolve(process.env.SITES_DIR || path.join(root, 'sites'));
const layoutsDir = layoutsFor(sitesDir, path.resolve(process.env.LAYOUTS_DIR || path.join(root, 'layouts')));

/** The properties that a copy takes from its model brand. */
const OF_THE_MODEL = ['languages', 'currency', 'layout'] as const;
const COLOURS = ['scheme', 'primary', 'accent'] as const;

/** The languages that the portal itself speaks. */
const spoken = new Set<string>([...completeLanguages].sort());

class Refusal extends Error {}

try {
  const { given, from } = readArguments();
  const around = await readSurroundings(sitesDir, layoutsDir);
  const folder = from === undefined ? await makeSite(given, around) : await makeCopy(from, given, around);
  const faults = await checkNewSite(folder.id, folder.files, layoutsDir);
  if (faults.length > 0) throw new Refusal(`The brand would not pass the checks:\n${faults.join('\n')}`);
  await write(folder.id, folder.files);
  printNextSteps(folder);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

interface Made {
  readonly id: string;
  readonly host: string;
  readonly files: SiteFolder;
}

function readArguments(): { readonly given: Answers; readonly from: string | undefined } {
  const names = SITE_QUESTIONS.map(({ name }) => name).filter((name) => name !== 'id');
  const options = Object.fromEntries([...names, 'from'].map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = readTyped(options);
  if (positionals.length > 1) throw new Refusal(`Name one brand; ${positionals.length} are named.`);
  const { from, ...given } = values as Readonly<Record<string, string | undefined>>;
  const [id] = positionals;
  return { given: { ...given, ...(id !== undefined && { id }) } as Answers, from };
}

function readTyped(options: Readonly<Record<string, { readonly type: 'string' }>>) {
  try {
    return readOptions({ options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

async function makeSite(given: Answers, around: Surroundings): Promise<Made> {
  const site = newSiteOf(await answers(given, around, SITE_QUESTIONS));
  const { id } = site;
  const schemaFor = (file: string, schema: string): string => {
    const from = path.dirname(path.join(sitesDir, id, file));
    return path
      .relative(from, path.join(root, 'schemas', schema))
      .split(path.sep)
      .join('/');
  };
  const merchantCode = merchantCodeOf(id, around.merchantCodes);
  const documents = siteDocuments(site, { merchantCode, year: new Date().getFullYear(), schemaFor });
  return { id, host: site.host, files: new Map([...documents, ...(await sitePictures(site))]) };
}

async function makeCopy(from: string, given: Answers, around: Surroundings): Promise<Made> {
  if (!around.siteIds.has(from)) throw new Refusal(`There is no site ${from} in ${sitesDir} to make a copy of.`);
  const strange = OF_THE_MODEL.find((name) => given[name] !== undefined);
  if (strange !== undefined) throw new Refusal(`--${strange} does not go with --from: a copy has what ${from} has.`);
  const wantsColours = COLOURS.some((name) => given[name] !== undefined);
  const questions = SITE_QUESTIONS.filter(
    ({ name }) => !OF_THE_MODEL.some((one) => one === name) && (wantsColours || !COLOURS.some((one) => one === name)),
  );
  const site = newSiteOf(await answers(given, around, questions));
  const merchantCode = merchantCodeOf(site.id, around.merchantCodes);
  const model = await readSiteFolder(path.join(sitesDir, from));
  const files = copySite(model, { ...site, merchantCode, colors: wantsColours ? site : null });
  return { id: site.id, host: site.host, files };
}

async function answers(given: Answers, around: Surroundings, questions: typeof SITE_QUESTIONS) {
  const screen = terminal();
  try {
    const outcome = await answersTo(given, around, screen?.ask ?? null, questions);
    if ('refusal' in outcome) throw new Refusal(outcome.refusal);
    return outcome.answers;
  } finally {
    screen?.close();
  }
}

async function write(id: string, files: SiteFolder): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(sitesDir, id, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Never over a file that is there: somebody else may have made the folder meanwhile.
    await writeFile(file, content, { flag: 'wx' });
  }
}

function printNextSteps({ id, host, files }: Made): void {
  const folder = path.relative('', path.join(sitesDir, id)) || '.';
  console.info(`${folder}: ${files.size} files. It passes the checks.`);
  const { languages } = JSON.parse(String(files.get('site.json'))) as { languages: { offered: readonly string[] } };
  const unspoken = languages.offered.filter((code) => !spoken.has(code));
  if (unspoken.length > 0)
    console.info(
      `The portal has no words of its own in ${unspoken.join(', ')}: English stands in until locales/ has them. It speaks ${[...spoken].join(', ')}.`,
    );
  const address = `http://${host}:${process.env.PORT || 8080}/`;
  console.info(`Run npm start and open ${address}, or read docs/make-a-brand.md on what to change first.`);
}
