/**
 * Checks every document of every site with the same functions and the same context that the gateway uses at its start and when a
 * file changes.
 *
 *   npm run check:sites                    all sites, in SITES_DIR and LAYOUTS_DIR where these are set
 *   npm run check:sites -- sites/aurora    these alone
 *   npm run check:sites -- ../brands       every site of another folder, on the layouts beside it or on ours
 */
import path from 'node:path';
import { checkSites } from '#document/check/check-sites.ts';
import { formatProblem } from '#document/check/problem.ts';
import { vendors } from '#gateway/database/seed/catalogue/studios.ts';
import { documentContext } from '#gateway/documents/document-context.ts';
import { readDocumentFiles } from '#gateway/documents/document-files.ts';
import { type ChosenSites, chooseSites, filesOfSites } from './documents/choose-sites.ts';

const root = path.resolve(import.meta.dirname, '..');
const chosen = chooseSites(process.argv.slice(2), {
  sitesDir: path.resolve(process.env.SITES_DIR || path.join(root, 'sites')),
  layoutsDir: path.resolve(process.env.LAYOUTS_DIR || path.join(root, 'layouts')),
});
if ('refusal' in chosen) {
  console.error(chosen.refusal);
  process.exitCode = 1;
} else {
  await check(chosen);
}

async function check({ sitesDir, layoutsDir, siteIds }: ChosenSites): Promise<void> {
  const startMs = performance.now();
  const files = filesOfSites((await readDocumentFiles({ sitesDir, layoutsDir })).files, siteIds);
  // A new site may name the vendors that every new catalogue begins with.
  const problems = checkSites(files, documentContext(vendors.map(({ vassalage }) => vassalage)));
  for (const problem of problems) {
    const [folder = '', ...rest] = problem.file.split('/');
    const file = path.join(folder === 'sites' ? sitesDir : layoutsDir, ...rest);
    console.error(formatProblem({ ...problem, file: path.relative('', file).split(path.sep).join('/') }));
  }
  const tookMs = Math.round(performance.now() - startMs);
  console.info(`${count(files.documents.size, 'document')}, ${count(problems.length, 'problem')} in ${tookMs} ms`);
  if (problems.length > 0) process.exitCode = 1;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
