import { describe, expect, it } from 'vitest';
import type { Page, UnknownNode } from '#contracts/generated/contracts.ts';
import { factsOf } from '#portal/site/facts.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { widgetRegistry } from '#portal/widgets/widget-registry.ts';
import { planPage } from './page-plan.ts';
import { queriesOf, widgetsByTime } from './page-widgets.ts';

const layout = buildLayout();
const facts = factsOf({
  site: buildSiteInfo(),
  session: 'guest',
  device: 'desktop',
  language: 'EN',
  now: '2025-06-02T10:00:00Z',
});
const context = { language: 'EN' as const, merchantCode: 'PEBBLE', query: {} };

const pageOf = (sections: UnknownNode[], rest: Partial<Page> = {}): Page => ({ title: 'menu.home', sections, ...rest });

describe('queriesOf', () => {
  it('counts the children of a node, and names each call once', () => {
    const list = (id: string): UnknownNode => ({
      id,
      widget: 'help-list',
      props: { title: 'footer.help', limit: 2 },
    });
    const columns: UnknownNode = {
      id: 'columns',
      widget: 'footer-columns',
      props: {},
      children: [list('a'), list('b')],
    };
    const page = pageOf([columns], { shell: { header: false, sideMenu: false, footer: false } });
    expect(queriesOf(planPage(layout, page, facts), context, widgetRegistry)).toEqual([
      '/wps/system/helpCenter?language=EN',
    ]);
  });
});

describe('widgetsByTime', () => {
  const board = { id: 'winners', widget: 'winner-board', props: { limit: 8 } };
  const bell = { id: 'bell', widget: 'notice-bell', props: {} };
  const copyright = { id: 'copyright', widget: 'copyright', props: {} };
  const planOf = (sections: UnknownNode[]) =>
    planPage({ ...layout, shell: { header: [bell], footer: [copyright] } }, pageOf(sections), facts);

  it('hydrates the page before its shell and before animated parts', () => {
    expect(widgetsByTime(planOf([board]))).toEqual({ first: ['notice-bell'], later: ['copyright', 'winner-board'] });
  });

  it('hydrates a widget with the page where it stands in the page too', () => {
    expect(widgetsByTime(planOf([copyright]))).toEqual({ first: ['notice-bell', 'copyright'], later: [] });
  });
});
