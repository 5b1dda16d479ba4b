import type { Action, Flags, LanguageCode, LayoutDocument, SiteDocument } from '#contracts/generated/contracts.ts';
import { validateLanguageCode } from '#contracts/generated/validators.js';
import { inLanguage, languages } from '#contracts/languages.ts';
import type { CheckContext } from '#document/check/read/site-files.ts';
import type { Fault } from '#document/fault.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import type { Reference } from './references-in.ts';

/** The valid targets of references in the documents of one site. */
export interface ReferenceScope extends CheckContext {
  readonly siteId: string;
  /** The resolved layout that pages, modals and menus are looked for in. Null leaves these unchecked. */
  readonly layout: LayoutDocument | null;
  readonly languages: { readonly offered: readonly LanguageCode[]; readonly default: LanguageCode };
  /** The site's own words by language. */
  readonly locales: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
  /** The languages whose words have no form, which is reported already. */
  readonly unread: ReadonlySet<LanguageCode>;
  readonly assets: ReadonlySet<string>;
  readonly flags: Flags;
  /** The vendors whose games the site offers. */
  readonly offered: SiteDocument['vendors'];
}

/** Says what is wrong with a reference; nothing when what it names is there. */
export function* checkReference(reference: Reference, scope: ReferenceScope): Generator<Fault> {
  const { path } = reference;
  switch (reference.kind) {
    case 'action':
      yield* checkAction(reference.action, path, scope);
      break;
    case 'menu':
      if (scope.layout) yield* named('menu', reference.name, Object.keys(scope.layout.menus ?? {}), path);
      break;
    case 'menuItem':
      yield* checkMenuItem(reference.menu, reference.name, path, scope);
      break;
    case 'vendor':
      if (scope.vendors) yield* named('vendor', reference.name, scope.vendors, path);
      break;
    case 'flag':
      if (!namesModule(scope.flags, reference.name))
        yield {
          path,
          wrong: `the site's flags have no module ${reference.name}`,
          right: `add it to the flags of sites/${scope.siteId}/site.json, enabled or not`,
        };
      break;
    case 'asset':
      if (!scope.assets.has(`sites/${scope.siteId}/${reference.name}`)) {
        const prefix = `sites/${scope.siteId}/`;
        const own = [...scope.assets]
          .filter((asset) => asset.startsWith(prefix))
          .map((asset) => asset.slice(prefix.length));
        const right = withSuggestion(`put it at sites/${scope.siteId}/${reference.name}`, reference.name, own);
        yield { path, wrong: `there is no file ${JSON.stringify(reference.name)}`, right };
      }
      break;
    case 'textKey':
      yield* checkTextKey(reference.name, path, scope);
      break;
    case 'words':
      if (!Object.hasOwn(reference.words, scope.languages.default)) {
        yield {
          path,
          wrong: `there are no words in ${scope.languages.default}, the site's default language`,
          right: `add ${JSON.stringify(scope.languages.default)}`,
        };
      }
      for (const code of Object.keys(reference.words)) {
        if (!validateLanguageCode(code))
          yield {
            path: [...path, code],
            wrong: `${JSON.stringify(code)} is no language of the product`,
            right: withSuggestion('give one of its codes', code, Object.keys(languages)),
            isName: true,
          };
      }
  }
}

function* checkAction(
  action: Action,
  path: Fault['path'],
  { layout, vendors, offered, siteId }: ReferenceScope,
): Generator<Fault> {
  if (action.do === 'openModal' && layout)
    yield* named('modal', action.modal, Object.keys(layout.modals ?? {}), [...path, 'modal']);
  if ((action.do === 'launchGame' || action.do === 'launchVendor') && vendors) {
    yield* named('vendor', action.vassalage, vendors, [...path, 'vassalage']);
    if (vendors.has(action.vassalage) && offered !== 'all' && !offered.includes(action.vassalage))
      yield {
        path: [...path, 'vassalage'],
        wrong: `the site does not offer the vendor ${action.vassalage}`,
        right: `name one that it offers, or add it to the vendors of sites/${siteId}/site.json`,
      };
  }
  if (action.do !== 'navigate' || !layout) return;
  const pages = layout.pages ?? {};
  const page = Object.hasOwn(pages, action.page) ? pages[action.page] : undefined;
  if (!page) {
    yield* named('page', action.page, Object.keys(pages), [...path, 'page']);
    return;
  }
  if (page.state)
    yield {
      path: [...path, 'page'],
      wrong: `the page ${JSON.stringify(action.page)} stands for a state and has no path`,
      right: 'name a page with paths',
    };
  const read = page.query ?? [];
  for (const name of Object.keys(action.query ?? {})) {
    if (read.includes(name)) continue;
    const right = withSuggestion(
      read.length > 0 ? `give one of ${read.join(', ')}` : 'take it out, or name it in the query of the page',
      name,
      read,
    );
    yield {
      path: [...path, 'query', name],
      wrong: `the page ${JSON.stringify(action.page)} does not read ${JSON.stringify(name)}`,
      right,
      isName: true,
    };
  }
}

function* checkTextKey(key: string, path: Fault['path'], scope: ReferenceScope): Generator<Fault> {
  if (!scope.portalKeys || scope.portalKeys.has(key)) return;
  // Pages of a language without words of the product are in English, and so are the site's own words on them.
  const written = [...new Set(scope.languages.offered.map((language) => languages[language].words))];
  const read = written.filter((language) => !scope.unread.has(language));
  const lacking = read.filter((language) => !Object.hasOwn(inLanguage(scope.locales, language) ?? {}, key));
  if (lacking.length === 0) return;
  const files = lacking.map((language) => `sites/${scope.siteId}/locales/${language}.json`).join(', ');
  const isNowhere = lacking.length === written.length;
  const wrong = isNowhere
    ? `there is no text ${JSON.stringify(key)}`
    : `the text ${JSON.stringify(key)} has no words in ${lacking.join(', ')}`;
  const ownKeys = Object.values(scope.locales).flatMap((words) => Object.keys(words ?? {}));
  const known = isNowhere ? [...scope.portalKeys, ...ownKeys] : [];
  yield { path, wrong, right: withSuggestion(`add it to ${files}`, key, known) };
}

function* checkMenuItem(menu: string, item: string, path: Fault['path'], { layout }: ReferenceScope): Generator<Fault> {
  const menus = layout?.menus ?? {};
  const ids = Object.hasOwn(menus, menu) ? menus[menu]?.map(({ id }) => id) : undefined;
  if (!ids || ids.includes(item)) return;
  yield {
    path,
    wrong: `the menu ${JSON.stringify(menu)} has no item ${JSON.stringify(item)}`,
    right: withSuggestion('name one of its items', item, ids),
  };
}

function namesModule(flags: Flags, modId: string): boolean {
  return flags.some((flag) => flag.modId === modId || namesModule(flag.childrenNodes ?? [], modId));
}

function* named(what: string, name: string, known: Iterable<string>, path: Fault['path']): Generator<Fault> {
  const names = new Set(known);
  if (names.has(name)) return;
  yield {
    path,
    wrong: `there is no ${what} ${JSON.stringify(name)}`,
    right: withSuggestion(`name a ${what} that exists`, name, names),
  };
}
