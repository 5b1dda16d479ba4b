import type { Fault } from '../fault.ts';
import { withSuggestion } from '../nearest-name.ts';
import type { ResolvedLayout } from '../resolve-layout.ts';
import { checkAnnouncements, checkHelp } from './check-content.ts';
import { checkNeededPages } from './check-layout-structure.ts';
import type { LayoutShelf } from './check-layouts.ts';
import { checkPeriods } from './check-periods.ts';
import { checkReference, type ReferenceScope } from './check-reference.ts';
import { checkSiteDocument } from './check-site-document.ts';
import { checkTheme } from './check-theme.ts';
import { layoutReferences } from './layout-references.ts';
import type { Problem } from './problem.ts';
import type { FormedDocument, SiteDocuments } from './read-documents.ts';
import { referencesIn } from './references-in.ts';
import type { CheckContext, SiteFiles } from './site-files.ts';

/** Checks the documents of one site with each other. Documents without form are left out: they are told about already. */
export function checkSite(
  siteId: string,
  documents: SiteDocuments,
  shelf: LayoutShelf,
  files: SiteFiles,
  context: CheckContext,
): readonly Problem[] {
  const problems: Problem[] = [];
  const tell = (document: FormedDocument<unknown>, faults: Iterable<Fault>): void => {
    for (const fault of faults) problems.push(document.source.locate(fault));
  };
  for (const name of ['site.json', 'theme.json']) {
    const file = `sites/${siteId}/${name}`;
    if (!files.documents.has(file))
      problems.push({
        file,
        line: 1,
        column: 1,
        path: '',
        wrong: 'the file is missing',
        right: 'add it; every site has one',
      });
  }
  const { site, theme, announcements, help, locales } = documents;
  if (theme) tell(theme, checkTheme(theme.value));
  if (announcements)
    tell(announcements, [...checkAnnouncements(announcements.value), ...checkPeriods(announcements.value)]);
  if (help) tell(help, checkHelp(help.value));
  if (!site) return problems;

  tell(site, checkSiteDocument(site.value, siteId));
  const { languages } = site.value;
  for (const [language, locale] of locales) {
    if (!languages.offered.includes(language))
      tell(locale, [
        {
          path: [],
          wrong: `the site does not offer ${language}`,
          right: 'add it to languages.offered, or take the file out',
        },
      ]);
  }
  const scope = (resolved: ResolvedLayout | null): ReferenceScope => ({
    ...context,
    siteId,
    layout: resolved?.layout ?? null,
    languages,
    locales: Object.fromEntries([...locales].map(([language, { value }]) => [language, value])),
    assets: files.assets,
  });

  const layouts = new Map<string, ResolvedLayout>();
  for (const [role, id] of Object.entries(site.value.layouts)) {
    const found = shelf.has(id) ? shelf.resolve(id) : null;
    if (found?.isWhole) layouts.set(role, found.resolved);
    else if (!found && !shelf.isUnformed(id))
      tell(site, [
        {
          path: ['layouts', role],
          wrong: `there is no layout ${JSON.stringify(id)}`,
          right: withSuggestion('name a layout by its id', id, shelf.ids),
        },
      ]);
  }
  for (const [role, resolved] of layouts) {
    const faults = role === 'player' ? [...checkNeededPages(resolved.layout)] : [];
    for (const reference of layoutReferences(resolved.layout))
      faults.push(...checkReference(reference, scope(resolved)));
    problems.push(...faults.map((fault) => shelf.locateResolved(resolved, fault)));
  }

  const player = scope(layouts.get('player') ?? null);
  const tellReferences = (document: FormedDocument<unknown>, value: unknown): void => {
    for (const reference of referencesIn(value, [])) tell(document, checkReference(reference, player));
  };
  if (announcements) tellReferences(announcements, announcements.value);
  if (help) tellReferences(help, help.value);
  if (theme) tellReferences(theme, { logo: theme.value.logo, icons: theme.value.icons });
  const { tagline, domainRoutes, maintenance, regionRestriction, vendors } = site.value;
  // Not the hosts: they look like translation keys.
  tellReferences(site, {
    tagline,
    domainRoutes: domainRoutes.map(({ label }) => ({ label })),
    maintenance: { title: maintenance?.title, message: maintenance?.message },
    regionRestriction: { message: regionRestriction?.message },
    vendors,
  });
  return problems;
}
