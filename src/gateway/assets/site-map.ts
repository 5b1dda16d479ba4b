import { hasOwnWords, languages } from '#contracts/languages.ts';
import { escapeHtml } from '#gateway/kit/escape-html.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/**
 * The pages of a site that anybody may open, by their canonical path, each in the languages that the site has words in.
 * Pages that show another one, such as those that open a popup over home, are no pages of their own.
 */
export function siteMap({ site, layout }: PublishedSite, origin: string): string {
  const spoken = site.languages.offered.filter(hasOwnWords);
  const addressOf = (path: string, code: string): string =>
    escapeHtml(`${origin}${path}${code === site.languages.default ? '' : `?language=${code}`}`);
  const entries = Object.values(layout.pages ?? {}).flatMap(({ paths, state, access = 'public', showsPage }) => {
    const [path] = paths ?? [];
    if (path === undefined || state !== undefined || access !== 'public' || showsPage !== undefined) return [];
    const alternates = spoken.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${languages[code].tag}" href="${addressOf(path, code)}"/>`,
    );
    return [`<url><loc>${addressOf(path, site.languages.default)}</loc>${alternates.join('')}</url>`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
