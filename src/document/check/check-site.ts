import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { ResolvedLayout } from '#document/resolve/resolve-layout.ts';
import type { Fault } from '../fault.ts';
import { withSuggestion } from '../nearest-name.ts';
import { allowedHostsOf, checkHosts, hostsIn } from './check-addresses.ts';
import { checkCategories } from './check-categories.ts';
import { checkAnnouncements, checkHelp } from './check-content.ts';
import { checkPromotionSpins, checkSiteSpins } from './check-free-spins.ts';
import { checkHtml, picturesInHtml } from './check-html.ts';
import { checkNeededPages } from './check-layout-structure.ts';
import type { LayoutShelf } from './check-layouts.ts';
import { checkOffer } from './check-offer.ts';
import { checkPeriods } from './check-periods.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkResources } from './check-resources.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSiteDocument } from './check-site-document.ts';
import { checkTheme } from './check-theme.ts';
import { checkWords } from './check-words.ts';
import { type Problem, problemOfFile } from './problem.ts';
import type { FormedDocument, SiteDocuments } from './read/read-documents.ts';
import { type CheckContext, placeOfDocument, type SiteFiles } from './read/site-files.ts';
import { checkReference, type ReferenceScope } from './references/check-reference.ts';
import { layoutReferences } from './references/layout-references.ts';
import { referencesIn } from './references/references-in.ts';
import { unusedAssets } from './references/unused-assets.ts';

/** The input for checking the documents of one site. */
interface SiteCheck {
  readonly siteId: string;
  readonly documents: SiteDocuments;
  readonly shelf: LayoutShelf;
  readonly files: SiteFiles;
  readonly context: CheckContext;
}

/**
 * Checks the documents of one site with each other. Malformed documents are left out: they are reported already.
 */
export function checkSite(
  siteId: string,
  documents: SiteDocuments,
  shelf: LayoutShelf,
  files: SiteFiles,
  context: CheckContext,
): readonly Problem[] {
  const { site, theme, announcements, help } = documents;
  const missing = ['site.json', 'theme.json']
    .map((name) => `sites/${siteId}/${name}`)
    .filter((file) => !files.documents.has(file));
  const problems = missing.map((file) => problemOfFile(file, 'the file is missing', 'add it; every site has one'));
  if (theme) problems.push(...located(theme, checkTheme(theme.value)));
  if (announcements) {
    const { value } = announcements;
    problems.push(
      ...located(announcements, [...checkAnnouncements(value), ...checkPeriods(value), ...checkHtml(value)]),
    );
  }
  if (help) problems.push(...located(help, checkHelp(help.value)));
  if (site) problems.push(...checkTogether(site, { siteId, documents, shelf, files, context }));
  return problems;
}

function* checkTogether(site: FormedDocument<SiteDocument>, check: SiteCheck): Generator<Problem> {
  const { siteId, documents, shelf, context } = check;
  yield* located(site, [
    ...checkSiteDocument(site.value, siteId),
    ...checkOffer(site.value, context),
    ...checkSiteSpins(site.value, context),
  ]);
  const layouts = new Map<string, ResolvedLayout>();
  // It may be the very one: its id cannot always be read.
  const hasUnformedLayout = [...documents.unformed].some((file) => placeOfDocument(file)?.kind === 'layout');
  for (const [role, id] of Object.entries(site.value.layouts)) {
    const found = shelf.has(id) ? shelf.resolve(id) : null;
    if (found?.isWhole) layouts.set(role, found.resolved);
    else if (!found && !shelf.isUnformed(id) && !hasUnformedLayout) {
      const right = withSuggestion('name a layout by its id', id, shelf.ids);
      const wrong = `there is no layout ${JSON.stringify(id)}`;
      yield site.source.locate({ path: ['layouts', role], wrong, right });
    }
  }
  const player = layouts.get('player');
  if (player) yield* located(site, [...checkResources(site.value, player.layout)]);
  yield* checkReferences(site.value, layouts, check);
  yield* checkTexts(site, layouts, check);
  const { announcements } = documents;
  if (announcements)
    yield* located(announcements, [
      ...checkPromotions(announcements.value, site.value),
      ...checkPromotionSpins(announcements.value, site.value, context),
    ]);
}

