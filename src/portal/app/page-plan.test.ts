import { describe, expect, it } from 'vitest';
import type { Page, UnknownNode } from '#contracts/generated/contracts.ts';
import { factsOf } from '#portal/site/facts.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { planPage, shownPage } from './page-plan.ts';
import { nodesOf } from './page-widgets.ts';
import { keepSections } from './prerender/keep-sections.ts';

const layout = buildLayout();
const facts = factsOf({
  site: buildSiteInfo(),
  session: 'guest',
  device: 'desktop',
  language: 'EN',
  now: '2025-06-02T10:00:00Z',
});
const pageOf = (sections: UnknownNode[], rest: Partial<Page> = {}): Page => ({ title: 'menu.home', sections, ...rest });

const idsOf = (page: Page) => [...nodesOf(planPage(layout, page, facts))].map(({ id }) => id);

describe('shownPage', () => {
  it('finds the page of a path, and the page for an unknown path', () => {
    expect(shownPage(layout, '/home', 'normal')).toMatchObject({ pageId: 'home', isFound: true });
    expect(shownPage(layout, '/nowhere', 'normal')).toMatchObject({ pageId: 'not-found', isFound: false });
  });

  it('lets a whole-page state win over every path', () => {
    expect(shownPage(layout, '/help', 'maintenance')).toMatchObject({ pageId: 'maintenance', isFound: true });
    expect(shownPage(layout, '/nowhere', 'regionRestricted')).toMatchObject({ pageId: 'region', isFound: true });
  });
});

describe('planPage', () => {
  const note: UnknownNode = { id: 'note', widget: 'not-found', props: {} };

  it('puts the shell around the sections, without the areas that the page switches off', () => {
    expect(idsOf(pageOf([note]))).toEqual(['header', 'side', 'footer-copyright', 'note']);
    expect(idsOf(pageOf([note], { shell: { header: false, footer: false } }))).toEqual(['side', 'note']);
  });

  it('reports skipped nodes, in the shell too', () => {
    const unknown: UnknownNode = { id: 'new', widget: 'from-the-future' };
    const plan = planPage({ ...layout, shell: { footer: [unknown] } }, pageOf([{ ...unknown, id: 'newer' }]), facts);
    expect(plan.skipped.map(({ id }) => id)).toEqual(['new', 'newer']);
  });
});

describe('keepSections', () => {
  it('leaves out sections of one page and of the shell, and touches no other page', () => {
    const kept = keepSections(layout, 'home', ({ id }) => id !== 'home-note' && id !== 'side' && id !== 'help-terms');
    expect(kept.pages?.home?.sections.map(({ id }) => id)).toEqual(['home-games']);
    expect(kept.shell).toMatchObject({ sideMenu: [], header: layout.shell?.header });
    expect(kept.pages?.help).toBe(layout.pages?.help);
  });
});
