import { describe, expect, it } from 'vitest';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { matchPage, pageOfState, pathOf } from './match-page.ts';

const layout: LayoutDocument = {
  id: 'base',
  pages: {
    home: { paths: ['/', '/home'], title: 'page.home', sections: [] },
    terms: { paths: ['/help/terms'], title: 'page.terms', sections: [] },
    missing: { state: 'notFound', title: 'page.missing', sections: [] },
  },
};

describe('matchPage', () => {
  it('finds a page by each of its paths, with or without a slash at the end', () => {
    expect(['/', '/home', '/home/', '/help/terms/'].map((path) => matchPage(layout, path)?.pageId)).toEqual([
      'home',
      'home',
      'home',
      'terms',
    ]);
  });

  it('finds nothing by part of a path, other letters, or names of an object', () => {
    expect(['/help', '/HOME', '', '//', '/home//', 'constructor'].map((path) => matchPage(layout, path))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('answers the page itself', () => {
    expect(matchPage(layout, '/home')?.page).toBe(layout.pages?.home);
  });
});

describe('pageOfState', () => {
  it('finds the page that stands for a state', () => {
    expect(pageOfState(layout, 'notFound')?.pageId).toBe('missing');
    expect(pageOfState(layout, 'maintenance')).toBeNull();
  });
});

describe('pathOf', () => {
  it('names the canonical path, and none for a state or a page that is not there', () => {
    expect(['home', 'missing', 'nobody', 'constructor'].map((id) => pathOf(layout, id))).toEqual([
      '/',
      null,
      null,
      null,
    ]);
  });
});