/** Everything that the site's documents name has to be there. */
function* checkReferences(
  site: SiteDocument,
  layouts: ReadonlyMap<string, ResolvedLayout>,
  { siteId, documents, shelf, files, context }: SiteCheck,
): Generator<Problem> {
  const { languages, flags } = site;
  const isUnread = (code: string): boolean => documents.unformed.has(`sites/${siteId}/locales/${code}.json`);
  const scope = (resolved: ResolvedLayout | undefined): ReferenceScope => ({
    ...context,
    siteId,
    layout: resolved?.layout ?? null,
    languages,
    locales: Object.fromEntries([...documents.locales].map(([language, { value }]) => [language, value])),
    unread: new Set(languages.offered.filter(isUnread)),
    assets: files.assets,
    flags,
    offered: site.vendors,
  });
  for (const [role, resolved] of layouts) {
    const faults = role === 'player' ? [...checkNeededPages(resolved.layout)] : [];
    const ofLayout = scope(resolved);
    faults.push(...checkRoutes(resolved.layout), ...checkCategories(resolved.layout));
    for (const reference of layoutReferences(resolved.layout)) faults.push(...checkReference(reference, ofLayout));
    for (const fault of faults) yield shelf.locateResolved(resolved, fault);
  }
  const ofPlayer = scope(layouts.get('player'));
  for (const [document, value] of namingParts(documents)) {
    for (const reference of referencesIn(value, [])) yield* located(document, checkReference(reference, ofPlayer));
  }
  const { announcements } = documents;
  if (announcements)
    for (const reference of picturesInHtml(announcements.value))
      yield* located(announcements, checkReference(reference, ofPlayer));
}

/** The documents beside layouts that name things, with the parts of them that do: hosts look like keys of words. */
function namingParts(documents: SiteDocuments): ReadonlyArray<readonly [FormedDocument<unknown>, unknown]> {
  const { site, theme, announcements, help } = documents;
  const parts: Array<readonly [FormedDocument<unknown>, unknown]> = [];
  if (announcements) parts.push([announcements, announcements.value]);
  if (help) parts.push([help, help.value]);
  if (theme) parts.push([theme, { logo: theme.value.logo, icons: theme.value.icons }]);
  if (site) {
    const { tagline, domainRoutes, maintenance, regionRestriction, vendors } = site.value;
    const said = {
      tagline,
      domainRoutes: domainRoutes.map(({ label }) => ({ label })),
      maintenance: { title: maintenance?.title, message: maintenance?.message },
      regionRestriction: { message: regionRestriction?.message },
      vendors,
    };
    parts.push([site, said]);
  }
  return parts;
}

/**
 * Checks the texts of all documents of the site together: the hosts that they link to, and entries that nothing uses.
 */
function* checkTexts(
  site: FormedDocument<SiteDocument>,
  layouts: ReadonlyMap<string, ResolvedLayout>,
  { siteId, documents, shelf, files, context }: SiteCheck,
): Generator<Problem> {
  const { theme, announcements, help, locales, unformed } = documents;
  const own = [site, theme, announcements, help, ...documents.layouts, ...locales.values()].flatMap(
    (document) => document?.source ?? [],
  );
  const sources = new Set([...own, ...[...layouts.values()].flatMap((resolved) => shelf.sourcesOf(resolved))]);
  const allowed = allowedHostsOf(site.value);
  for (const source of sources) {
    const where = source === site.source ? '' : site.source.file;
    for (const fault of checkHosts(hostsIn(source.texts), allowed, where)) yield source.locate(fault);
  }

  // A malformed document may have used any name, so nothing is reported as unused.
  const isWhole = theme !== undefined && unformed.size === 0 && layouts.size === Object.keys(site.value.layouts).length;
  const texts = [...sources].flatMap((source) => source.texts.map(({ text }) => text));
  const shown = announcements ? [...picturesInHtml(announcements.value)].map(({ name }) => name) : [];
  const named = isWhole ? new Set([...texts, ...shown]) : null;
  const { offered, default: leader } = site.value.languages;
  const leading = { language: leader, words: locales.get(leader)?.value ?? {} };
  for (const [language, locale] of locales) {
    const right = 'add it to languages.offered, or take the file out';
    if (!offered.includes(language))
      yield locale.source.locate({ path: [], wrong: `the site does not offer ${language}`, right });
    yield* located(locale, checkWords({ language, words: locale.value, leading, named }, context));
  }
  if (named) yield* unusedAssets(siteId, named, files);
}

function located({ source }: FormedDocument<unknown>, faults: Iterable<Fault>): readonly Problem[] {
  return [...faults].map(source.locate);
}
