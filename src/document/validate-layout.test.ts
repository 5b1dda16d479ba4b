import { describe, expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { formatJsonPath } from './json-path.ts';
import { EXAMPLE_TEXTS } from './testing/example-site.ts';
import { validateLayout } from './validate-layout.ts';

const page = (sections: unknown): unknown => ({
  id: 'base',
  pages: { home: { paths: ['/'], title: 'page.home', sections } },
});
const lines = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ path, wrong }) => `${formatJsonPath(path)}: ${wrong}`);
const language = (id: string, props: unknown, more = {}) => ({ id, widget: 'language-select', props, ...more });

describe('validateLayout', () => {
  it('finds nothing wrong with sound layouts, whole or overlays', () => {
    expect(validateLayout(JSON.parse(EXAMPLE_TEXTS['layouts/quay.json']))).toEqual([]);
    expect(validateLayout(JSON.parse(EXAMPLE_TEXTS['sites/harbour/layout.json']))).toEqual([]);
  });

  it('reports every bad node, in pages, children and insertions', () => {
    const children = [language('a2', {})];
    const faults = validateLayout({
      ...(page([language('a1', { look: 'loud' }), { id: 'a3', widget: 'header-bar', children }]) as object),
      changes: [{ insertAfter: 'a1', nodes: [{ id: 'a4', widget: 'not-there' }] }],
    });
    expect(lines(faults)).toEqual([
      'pages.home.sections[0].props.look: "loud" is none of the allowed values',
      'pages.home.sections[1].children[0].props: "look" is missing',
      'changes[0].nodes[0].widget: there is no widget "not-there"',
    ]);
  });

  it('judges props as each device sees them', () => {
    expect(validateLayout(page([language('a1', { look: 'row' }, { at: { mobile: { look: 'button' } } })]))).toEqual([]);
    expect(
      lines(validateLayout(page([language('a1', { look: 'row' }, { at: { desktop: { look: 'loud' } } })]))),
    ).toEqual(['pages.home.sections[0].at.desktop.look: "loud" is none of the allowed values']);
  });

  it('reports the faults of the other nodes when the frame of one is broken', () => {
    expect(
      lines(validateLayout(page([{ id: 'Bad Id', widget: 'copyright' }, language('a2', { look: 'loud' })]))),
    ).toEqual([
      'pages.home.sections[0].id: "Bad Id" has the wrong form',
      'pages.home.sections[1].props.look: "loud" is none of the allowed values',
    ]);
  });

  it.each([
    [null],
    [7],
    ['layout'],
    [[]],
    [{}],
    [page(7)],
    [page([null])],
    [page([{ widget: 7 }])],
    [page([{ id: 'a1', widget: 'banner', props: 7 }])],
  ])('reports a fault of %j and never throws', (document) => {
    expect(validateLayout(document)).not.toEqual([]);
  });
});
