import type { LayoutDocument, Page } from '#contracts/generated/contracts.ts';
import { isClosed, SIGN_IN_PAGE } from '#document/pages/redirection-of.ts';
import type { Fault } from '../fault.ts';
import type { JsonPath } from '../json-path.ts';
import { withSuggestion } from '../nearest-name.ts';

/** The modals that lead to an account, and the note that stands in their place while none can be had. */
const ACCOUNT_MODALS: readonly string[] = ['login', 'register'];
const ACCOUNT_NOTE = 'sign-in-closed';

/**
 * Checks where a resolved layout leads: redirects and closed pages to pages that have paths, pages that show another to
 * one that has sections itself, and what opens on load is there. Since a redirect leads to a page, and a closed page to
 * one that is open, nobody is led in a circle.
 */
export function* checkRoutes(layout: LayoutDocument): Generator<Fault> {
  const pages = layout.pages ?? {};
  for (const [index, { page }] of (layout.redirects ?? []).entries())
    yield* leadsToPath(pages, page, ['redirects', index, 'page']);
  for (const [name, page] of Object.entries(pages)) {
    const at = ['pages', name];
    if (page.showsPage !== undefined) yield* showsSections(pages, page.showsPage, [...at, 'showsPage']);
    if (page.opensModal !== undefined) yield* opensModal(layout, page.opensModal, [...at, 'opensModal']);
    if (isClosed(page)) yield* leadsToSignIn(pages, page, at);
    else if (page.signInPage !== undefined)
      yield {
        path: [...at, 'signInPage'],
        wrong: 'the page is open to everyone',
        right: 'take it out, or give the page an "access"',
      };
  }
}

type Pages = Readonly<Record<string, Page>>;

function* leadsToPath(pages: Pages, name: string, path: JsonPath): Generator<Fault> {
  const page = pageNamed(pages, name);
  if (!page) yield missing(pages, name, path);
  else if (page.state)
    yield {
      path,
      wrong: `the page ${JSON.stringify(name)} stands for a state and has no path`,
      right: 'name a page with paths',
    };
}

function* showsSections(pages: Pages, name: string, path: JsonPath): Generator<Fault> {
  const page = pageNamed(pages, name);
  if (!page) yield missing(pages, name, path);
  else if (page.showsPage !== undefined)
    yield {
      path,
      wrong: `the page ${JSON.stringify(name)} shows another page itself`,
      right: 'name a page with sections of its own',
    };
}

function* leadsToSignIn(pages: Pages, page: Page, at: JsonPath): Generator<Fault> {
  const name = page.signInPage ?? SIGN_IN_PAGE;
  const path = [...at, page.signInPage === undefined ? 'access' : 'signInPage'];
  const target = pageNamed(pages, name);
  if (!target && page.signInPage === undefined)
    yield {
      path,
      wrong: `there is no page ${JSON.stringify(name)} to lead visitors without an account to`,
      right: 'add it, or name another one as "signInPage"',
    };
  else if (target && isClosed(target))
    yield {
      path,
      wrong: `the page ${JSON.stringify(name)} is closed itself`,
      right: 'name a page that is open to everyone',
    };
  else yield* leadsToPath(pages, name, path);
}

function* opensModal({ modals = {} }: LayoutDocument, name: string, path: JsonPath): Generator<Fault> {
  if (Object.hasOwn(modals, name)) return;
  if (ACCOUNT_MODALS.includes(name) && Object.hasOwn(modals, ACCOUNT_NOTE)) return;
  yield {
    path,
    wrong: `there is no modal ${JSON.stringify(name)}`,
    right: withSuggestion('name a modal that exists', name, Object.keys(modals)),
  };
}

const pageNamed = (pages: Pages, name: string): Page | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;

function missing(pages: Pages, name: string, path: JsonPath): Fault {
  const wrong = `there is no page ${JSON.stringify(name)}`;
  return { path, wrong, right: withSuggestion('name a page that exists', name, Object.keys(pages)) };
}
