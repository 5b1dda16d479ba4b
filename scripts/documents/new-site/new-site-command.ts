import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { completeLanguages } from '#contracts/languages.ts';
import { readOptions } from '#scripts/revisions/read-options.ts';
import { layoutsFor } from '../choose-sites.ts';
import type { CommandSurroundings } from '../command-surroundings.ts';
import { answersTo, terminal } from './ask-answers.ts';
import { checkNewSite } from './check-new-site.ts';
import { copySite } from './copy-site.ts';
import { merchantCodeOf, type SiteFolder, type Surroundings } from './new-site.ts';
import { readSiteFolder, readSurroundings } from './read-surroundings.ts';
import { type Answers, newSiteOf, SITE_QUESTIONS } from './site-answers.ts';
import { siteDocuments } from './site-documents.ts';
import { sitePictures } from './site-pictures.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The properties that a copy takes from its model brand. */
const OF_THE_MODEL = ['languages', 'currency', 'layout'] as const;
const COLOURS = ['scheme', 'primary', 'accent'] as const;

/** The languages that the portal itself speaks. */
const spoken = new Set<string>([...completeLanguages].sort());

class Refusal extends Error {}

/** Where a brand is made. */
interface Place extends CommandSurroundings {
  /** The port that the printed address names. */
  readonly port: string;
}

/** The work of `npm run new:site`. @returns the exit code. */
export async function newSiteCommand(args: readonly string[], given: Place): Promise<number> {
  const place = { ...given, layoutsDir: layoutsFor(given.sitesDir, given.layoutsDir) };
  const { sitesDir, layoutsDir } = place;
  try {
    const { answers: stated, from } = readArguments(args);
    const around = await readSurroundings(sitesDir, layoutsDir);
    const folder =
      from === undefined ? await makeSite(stated, around, place) : await makeCopy(from, stated, { around, sitesDir });
    const faults = await checkNewSite(folder.id, folder.files, layoutsDir);
    if (faults.length > 0) throw new Refusal(`The brand would not pass the checks:\n${faults.join('\n')}`);
    await write(path.join(sitesDir, folder.id), folder.files);
    printNextSteps(folder, place);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    given.say.error(error.message);
    return 1;
  }
}

interface Made {
  readonly id: string;
  readonly host: string;
  readonly files: SiteFolder;
}

function readArguments(args: readonly string[]): { readonly answers: Answers; readonly from: string | undefined } {
  const names = SITE_QUESTIONS.map(({ name }) => name).filter((name) => name !== 'id');
  const options = Object.fromEntries([...names, 'from'].map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = readTyped(args, options);
  if (positionals.length > 1) throw new Refusal(`Name one brand; ${positionals.length} are named.`);
  const { from, ...stated } = values as Readonly<Record<string, string | undefined>>;
  const [id] = positionals;
  return { answers: { ...stated, ...(id !== undefined && { id }) } as Answers, from };
}

function readTyped(args: readonly string[], options: Readonly<Record<string, { readonly type: 'string' }>>) {
  try {
    return readOptions({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

async function makeSite(given: Answers, around: Surroundings, { sitesDir }: Pick<Place, 'sitesDir'>): Promise<Made> {
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

async function makeCopy(
  from: string,
  given: Answers,
  { around, sitesDir }: { readonly around: Surroundings; readonly sitesDir: string },
): Promise<Made> {
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

async function write(folder: string, files: SiteFolder): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Never over a file that is there: somebody else may have made the folder meanwhile.
    await writeFile(file, content, { flag: 'wx' });
  }
}

function printNextSteps({ id, host, files }: Made, { sitesDir, port, say }: Place): void {
  const folder = path.relative('', path.join(sitesDir, id)) || '.';
  say.info(`${folder}: ${files.size} files. It passes the checks.`);
  const { languages } = JSON.parse(String(files.get('site.json'))) as { languages: { offered: readonly string[] } };
  const unspoken = languages.offered.filter((code) => !spoken.has(code));
  if (unspoken.length > 0)
    say.info(
      `The portal has no words of its own in ${unspoken.join(', ')}: English stands in until locales/ has them. It speaks ${[...spoken].join(', ')}.`,
    );
  const address = `http://${host}:${port}/`;
  say.info(`Run npm start and open ${address}, or read docs/make-a-brand.md on what to change first.`);
}
