import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { matchPage, redirectTarget } from '#document/pages/match-page.ts';
import { pathOf } from './request-path.ts';

interface RoutedAddress {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

const OF_PAGES: readonly string[] = ['GET', 'HEAD'];

/**
 * Remembers every route that is registered after this, to tell which methods an address takes: none when there is
 * nothing.
 */
export function routedMethods(app: FastifyInstance): (request: FastifyRequest) => readonly string[] {
  const routed: RoutedAddress[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The route of pages takes any address; which of them are pages, the site's layout tells.
    if (url !== '/*') routed.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (request) => {
    const path = pathOf(request.url);
    const methods = routed.filter(({ pattern }) => pattern.test(path)).flatMap((address) => address.methods);
    const isPage = request.site !== null && isRoute(request.site.layout, path);
    return [...new Set([...methods, ...(isPage ? OF_PAGES : [])])].sort();
  };
}

const isRoute = (layout: LayoutDocument, path: string): boolean =>
  matchPage(layout, path) !== null || redirectTarget(layout, path) !== null;

/** `/a/:name/*` as an expression. */
function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) =>
      part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}
