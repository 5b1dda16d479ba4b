import { describe, expect, it } from 'vitest';
import type { Condition, LayoutDocument, Page, UnknownNode } from '#contracts/generated/contracts.ts';
import { formatJsonPath } from '../json-path.ts';
import { checkSharedSections } from './check-shared-sections.ts';

const use = (id: string, when?: Condition, more: Partial<UnknownNode> = {}): UnknownNode => ({
  id,
  widget: 'shared-section',
  props: { section: 'social' },
  ...(when && { when }),
  ...more,
});
const social = { nodes: [{ id: 'social-links', widget: 'social-links' }] };

const linesOf = (layout: Omit<LayoutDocument, 'id'>): readonly string[] =>
  [...checkSharedSections({ id: 'base', sections: { social }, ...layout })].map(
    ({ path, wrong }) => `${formatJsonPath(path)}: ${wrong}`,
  );

const pageOf = (sections: UnknownNode[], more: Partial<Page> = {}): Pick<LayoutDocument, 'pages'> => ({
  pages: { home: { paths: ['/'], title: 'page.home', sections, ...more } },
});

describe('checkSharedSections', () => {
  it('lets a section stand on several pages and in modals', () => {
    const page = { paths: ['/x'], title: 'page.home', sections: [use('two')] };
    expect(
      linesOf({
        pages: { ...pageOf([use('one')]).pages, other: page },
        modals: { about: { title: 'page.about', sections: [use('three')] } },
      }),
    ).toEqual([]);
  });

  it('refuses one that a page shows beside the shell, or the shell twice', () => {
    const around = { shell: { footer: [use('foot')] } };
    const shown = 'the section "social" is shown by the node "foot" already';
    expect(linesOf({ ...around, ...pageOf([use('one')]) })).toEqual([`pages.home.sections[0].props.section: ${shown}`]);
    expect(linesOf({ shell: { ...around.shell, floating: [use('float')] } })).toEqual([
      `shell.floating[0].props.section: ${shown}`,
    ]);
  });

  it('lets a page show one of an area that it switches off', () => {
    expect(
      linesOf({ shell: { footer: [use('foot')] }, ...pageOf([use('one')], { shell: { footer: false } }) }),
    ).toEqual([]);
  });

  it('counts no node that is hidden', () => {
    expect(linesOf(pageOf([use('one'), use('two', undefined, { hidden: true })]))).toEqual([]);
  });

  it.each<[Condition, Condition]>([
    [{ device: 'mobile' }, { device: 'desktop' }],
    [{ session: ['guest'] }, { all: [{ device: 'mobile' }, { session: ['member', 'agent'] }] }],
    [{ flag: 'SIGNIN3' }, { flag: 'SIGNIN3', is: 'off' }],
    [{ language: ['EN'] }, { language: ['ES', 'PT'] }],
    [{ resource: 'TELEGRAM' }, { not: { resource: 'TELEGRAM' } }],
  ])('lets two conditions that never hold together, %j and %j, share a page', (one, other) => {
    expect(linesOf(pageOf([use('one', one), use('two', other)]))).toEqual([]);
    expect(linesOf(pageOf([use('one', other), use('two', one)]))).toEqual([]);
  });

  it.each<[Condition | undefined, Condition]>([
    [undefined, { device: 'desktop' }],
    [{ session: ['guest', 'trial'] }, { session: ['trial'] }],
    [{ flag: 'SIGNIN3' }, { flag: 'VIP3', is: 'off' }],
    [{ any: [{ device: 'mobile' }, { flag: 'VIP3' }] }, { device: 'desktop' }],
  ])('refuses two that may, %j and %j', (one, other) => {
    expect(linesOf(pageOf([use('one', one), use('two', other)]))).toHaveLength(1);
  });
});
