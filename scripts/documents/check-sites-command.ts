import path from 'node:path';
import { checkSites } from '#document/check/check-sites.ts';
import { formatProblem, type Problem } from '#document/check/problem.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';
import { type ChosenSites, chooseSites, filesOfSites, neighboursOf } from './choose-sites.ts';
import type { CommandSurroundings } from './command-surroundings.ts';

const ALLOW_UNKNOWN = '--allow-unknown';

/** The work of `npm run check:sites`. @returns the exit code. */
export async function checkSitesCommand(asked: readonly string[], given: CommandSurroundings): Promise<number> {
  const strange = asked.find((one) => one.startsWith('--') && one !== ALLOW_UNKNOWN);
  const chosen: ChosenSites | { readonly refusal: string } =
    strange === undefined
      ? chooseSites(
          asked.filter((one) => one !== ALLOW_UNKNOWN),
          given,
        )
      : {
          refusal: withSuggestion(`${strange} is not known: the only option is ${ALLOW_UNKNOWN}`, strange, [
            ALLOW_UNKNOWN,
          ]),
        };
  if (!('refusal' in chosen)) return check(chosen, asked.includes(ALLOW_UNKNOWN), given.say);
  given.say.error(chosen.refusal);
  return 1;
}

let context: ReturnType<typeof catalogueContext> | undefined;

/** A new site may name the vendors that every new catalogue begins with. Generating that takes longer than checking. */
function newContext(): ReturnType<typeof catalogueContext> {
  context ??= catalogueContext();
  return context;
}

async function check(
  { sitesDir, layoutsDir, siteIds }: ChosenSites,
  allowsUnknown: boolean,
  say: CommandSurroundings['say'],
): Promise<number> {
  const startMs = performance.now();
  const { files: all } = await readDocumentFiles({ sitesDir, layoutsDir });
  const files = filesOfSites(all, siteIds);
  const reported = checkSites(files, newContext(), neighboursOf(all, siteIds)).map((problem) =>
    asReported(problem, allowsUnknown),
  );
  for (const problem of reported) {
    const [folder = '', ...rest] = problem.file.split('/');
    const file = path.join(folder === 'sites' ? sitesDir : layoutsDir, ...rest);
    say.error(formatProblem({ ...problem, file: path.relative('', file).split(path.sep).join('/') }));
  }
  const warnings = reported.filter(({ severity }) => severity === 'warning').length;
  const problems = reported.length - warnings;
  const tookMs = Math.round(performance.now() - startMs);
  const beside = warnings > 0 ? ` and ${count(warnings, 'warning')}` : '';
  say.info(`${count(files.documents.size, 'document')}, ${count(problems, 'problem')}${beside} in ${tookMs} ms`);
  return problems > 0 ? 1 : 0;
}

function asReported(problem: Problem, allowsUnknown: boolean): Problem {
  return allowsUnknown && problem.severity === 'unknown' ? { ...problem, severity: 'warning' } : problem;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
