import type { LayoutDocument, SiteDocument } from '#contracts/generated/contracts.ts';
import { LayoutShelf } from './check-layouts.ts';
import { sectionsUsedIn } from './check-shared-sections.ts';
import { checkSite } from './check-site.ts';
import { limitProblems } from './explain/limit-problems.ts';
import { type Problem, sortProblems } from './problem.ts';
import { type FormedDocument, type ReadDocuments, readDocuments } from './read/read-documents.ts';
import type { CheckContext, SiteFiles } from './read/site-files.ts';

/**
 * Checks every document of every site: text, form, props, structure, references, and what sites may not share.
 * @param neighbours sites that are not checked themselves: what they have taken, such as hosts, is no other site's.
 * @returns all problems at once, in the order of files and places, at most 201 of one file; none when everything is
 *   sound.
 */
export function checkSites(
  files: SiteFiles,
  context: CheckContext = {},
  neighbours: SiteFiles = NO_FILES,
): readonly Problem[] {
  const documents = readDocuments(files);
  const problems = checkDocuments(documents, files, context);
  if (neighbours.documents.size === 0) return problems;
  // Neighbours come first, so that a clash is reported for the site that is checked.
  const sites = [readDocuments(neighbours), documents].flatMap((read) =>
    [...read.sites.values()].flatMap(({ site }) => site ?? []),
  );
  const clashes = [...sharedHosts(sites), ...sharedMerchantCodes(sites)];
  return limitProblems(sortProblems([...problems, ...clashes.filter(({ file }) => files.documents.has(file))]));
}

const NO_FILES: SiteFiles = { documents: new Map(), assets: new Set() };

/** Checks documents that were read. */
export function checkDocuments(documents: ReadDocuments, files: SiteFiles, context: CheckContext): readonly Problem[] {
  const shared = shelfOf(documents, files, null);
  const problems: Problem[] = [];
  const add = (found: Iterable<Problem>): void => {
    // One by one: a call takes only so many arguments.
    for (const problem of found) problems.push(problem);
  };
  add(documents.problems);
  add(shared.problems);
  for (const { value } of documents.sharedLayouts) add(shared.check(value.id));
  for (const [siteId, site] of documents.sites) {
    const shelf = shelfOf(documents, files, siteId);
    add(shelf.problems);
    for (const { value } of site.layouts) add(shelf.check(value.id));
    add(checkSite(siteId, site, shelf, files, context));
  }
  const sites = [...documents.sites.values()];
  const siteDocuments = sites.flatMap(({ site }) => site ?? []);
  add(sharedHosts(siteDocuments));
  add(sharedMerchantCodes(siteDocuments));
  add(unusedSections([...documents.sharedLayouts, ...sites.flatMap(({ layouts }) => layouts)]));
  return limitProblems(sortProblems(problems));
}

/** The layouts that a site may stand on: the shared ones and its own. */
export function shelfOf(documents: ReadDocuments, files: SiteFiles, siteId: string | null): LayoutShelf {
  const layouts = [
    ...documents.sharedLayouts,
    ...(siteId === null ? [] : (documents.sites.get(siteId)?.layouts ?? [])),
  ];
  const formed = new Set(layouts.map(({ source }) => source.file));
  const unformed = new Set<string>();
  for (const [file, content] of files.documents) {
    const isOurs =
      file.startsWith('layouts/') ||
      (siteId !== null && file.startsWith(`sites/${siteId}/`) && file.endsWith('layout.json'));
    if (isOurs && !formed.has(file)) for (const name of namesOf(file, content)) unformed.add(name);
  }
  return new LayoutShelf(layouts, unformed);
}

/** The names of a malformed layout: its file, and the first id in its text, which is most likely its own. */
function namesOf(file: string, content: string | Uint8Array): readonly string[] {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const id = /"id"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  const name = /^layouts\/(.+)\.json$/.exec(file)?.[1];
  return [id, name].filter((one) => one !== undefined);
}

function sharedMerchantCodes(sites: ReadonlyArray<FormedDocument<SiteDocument>>): readonly Problem[] {
  const owners = new Map<string, string>();
  return sites.flatMap(({ source, value: { merchantCode } }) => {
    const owner = owners.get(merchantCode);
    if (owner === undefined) {
      owners.set(merchantCode, source.file);
      return [];
    }
    const wrong = `the merchant code ${merchantCode} belongs to ${owner}`;
    return [source.locate({ path: ['merchantCode'], wrong, right: 'give every site one of its own' })];
  });
}

function sharedHosts(sites: ReadonlyArray<FormedDocument<SiteDocument>>): readonly Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { source, value } of sites) {
    for (const [index, host] of value.hosts.entries()) {
      const owner = owners.get(host);
      if (owner === undefined) owners.set(host, source.file);
      else
        problems.push(
          source.locate({
            path: ['hosts', index],
            wrong: `the host ${host} belongs to ${owner}`,
            right: 'give every host to one site',
          }),
        );
    }
  }
  return problems;
}

/** A shared section that no layout names, wherever it might be shown. */
function unusedSections(layouts: ReadonlyArray<FormedDocument<LayoutDocument>>): readonly Problem[] {
  const used = new Set(layouts.flatMap(({ value }) => [...sectionsUsedIn(value)]));
  return layouts.flatMap(({ source, value }) =>
    Object.keys(value.sections ?? {}).flatMap((name) =>
      used.has(name)
        ? []
        : source.locate({
            path: ['sections', name],
            wrong: `no layout shows the section ${JSON.stringify(name)}`,
            right: 'take it out, or name it in a list of nodes',
            isName: true,
            severity: 'warning',
          }),
    ),
  );
}
