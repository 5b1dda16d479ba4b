import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnnouncementsDocument, SiteDocument } from '#contracts/generated/contracts.ts';

const read = <Document>(file: string): Document => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The places of banners (specification, section 3, "Banner"), and what shows announcements to whom (section 4,
 * "Popups").
 */
const GROUPS = ['w_home', 'w_reg', 'w_forget', 'w_leftmenu'] as const;
const EXECUTIONS = ['A', 'B', 'F'] as const;

describe.each(readdirSync('sites'))('%s', (brand) => {
  const { languages } = read<SiteDocument>(`sites/${brand}/site.json`);
  const { announcements } = read<AnnouncementsDocument>(`sites/${brand}/content/announcements.json`);

  it('has a popup for visitors, for members and for a first sign-in', () => {
    const executions = announcements.filter(({ kind }) => kind === 'PU').map(({ execution }) => execution);
    expect([...new Set(executions)].sort()).toEqual(EXECUTIONS);
  });

  it('has a banner for every group', () => {
    const groups = announcements.flatMap(({ banner }) => banner?.groupName ?? []);
    expect(GROUPS.filter((group) => !groups.includes(group))).toEqual([]);
  });

  it('says all of it in the same languages', () => {
    const spoken = Object.keys(announcements[0]?.title ?? {}).sort();
    expect(spoken).toContain(languages.default);
    for (const { id, title, content = title } of announcements)
      expect([Object.keys(title).sort(), Object.keys(content).sort()], id).toEqual([spoken, spoken]);
  });
});

/** Constants of the specification (sections 2 and 9) by widget: props that a layout must not change. */
const CONSTANTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  banner: { autoplayMs: 5000, speedMs: 1000 },
  'winner-board': { limit: 20, perSlide: 4, speedMs: 300 },
  pagination: { marginPages: 2, range: 5 },
};

interface WidgetNode {
  readonly widget: string;
  readonly props: Readonly<Record<string, unknown>>;
}

function* nodesIn(value: unknown): Generator<WidgetNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('widget' in value && 'props' in value) yield value as WidgetNode;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

describe('the constants of the specification', () => {
  it.each(readdirSync('layouts'))('hold in %s', (name) => {
    for (const { widget, props } of nodesIn(read(`layouts/${name}`)))
      if (CONSTANTS[widget]) expect(props, widget).toMatchObject(CONSTANTS[widget]);
  });

  // A brand of one's own begins in a year of its own.
  it.each(['aurora', 'lotus', 'meydan'])('hold in the copyright line of %s', (brand) => {
    const { legal } = read<SiteDocument>(`sites/${brand}/site.json`);
    expect(legal.copyright).toMatchObject({ from: 2019, to: 2025 });
  });
});
