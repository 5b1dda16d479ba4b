import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';
import { idsOf, layouts, layoutsWithChanges } from '#document/testing/layouts.ts';
import { resolveLayout } from './resolve-layout.ts';

fc.configureGlobal({ seed: 20 });

const overlayOf = (changes: readonly Change[]): LayoutDocument => ({
  id: 'overlay',
  extends: ['base'],
  changes: [...changes],
});
const node = (id: string, more: Partial<UnknownNode> = {}): UnknownNode => ({ id, widget: 'made-up', ...more });

const base: LayoutDocument = {
  id: 'base',
  shell: { header: [node('header', { children: [node('logo'), node('tools', { children: [node('search')] })] })] },
  menus: { side: [{ id: 'home' }, { id: 'more', children: [{ id: 'help' }] }] },
  pages: {
    home: {
      paths: ['/'],
      title: 'page.home',
      sections: [node('hot', { props: { size: 12, tile: 'live' }, at: { mobile: { size: 4 } } }), node('news')],
    },
    help: { paths: ['/help'], title: 'page.help', sections: [node('terms')] },
  },
  modals: { notices: { title: 'notice.title', sections: [node('notices')] } },
};
const resolvedWith = (...changes: Change[]) => resolveLayout([base, overlayOf(changes)]);

describe('resolveLayout', () => {
  it('gives a layout back as it is when nothing stands on it', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(resolveLayout([layout]).layout).toEqual(layout);
      }),
    );
  });

  it('answers a whole layout under the id of the last layer', () => {
    const { layout } = resolveLayout([{ ...base, $schema: 'layout.schema.json' }, overlayOf([{ hide: 'news' }])]);
    expect(Object.keys(layout).sort()).toEqual(['id', 'menus', 'modals', 'pages', 'shell']);
    expect(layout.id).toBe('overlay');
  });

  it('adds new parts and replaces parts of the same name as a whole', () => {
    const page = { paths: ['/'], title: 'page.other', sections: [] };
    const { layout } = resolveLayout([
      base,
      { id: 'overlay', pages: { home: page, vip: { ...page, paths: ['/vip'] } }, shell: { footer: [node('foot')] } },
    ]);
    expect(layout.pages?.home).toBe(page);
    expect(Object.keys(layout.pages ?? {})).toEqual(['home', 'help', 'vip']);
    expect(layout.shell?.header).toBe(base.shell?.header);
    expect(layout.shell?.footer).toHaveLength(1);
  });

  it('takes the frame value by value', () => {
    const { layout } = resolveLayout([
      { ...base, frame: { width: 'contained', heads: 'display' } },
      { id: 'overlay', frame: { heads: 'plain', footer: 'band' } },
      { id: 'last' },
    ]);
    expect(layout.frame).toEqual({ width: 'contained', heads: 'plain', footer: 'band' });
  });

  it('replaces given props, takes away those that are null, and keeps the rest', () => {
    const { layout } = resolvedWith({
      node: 'hot',
      props: { size: 18, tile: null, more: true },
      at: { mobile: { size: null }, desktop: { size: 6 } },
      when: { device: 'mobile' },
    });
    expect(layout.pages?.home?.sections[0]).toEqual({
      id: 'hot',
      widget: 'made-up',
      props: { size: 18, more: true },
      at: { mobile: {}, desktop: { size: 6 } },
      when: { device: 'mobile' },
    });
  });

  it('finds nodes at any depth of shell, pages and modals', () => {
    const { layout, problems } = resolvedWith(
      { remove: 'search' },
      { insertBefore: 'logo', nodes: [node('menu')] },
      { hide: 'notices' },
      { insertAfter: 'terms', nodes: [node('contact')] },
    );
    expect(problems).toEqual([]);
    expect(layout.shell?.header).toEqual([
      node('header', { children: [node('menu'), node('logo'), node('tools', { children: [] })] }),
    ]);
    expect(layout.modals?.notices?.sections).toEqual([node('notices', { hidden: true })]);
    expect(layout.pages?.help?.sections.map(({ id }) => id)).toEqual(['terms', 'contact']);
  });

  it('applies changes in order, so that a later one sees what an earlier one did', () => {
    const { layout, problems } = resolvedWith(
      { insertAfter: 'news', nodes: [node('block', { children: [node('inner')] })] },
      { node: 'inner', props: { size: 1 } },
      { remove: 'hot' },
      { insertBefore: 'block', nodes: [node('hot')] },
      { hide: 'hot' },
    );
    expect(problems).toEqual([]);
    expect(layout.pages?.home?.sections).toEqual([
      node('news'),
      node('hot', { hidden: true }),
      node('block', { children: [node('inner', { props: { size: 1 } })] }),
    ]);
  });

  it('changes items of a menu by their ids', () => {
    const { layout } = resolvedWith(
      { menu: 'side', item: 'help', icon: 'life-buoy' },
      { menu: 'side', insertAfter: 'help', items: [{ id: 'contact' }] },
      { menu: 'side', hide: 'home' },
      { menu: 'side', insertBefore: 'more', items: [{ id: 'news' }] },
      { menu: 'side', remove: 'contact' },
    );
    expect(layout.menus?.side).toEqual([
      { id: 'home', hidden: true },
      { id: 'news' },
      { id: 'more', children: [{ id: 'help', icon: 'life-buoy' }] },
    ]);
  });

  it('reports a change whose target is missing, and goes on with the next one', () => {
    const { layout, problems } = resolvedWith(
      { remove: 'hot' },
      { hide: 'hot' },
      { menu: 'top', remove: 'x1' },
      { menu: 'side', remove: 'halp' },
      { hide: 'news' },
    );
    expect(problems.map(({ documentId, path, wrong }) => [documentId, path.join('.'), wrong])).toEqual([
      ['overlay', 'changes.1.hide', 'there is no node "hot" in the layouts below'],
      ['overlay', 'changes.2.menu', 'there is no menu "top" in the layouts below'],
      ['overlay', 'changes.3.remove', 'there is no item "halp" in the menu "side"'],
    ]);
    expect(layout.pages?.home?.sections).toEqual([node('news', { hidden: true })]);
  });

  it('leaves the layers as they were', () => {
    fc.assert(
      fc.property(layoutsWithChanges, ({ base: below, changes }) => {
        const before = JSON.stringify([below, changes]);
        resolveLayout([below, overlayOf(changes)]);
        expect(JSON.stringify([below, changes])).toBe(before);
      }),
    );
  });

  it('keeps untouched values as the very same objects', () => {
    const { layout } = resolvedWith({ node: 'hot', props: { size: 18 } });
    expect(layout.pages?.help).toBe(base.pages?.help);
    expect(layout.shell).toBe(base.shell);
    expect(layout.pages?.home?.sections[1]).toBe(base.pages?.home?.sections[1]);
  });

  it('comes to the same whichever way changes to different nodes are ordered', () => {
    fc.assert(
      fc.property(layoutsWithChanges, ({ base: below, changes }) => {
        const resolved = resolveLayout([below, overlayOf(changes)]);
        expect(resolved.problems).toEqual([]);
        expect(resolveLayout([below, overlayOf(changes.toReversed())]).layout).toEqual(resolved.layout);
      }),
    );
  });

  it('keeps nodes of unknown widgets word for word', () => {
    fc.assert(
      fc.property(layoutsWithChanges, ({ base: below, changes }) => {
        const touched = new Set(
          changes.flatMap((change) => Object.values(change).filter((value) => typeof value === 'string')),
        );
        const holdsTouched = (one: UnknownNode): boolean =>
          touched.has(one.id) || (one.children ?? []).some(holdsTouched);
        const resolved = Object.values(resolveLayout([below, overlayOf(changes)]).layout.pages ?? {}).flatMap(
          (page) => page.sections,
        );
        for (const one of Object.values(below.pages ?? {}).flatMap((page) => page.sections)) {
          if (!holdsTouched(one)) expect(resolved).toContain(one);
        }
      }),
    );
  });

  it('names the document of every node and of every changed prop', () => {
    fc.assert(
      fc.property(layoutsWithChanges, ({ base: below, changes }) => {
        const { layout, provenanceOf } = resolveLayout([below, overlayOf(changes)]);
        const known = new Set(idsOf(below));
        for (const id of idsOf(layout)) expect(provenanceOf(id)?.documentId).toBe(known.has(id) ? 'base' : 'overlay');
        for (const change of changes) {
          if ('props' in change && 'node' in change)
            expect(provenanceOf(change.node, 'size')?.documentId).toBe('overlay');
        }
      }),
    );
  });

  it('names the very place that a value was written at', () => {
    const { provenanceOf, originOf } = resolvedWith(
      { node: 'hot', props: { size: 18 } },
      { insertAfter: 'hot', nodes: [node('block', { children: [node('inner')] })] },
    );
    expect(provenanceOf('hot', 'size')).toEqual({ documentId: 'overlay', path: ['changes', 0, 'props', 'size'] });
    expect(provenanceOf('hot', 'tile')).toEqual({
      documentId: 'base',
      path: ['pages', 'home', 'sections', 0, 'props', 'tile'],
    });
    expect(provenanceOf('inner')).toEqual({ documentId: 'overlay', path: ['changes', 1, 'nodes', 0, 'children', 0] });
    expect(originOf({ menu: 'side', item: 'help' }, ['label'])).toEqual({
      documentId: 'base',
      path: ['menus', 'side', 1, 'children', 0, 'label'],
    });
    expect(provenanceOf('nobody')).toBeUndefined();
  });
});
