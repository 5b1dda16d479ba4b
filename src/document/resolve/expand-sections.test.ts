import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';
import { nextChangeOfNodes, planNodes } from '#document/pages/plan-nodes.ts';
import { layouts } from '#document/testing/layouts.ts';
import { expandLayout, expandSections } from './expand-sections.ts';
import { resolveLayout } from './resolve-layout.ts';

fc.configureGlobal({ seed: 20 });

const node = (id: string, more: Partial<UnknownNode> = {}): UnknownNode => ({ id, widget: 'notice-list', ...more });
const use = (id: string, section: string, more: Partial<UnknownNode> = {}): UnknownNode => ({
  id,
  widget: 'shared-section',
  props: { section },
  ...more,
});
const page = (...sections: UnknownNode[]) => ({ paths: ['/'], title: 'page.home', sections });

const layout: LayoutDocument = {
  id: 'base',
  shell: { header: [node('header')], footer: [use('footer-terms', 'terms')] },
  sections: {
    terms: { title: 'Terms', nodes: [node('terms-text'), node('terms-note', { when: { device: 'mobile' } })] },
  },
  pages: { home: page(node('home')), terms: page(node('heading'), use('page-terms', 'terms'), node('end')) },
  modals: { terms: { title: 'page.terms', sections: [use('modal-terms', 'terms')] } },
};
const idsOf = (nodes: readonly UnknownNode[] | undefined) => nodes?.map(({ id }) => id);

describe('expandSections', () => {
  it('puts the nodes of a section where a node names it', () => {
    expect(idsOf(expandSections(layout.pages?.terms?.sections ?? [], layout))).toEqual([
      'heading',
      'terms-text',
      'terms-note',
      'end',
    ]);
  });

  it('gives back the very list when it names none', () => {
    fc.assert(
      fc.property(layouts, (plain) => {
        for (const { sections } of Object.values(plain.pages ?? {}))
          expect(expandSections(sections, plain)).toBe(sections);
      }),
    );
  });

  it('applies the naming node’s conditions to each of them', () => {
    const when = { session: ['guest' as const] };
    const [text, note] = expandSections([use('x', 'terms', { when })], layout);
    expect(text).toEqual(node('terms-text', { when }));
    expect(note).toEqual(node('terms-note', { when: { all: [when, { device: 'mobile' }] } }));
    expect(expandSections([use('x', 'terms', { hidden: true })], layout)).toEqual([]);
  });

  it('leaves a node for a newer version as it is', () => {
    const newer = use('x', 'terms', { version: 2 });
    expect(expandSections([newer, use('y', 'terms')], layout)).toEqual([
      newer,
      ...(layout.sections?.terms?.nodes ?? []),
    ]);
    const facts = {
      isOn: () => true,
      hasResource: () => true,
      hasPlan: () => false,
      device: 'mobile' as const,
      session: 'guest' as const,
      language: 'EN' as const,
      now: '2025-01-01T00:00:00Z',
    };
    expect(planNodes([newer], facts, () => true)).toEqual({
      nodes: [],
      skipped: [{ id: 'x', widget: 'shared-section', reason: 'unknown widget' }],
    });
  });

  it('leaves a node whose section is not there for the plan to skip', () => {
    const facts = {
      isOn: () => true,
      hasResource: () => true,
      hasPlan: () => false,
      session: 'guest',
      device: 'mobile',
      language: 'EN',
      now: '2025-01-01T00:00:00Z',
    } as const;
    for (const section of ['nowhere', 'constructor']) {
      const nodes = expandSections([use('x', section)], layout);
      expect(planNodes(nodes, facts, () => true)).toEqual({
        nodes: [],
        skipped: [{ id: 'x', widget: 'shared-section', reason: 'unknown widget' }],
      });
    }
  });

  it('lets the period of a naming node end a page in time', () => {
    const nodes = expandSections([use('x', 'terms', { when: { period: { until: '2025-02-01T00:00:00Z' } } })], layout);
    expect(nextChangeOfNodes(nodes, '2025-01-01T00:00:00Z')).toBe('2025-02-01T00:00:00.000Z');
  });
});

describe('expandLayout', () => {
  it('has every section in its places, in shell, pages and modals, and knows no sections any more', () => {
    const served = expandLayout(layout);
    expect(idsOf(served.shell?.footer)).toEqual(['terms-text', 'terms-note']);
    expect(idsOf(served.pages?.terms?.sections)).toEqual(['heading', 'terms-text', 'terms-note', 'end']);
    expect(idsOf(served.modals?.terms?.sections)).toEqual(['terms-text', 'terms-note']);
    expect(served).not.toHaveProperty('sections');
  });

  it('keeps parts that name no section as the very same objects, and a layout without sections whole', () => {
    const served = expandLayout(layout);
    expect(served.pages?.home).toBe(layout.pages?.home);
    expect(served.shell?.header).toBe(layout.shell?.header);
    const { sections: _sections, ...plain } = layout;
    expect(expandLayout(plain)).toBe(plain);
  });
});

describe('shared sections in layers', () => {
  it('are added or replaced whole by their name, and changed node by node', () => {
    const {
      layout: resolved,
      problems,
      originOf,
    } = resolveLayout([
      layout,
      {
        id: 'brand',
        extends: ['base'],
        sections: { about: { nodes: [node('about')] } },
        changes: [
          { node: 'terms-text', props: { size: 3 } },
          { insertAfter: 'terms-note', nodes: [node('terms-end')] },
          { hide: 'terms-end' },
        ],
      },
    ]);
    expect(problems).toEqual([]);
    expect(resolved.sections?.about?.nodes).toEqual([node('about')]);
    expect(resolved.sections?.terms).toEqual({
      title: 'Terms',
      nodes: [
        node('terms-text', { props: { size: 3 } }),
        layout.sections?.terms?.nodes[1],
        node('terms-end', { hidden: true }),
      ],
    });
    expect(originOf({ node: 'terms-text' }, ['widget'])).toEqual({
      documentId: 'base',
      path: ['sections', 'terms', 'nodes', 0, 'widget'],
    });
    expect(idsOf(expandLayout(resolved).modals?.terms?.sections)).toEqual(['terms-text', 'terms-note', 'terms-end']);
  });
});
