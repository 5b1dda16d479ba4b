/**
 * Checks every document of every site with the same functions and the same context that the gateway uses at its start
 * and when a file changes.
 *
 *   npm run check:sites                    all sites, in SITES_DIR and LAYOUTS_DIR where these are set
 *   npm run check:sites -- sites/aurora    these alone
 *   npm run check:sites -- ../brands       every site of another folder, on the layouts beside it or on ours
 *   npm run check:sites -- --allow-unknown unknown widgets and versions are only warnings, as they are live
 *
 * Fails on errors, and on unknown widgets and versions unless they are allowed. Warnings are only printed.
 */
import path from 'node:path';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { vendorCategories } from '#catalogue/vendor-categories.ts';
import { checkSites } from '#document/check/check-sites.ts';
import { formatProblem, type Problem } from '#document/check/problem.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import { documentContext } from '#gateway/areas/sites/documents/document-context.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';
import { type ChosenSites, chooseSites, filesOfSites, neighboursOf } from './documents/choose-sites.ts';

const ALLOW_UNKNOWN = '--allow-unknown';

const root = path.resolve(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const strange = asked.find((one) => one.startsWith('--') && one !== ALLOW_UNKNOWN);
const chosen: ChosenSites | { readonly refusal: string } =
  strange === undefined
    ? chooseSites(
        asked.filter((one) => one !== ALLOW_UNKNOWN),
        {
          sitesDir: path.resolve(process.env.SITES_DIR || path.join(root, 'sites')),
          layoutsDir: path.resolve(process.env.LAYOUTS_DIR || path.join(root, 'layouts')),
        },
      )
    : {
        refusal: withSuggestion(`${strange} is not known: the only option is ${ALLOW_UNKNOWN}`, strange, [
          ALLOW_UNKNOWN,
        ]),
      };
if ('refusal' in chosen) {
  console.error(chosen.refusal);
  process.exitCode = 1;
} else {
  await check(chosen, asked.includes(ALLOW_UNKNOWN));
}

async function check({ sitesDir, layoutsDir, siteIds }: ChosenSites, allowsUnknown: boolean): Promise<void> {
  const startMs = performance.now();
  const { files: all } = await readDocumentFiles({ sitesDir, layoutsDir });
  const files = filesOfSites(all, siteIds);
  // A new site may name the vendors that every new catalogue begins with.
  const context = documentContext(vendorCategories(generateCatalogue()));
  const reported = checkSites(files, context, neighboursOf(all, siteIds)).map((problem) =>
    asReported(problem, allowsUnknown),
  );
  for (const problem of reported) {
    const [folder = '', ...rest] = problem.file.split('/');
    const file = path.join(folder === 'sites' ? sitesDir : layoutsDir, ...rest);
    console.error(formatProblem({ ...problem, file: path.relative('', file).split(path.sep).join('/') }));
  }
  const warnings = reported.filter(({ severity }) => severity === 'warning').length;
  const problems = reported.length - warnings;
  const tookMs = Math.round(performance.now() - startMs);
  const beside = warnings > 0 ? ` and ${count(warnings, 'warning')}` : '';
  console.info(`${count(files.documents.size, 'document')}, ${count(problems, 'problem')}${beside} in ${tookMs} ms`);
  if (problems > 0) process.exitCode = 1;
}

function asReported(problem: Problem, allowsUnknown: boolean): Problem {
  return allowsUnknown && problem.severity === 'unknown' ? { ...problem, severity: 'warning' } : problem;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
