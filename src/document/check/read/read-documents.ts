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
import { checkAddresses } from '#document/check/check-addresses.ts';
import { checkSecrets } from '#document/check/check-secrets.ts';
import { explainIssues } from '#document/check/explain/explain-issues.ts';
import { type Problem, problemOfFile } from '#document/check/problem.ts';
import { numbersIn } from '#document/check/references/numbers-in.ts';
import type { Fault } from '#document/fault.ts';
import { formatJsonPath } from '#document/json-path.ts';
import { validateLayout } from '#document/validate-layout.ts';
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
  /** The files of those without form: nobody knows what they would have named, or said. */
  readonly unformed: Set<string>;
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
      const right =
        'a site has site.json, theme.json, layout.json, content/announcements.json, content/help.json and locales';
      problems.push(problemOfFile(file, 'no site has a use for this file', right));
      continue;
    }
    const site = place.siteId === null ? null : siteIn(sites, place.siteId);
    const read = readSource(file, content);
    if ('problems' in read) {
      for (const problem of read.problems) problems.push(problem);
      site?.unformed.add(file);
      continue;
    }
    const { source } = read;
    let faults: readonly Fault[] = [];
    const formed = <Value>(validate: Validator<Value>): FormedDocument<Value> | undefined => {
      const { value } = source;
      if (validate(value)) return { source, value };
      if (place.kind !== 'layout') faults = explainIssues(validate, value);
      site?.unformed.add(file);
      return undefined;
    };
    if (place.kind === 'layout') {
      faults = validateLayout(source.value);
      const layout = formed(validateLayoutDocument);
      if (layout) (site?.layouts ?? sharedLayouts).push(layout);
    } else if (site) {
      assign(site, place.kind, file, formed, problems);
    }
    for (const fault of faults) problems.push(source.locate(fault));
    for (const fault of textFaults(source, faults)) problems.push(source.locate(fault));
  }
  return { sharedLayouts, sites, problems };
}

/**
 * The faults of texts that no document may contain. A malformed text is already reported, and an address with a secret
 * is never shown.
 */
function* textFaults({ texts, value }: SourceDocument, reported: readonly Fault[]): Generator<Fault> {
  const places = new Set(reported.map(({ path }) => formatJsonPath(path)));
  const secrets = [...checkSecrets(texts), ...checkSecrets(numbersIn(value))];
  const hidden = new Set(secrets.map(({ path }) => formatJsonPath(path)));
  for (const fault of secrets) if (!places.has(formatJsonPath(fault.path))) yield fault;
  for (const fault of checkAddresses(texts)) {
    const at = formatJsonPath(fault.path);
    if (!places.has(at) && !hidden.has(at)) yield fault;
  }
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
      const right = 'name the file by one of its codes, such as EN.json';
      problems.push(problemOfFile(file, `${JSON.stringify(language)} is no language of the product`, right));
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
  const site: SiteDocuments = { layouts: [], locales: new Map(), unformed: new Set() };
  sites.set(siteId, site);
  return site;
}
