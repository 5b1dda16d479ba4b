import type { PageData } from '#portal/app/page-data.ts';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { buildPageRequest } from './build-page-request.ts';

/** The page data of a guest's English home page, before any call was answered. */
export function buildPageData(overrides: Partial<PageData> = {}): PageData {
  const { path: _path, query: _query, origin: _origin, ...request } = buildPageRequest();
  return {
    ...request,
    words: portalWords('EN'),
    queries: { mutations: [], queries: [] },
    views: {},
    laterViews: {},
    ...overrides,
  };
}
