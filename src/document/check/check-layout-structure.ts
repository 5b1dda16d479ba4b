import type { LayoutDocument, MenuItem, Page, UnknownNode } from '#contracts/generated/contracts.ts';
import { withoutTrailingSlash } from '#document/pages/match-page.ts';
import type { Fault } from '../fault.ts';
import type { JsonPath } from '../json-path.ts';

type PageState = NonNullable<Page['state']>;

const states: Readonly<Record<PageState, true>> = { notFound: true, maintenance: true, regionRestricted: true };

/**
 * Checks what holds for every layout, written or resolved: nodes and the items of a menu have ids of their own, pages
 * and redirects paths of their own.
 */
export function* checkLayoutStructure(layout: LayoutDocument): Generator<Fault> {
  yield* repeatedIds(nodesOf(layout), 'node', 'layout');
  for (const [name, menu] of Object.entries(layout.menus ?? {}))
    yield* repeatedIds(entriesOf(menu, ['menus', name]), 'item', 'menu');
  yield* clashingPages(layout);
  yield* clashingRedirects(layout);
}

/** Checks what a site's visitors need: a home page and the whole-page states (specification, section 4). */
export function* checkNeededPages(layout: LayoutDocument): Generator<Fault> {
  const pages = Object.values(layout.pages ?? {});
  if (!pages.some((page) => page.paths?.includes('/'))) {
    yield { path: ['pages'], wrong: 'no page has the path "/"', right: 'give one page this path' };
  }
  for (const state of Object.keys(states)) {
    if (pages.some((page) => page.state === state)) continue;
    yield {
      path: ['pages'],
      wrong: `no page stands for the state ${state}`,
      right: `extend status-pages, or add a page with "state": "${state}"`,
    };
  }
}

/** A value with an id and children of its own kind: a node or a menu item. */
interface Nested<Value> {
  readonly id: string;
  readonly children?: readonly Value[];
}

/** A node or a menu item with its path. */
export interface Entry<Value> {
  readonly value: Value;
  readonly path: JsonPath;
}

/** Every node of a layout: its own, and those that its changes insert. */
export function* nodesOf(layout: LayoutDocument): Generator<Entry<UnknownNode>> {
  for (const [area, nodes] of Object.entries(layout.shell ?? {})) yield* entriesOf(nodes, ['shell', area]);
  for (const [name, section] of Object.entries(layout.sections ?? {}))
    yield* entriesOf(section.nodes, ['sections', name, 'nodes']);
  for (const [name, page] of Object.entries(layout.pages ?? {}))
    yield* entriesOf(page.sections, ['pages', name, 'sections']);
  for (const [name, modal] of Object.entries(layout.modals ?? {}))
    yield* entriesOf(modal.sections, ['modals', name, 'sections']);
  for (const [index, change] of (layout.changes ?? []).entries()) {
    if ('nodes' in change) yield* entriesOf(change.nodes, ['changes', index, 'nodes']);
  }
}

/** The nodes or items of a list, and their children after each. */
export function* entriesOf<Value extends Nested<Value>>(
  values: readonly Value[],
  at: JsonPath,
): Generator<Entry<Value>> {
  for (const [index, value] of values.entries()) {
    const path = [...at, index];
    yield { value, path };
    if (value.children) yield* entriesOf(value.children, [...path, 'children']);
  }
}

function* repeatedIds(entries: Iterable<Entry<UnknownNode | MenuItem>>, what: string, where: string): Generator<Fault> {
  const seen = new Set<string>();
  for (const { value, path } of entries) {
    const { id } = value;
    if (seen.has(id)) {
      yield {
        path: [...path, 'id'],
        wrong: `the id ${JSON.stringify(id)} is taken by another ${what}`,
        right: `give every ${what} of a ${where} an id of its own`,
      };
    }
    seen.add(id);
  }
}

function* clashingPages(layout: LayoutDocument): Generator<Fault> {
  const pageByPath = new Map<string, string>();
  const pageByState = new Map<string, string>();
  for (const [name, page] of Object.entries(layout.pages ?? {})) {
    const at = ['pages', name];
    if ((page.paths?.length ?? 0) > 0 === (page.state !== undefined)) {
      yield {
        path: at,
        wrong: page.state ? 'the page has paths and a state' : 'the page has neither paths nor a state',
        right: 'give one of the two',
      };
    }
    for (const [index, path] of (page.paths ?? []).entries()) {
      if (isTakenByGateway(path))
        yield {
          path: [...at, 'paths', index],
          wrong: `the gateway answers ${JSON.stringify(path)} itself`,
          right: 'give another path',
        };
      const other = claim(pageByPath, withoutTrailingSlash(path), name);
      if (other)
        yield {
          path: [...at, 'paths', index],
          wrong: `the path ${JSON.stringify(path)} belongs to the page ${JSON.stringify(other)}`,
          right: 'give every path to one page',
        };
    }
    if (page.showsPage && page.sections.length > 0)
      yield {
        path: [...at, 'sections'],
        wrong: 'the page shows another page and has sections of its own',
        right: 'give an empty list, or take "showsPage" out',
      };
    const other = page.state && claim(pageByState, page.state, name);
    if (other)
      yield {
        path: [...at, 'state'],
        wrong: `the page ${JSON.stringify(other)} stands for this state already`,
        right: 'give every state to one page',
      };
  }
}

/** A path that redirects is neither a page's nor another redirect's. */
function* clashingRedirects(layout: LayoutDocument): Generator<Fault> {
  const pageByPath = new Map(
    Object.entries(layout.pages ?? {}).flatMap(([name, page]) =>
      (page.paths ?? []).map((path) => [withoutTrailingSlash(path), name] as const),
    ),
  );
  const pageByRedirect = new Map<string, string>();
  for (const [index, { from, page }] of (layout.redirects ?? []).entries()) {
    const path = ['redirects', index, 'from'];
    const quoted = JSON.stringify(from);
    const owner = pageByPath.get(withoutTrailingSlash(from));
    const other = claim(pageByRedirect, withoutTrailingSlash(from), page);
    if (owner !== undefined)
      yield {
        path,
        wrong: `the path ${quoted} belongs to the page ${JSON.stringify(owner)}`,
        right: 'give a path that no page has',
      };
    if (other !== undefined)
      yield {
        path,
        wrong: `the path ${quoted} redirects to the page ${JSON.stringify(other)} already`,
        right: 'give every path one redirect',
      };
    if (isTakenByGateway(from))
      yield { path, wrong: `the gateway answers ${quoted} itself`, right: 'give another path' };
  }
}

/** The beginnings of paths that are calls, files and the gateway's own pages. */
const GATEWAY_PATHS = [
  ...['/assets', '/fonts', '/pictures', '/site-assets', '/favicon.ico', '/robots.txt'],
  ...['/sitemap.xml', '/manifest.webmanifest', '/service-worker.js', '/offline'],
  ...['/docs', '/healthz', '/readyz', '/metrics', '/wps', '/lgw', '/lotto', '/realtime'],
] as const;

function isTakenByGateway(path: string): boolean {
  return GATEWAY_PATHS.some((taken) => path === taken || path.startsWith(`${taken}/`));
}

/** Gives a key to a name, or answers whose it is. */
function claim(owners: Map<string, string>, key: string, name: string): string | undefined {
  const owner = owners.get(key);
  if (owner === undefined) owners.set(key, name);
  return owner;
}
