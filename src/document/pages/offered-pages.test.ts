import { describe, expect, it } from 'vitest';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { gameTypesOf, offeredPages } from './offered-pages.ts';

const layout: LayoutDocument = {
  id: 'harbour',
  menus: {
    bottom: [
      { id: 'slots', label: 'category.RNG', action: { do: 'navigate', page: 'slots' } },
      { id: 'sports', label: 'category.SPORTS', action: { do: 'navigate', page: 'sports' } },
    ],
  },
  redirects: [{ from: '/betting', page: 'sports' }],
  pages: {
    home: { paths: ['/'], title: 'menu.home', sections: [] },
    slots: { paths: ['/rng'], title: 'category.RNG', gameType: 'RNG', sections: [] },
    scratch: { paths: ['/sc'], title: 'category.SC', gameType: 'SC', sections: [] },
    sports: { paths: ['/sports'], title: 'category.SPORTS', gameType: 'SPORTS', sections: [] },
    lottery: { paths: ['/elott'], title: 'category.LOTT', gameType: 'ELOTT', alsoGameTypes: ['LOTT'], sections: [] },
  },
};

describe('offeredPages', () => {
  it('leaves out the place of a category that is not offered, and every way to it', () => {
    const offered = offeredPages(layout, ['RNG', 'ELOTT', 'LOTT']);
    expect(Object.keys(offered.pages ?? {})).toEqual(['home', 'slots', 'scratch', 'lottery']);
    expect(offered.menus?.bottom?.map(({ id }) => id)).toEqual(['slots']);
    expect(offered.redirects).toEqual([]);
  });

  it('keeps the further types of slots where slots are offered, and only there', () => {
    expect(Object.keys(offeredPages(layout, ['RNG']).pages ?? {})).toContain('scratch');
    expect(Object.keys(offeredPages(layout, ['SPORTS']).pages ?? {})).not.toContain('scratch');
  });

  it('keeps a page of several categories for those that are offered', () => {
    const { lottery } = offeredPages(layout, ['RNG', 'SPORTS', 'LOTT']).pages ?? {};
    expect(lottery && gameTypesOf(lottery)).toEqual(['LOTT']);
    expect(offeredPages(layout, ['RNG']).pages?.lottery).toBeUndefined();
  });

  it('changes nothing of a layout whose categories are all offered', () => {
    const offered = offeredPages(layout, ['RNG', 'SPORTS', 'ELOTT', 'LOTT']);
    expect(offered).toEqual(layout);
    expect(offered.pages?.slots).toBe(layout.pages?.slots);
  });
});
