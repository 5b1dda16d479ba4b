import type {
  AnnouncementsDocument,
  HelpDocument,
  LanguageCode,
  LayoutDocument,
  LocaleDocument,
  SiteDocument,
  ThemeDocument,
} from '#contracts/generated/contracts.ts';
import {
  type Validator,
  validateAnnouncementsDocument,
  validateHelpDocument,
  validateLanguageCode,
  validateLayoutDocument,
  validateLocaleDocument,
  validateSiteDocument,
  validateThemeDocument,
} from '#contracts/generated/validators.js';
import { validateLayout } from '../validate-layout.ts';
import { explainIssues } from './explain-issues.ts';
import type { Problem } from './problem.ts';
import { placeOfDocument, type SiteFiles } from './site-files.ts';
import { readSource, type SourceDocument } from './source-document.ts';

/** A document whose form is what its schema says. */
export interface FormedDocument<Value> {
  readonly source: SourceDocument;
  readonly value: Value;
}

/** The documents of one site. What is missing was not there or has no form; problems tell which. */
export interface SiteDocuments {
  site?: FormedDocument<SiteDocument>;
  theme?: FormedDocument<ThemeDocument>;
  announcements?: FormedDocument<AnnouncementsDocument>;
  help?: FormedDocument<HelpDocument>;
  readonly layouts: Array<FormedDocument<LayoutDocument>>;
  readonly locales: Map<LanguageCode, FormedDocument<LocaleDocument>>;
}

export interface ReadDocuments {
  readonly sharedLayouts: ReadonlyArray<FormedDocument<LayoutDocument>>;
  readonly sites: ReadonlyMap<string, SiteDocuments>;
  readonly problems: readonly Problem[];
}

/** Reads every document: its text, its form, and the props of its nodes. */
export function readDocuments(files: SiteFiles): ReadDocuments {
  const sharedLayouts: Array<FormedDocument<LayoutDocument>> = [];
  const sites = new Map<string, SiteDocuments>();
  const problems: Problem[] = [];

  for (const [file, content] of files.documents) {
    const place = placeOfDocument(file);
    if (!place) {
      problems.push({
        file,
        line: 1,
        column: 1,
        path: '',
        wrong: 'no site has a use for this file',
        right:
          'a site has site.json, theme.json, layout.json, content/announcements.json, content/help.json and locales',
      });
      continue;
    }
    const site = place.siteId === null ? null : siteIn(sites, place.siteId);
    const read = readSource(file, content);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const { source } = read;
    const formed = <Value>(validate: Validator<Value>): FormedDocument<Value> | undefined => {
      const { value } = source;
      if (validate(value)) return { source, value };
      problems.push(...explainIssues(validate, value).map(source.locate));
      return undefined;
    };
    if (place.kind === 'layout') {
      problems.push(...validateLayout(source.value).map(source.locate));
      if (validateLayoutDocument(source.value)) (site?.layouts ?? sharedLayouts).push({ source, value: source.value });
    } else if (site) {
      assign(site, place.kind, file, formed, problems);
    }
  }
  return { sharedLayouts, sites, problems };
}

function assign(
  site: SiteDocuments,
  kind: 'site' | 'theme' | 'announcements' | 'help' | 'locale',
  file: string,
  formed: <Value>(validate: Validator<Value>) => FormedDocument<Value> | undefined,
  problems: Problem[],
): void {
  if (kind === 'locale') {
    const language = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    const locale = formed(validateLocaleDocument);
    if (!validateLanguageCode(language)) {
      problems.push({
        file,
        line: 1,
        column: 1,
        path: '',
        wrong: `${JSON.stringify(language)} is no language of the product`,
        right: 'name the file by one of its codes, such as EN.json',
      });
    } else if (locale) site.locales.set(language, locale);
    return;
  }
  const validators = {
    site: validateSiteDocument,
    theme: validateThemeDocument,
    announcements: validateAnnouncementsDocument,
    help: validateHelpDocument,
  };
  const document = formed(validators[kind] as Validator<never>);
  if (document) site[kind] = document;
}

function siteIn(sites: Map<string, SiteDocuments>, siteId: string): SiteDocuments {
  const known = sites.get(siteId);
  if (known) return known;
  const site: SiteDocuments = { layouts: [], locales: new Map() };
  sites.set(siteId, site);
  return site;
}
