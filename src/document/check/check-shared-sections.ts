import type { Condition, LayoutDocument, Nodes, Page, UnknownNode } from '#contracts/generated/contracts.ts';
import { SHARED_SECTION, sharedSectionOf } from '#document/resolve/expand-sections.ts';
import type { Fault } from '../fault.ts';
import type { JsonPath } from '../json-path.ts';
import { withSuggestion } from '../nearest-name.ts';
import { type Entry, entriesOf, nodesOf } from './check-layout-structure.ts';

/** A node of a layout's own list that stands for a shared section. */
interface Use extends Entry<UnknownNode> {
  readonly section: string;
}

/**
 * Checks the shared sections of a resolved layout: each that is named is there, stands in a list of its own, and never
 * twice in what is shown together, since the ids of its nodes would repeat.
 */
export function* checkSharedSections(layout: LayoutDocument): Generator<Fault> {
  yield* misplacedUses(layout);
  const sections = layout.sections ?? {};
  for (const { value, path } of nodesOf(layout)) {
    const section = sharedSectionOf(value);
    if (section === undefined || Object.hasOwn(sections, section)) continue;
    const right = withSuggestion('name a section of the layout', section, Object.keys(sections));
    yield { path: [...path, 'props', 'section'], wrong: `there is no section ${JSON.stringify(section)}`, right };
  }
  yield* repeatedUses(layout);
}

/** The names of all sections that a layout uses, as it is written. */
export function* sectionsUsedIn(layout: LayoutDocument): Generator<string> {
  for (const { value } of nodesOf(layout)) {
    const section = sharedSectionOf(value);
    if (section !== undefined) yield section;
  }
}

function* misplacedUses(layout: LayoutDocument): Generator<Fault> {
  for (const { value, path } of nodesOf(layout)) {
    if (value.widget !== SHARED_SECTION) continue;
    if (path[0] === 'sections') {
      yield {
        path: [...path, 'widget'],
        wrong: 'a shared section stands inside of a shared section',
        right: 'let the pages name both, one after the other',
      };
    } else if (path.includes('children')) {
      yield {
        path: [...path, 'widget'],
        wrong: 'a shared section stands among children',
        right: 'put it into the list of a page, a modal or an area of the shell',
      };
    }
    if (value.at)
      yield {
        path: [...path, 'at'],
        wrong: 'a shared section has no props for devices',
        right: 'take it out, or give it to the nodes of the section',
        isName: true,
      };
  }
}

/** Pages are shown with the shell around them, modals by themselves. */
function* repeatedUses(layout: LayoutDocument): Generator<Fault> {
  const areas = Object.entries(layout.shell ?? {}).map(([area, nodes]) => ({
    area,
    uses: usesIn(nodes, ['shell', area]),
  }));
  yield* repeatedIn(areas.flatMap(({ uses }) => uses));
  for (const [name, page] of Object.entries(layout.pages ?? {})) {
    const around = areas.flatMap(({ area, uses }) => (isShown(area, page) ? uses : []));
    yield* repeatedIn(usesIn(page.sections, ['pages', name, 'sections']), around);
  }
  for (const [name, modal] of Object.entries(layout.modals ?? {}))
    yield* repeatedIn(usesIn(modal.sections, ['modals', name, 'sections']));
}

function isShown(area: string, { shell }: Page): boolean {
  return shell?.[area as keyof typeof shell] !== false;
}

function* repeatedIn(uses: readonly Use[], before: readonly Use[] = []): Generator<Fault> {
  const seen = [...before];
  for (const use of uses) {
    const { section, value, path } = use;
    const other = seen.find((one) => one.section === section && !areApart(one.value.when, value.when));
    seen.push(use);
    if (!other) continue;
    yield {
      path: [...path, 'props', 'section'],
      wrong: `the section ${JSON.stringify(section)} is shown by the node ${JSON.stringify(other.value.id)} already`,
      right: 'show it once, or give the two conditions that never hold together',
    };
  }
}

function usesIn(nodes: Nodes, at: JsonPath): readonly Use[] {
  return [...entriesOf(nodes, at)].flatMap((entry) => {
    const section = sharedSectionOf(entry.value);
    return section === undefined || entry.value.hidden ? [] : [{ ...entry, section }];
  });
}

/**
 * Whether two conditions surely never hold together. Only what both ask for plainly is compared; when in doubt they
 * may.
 */
function areApart(one: Condition | undefined, other: Condition | undefined): boolean {
  return demandsOf(one).some((demand) => demandsOf(other).some((counter) => contradicts(demand, counter)));
}

function demandsOf(condition: Condition | undefined): readonly Condition[] {
  if (!condition) return [];
  return 'all' in condition ? condition.all.flatMap(demandsOf) : [condition];
}

function contradicts(one: Condition, other: Condition): boolean {
  if ('device' in one && 'device' in other) return one.device !== other.device;
  if ('session' in one && 'session' in other) return one.session.every((kind) => !other.session.includes(kind));
  if ('language' in one && 'language' in other) return one.language.every((code) => !other.language.includes(code));
  if ('flag' in one && 'flag' in other) return one.flag === other.flag && (one.is ?? 'on') !== (other.is ?? 'on');
  if ('not' in one) return JSON.stringify(one.not) === JSON.stringify(other);
  return 'not' in other && JSON.stringify(other.not) === JSON.stringify(one);
}
