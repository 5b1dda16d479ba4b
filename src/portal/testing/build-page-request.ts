import type { PageRequest } from '#contracts/render-page.ts';
import { buildLayout } from './build-layout.ts';
import { buildSiteInfo } from './build-site-info.ts';

/** A guest's request for the English desktop home page of a small site. */
export const buildPageRequest = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  site: buildSiteInfo(),
  layout: buildLayout(),
  revision: 3,
  origin: 'https://pebble.example',
  path: '/',
  query: {},
  language: 'EN',
  device: 'desktop',
  session: 'guest',
  state: 'normal',
  visitor: null,
  now: '2025-06-02T10:00:00Z',
  words: {},
  ...overrides,
});
