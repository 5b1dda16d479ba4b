/**
 * Checks every document of every site with the same functions that the gateway uses at its start and when a file changes.
 *
 *   npm run check:sites                    all sites
 *   npm run check:sites -- sites/aurora    these alone
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSites } from '#document/check/check-sites.ts';
import { formatProblem } from '#document/check/problem.ts';
import { readSiteFiles } from './documents/read-site-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const startMs = performance.now();

const folders = process.argv
  .slice(2)
  .map((folder) => path.relative(root, path.resolve(folder)).split(path.sep).join('/'));
const files = await readSiteFiles(root, folders);
const problems = checkSites(files, await readContext());
for (const problem of problems) console.error(formatProblem(problem));

const tookMs = Math.round(performance.now() - startMs);
console.info(`${count(files.documents.size, 'document')}, ${count(problems.length, 'problem')} in ${tookMs} ms`);
if (problems.length > 0) process.exitCode = 1;

/** The keys of the portal's words. A checkout without the portal has none, and its documents' keys are then not checked. */
async function readContext() {
  const text = await readFile(path.join(root, 'src/portal/i18n/locales/EN.json'), 'utf8').catch(() => null);
  return text === null ? {} : { portalKeys: new Set(Object.keys(JSON.parse(text) as object)) };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
