import { assetAddress } from '#contracts/asset-address.ts';
import { hasOwnWords, writtenIn } from '#contracts/languages.ts';
import type { PageRequest } from '#contracts/render-page.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { escapeText } from './escape-text.ts';

/**
 * A page's metadata for crawlers, for previews of a shared link, and for the system that installs
 * the site. Its one address is on the site's main host, whichever of its hosts it was asked for at.
 */
export function pageMeta(request: PageRequest, title: string, description: string): string {
  const { site, language } = request;
  const { social } = site.theme.icons ?? {};
  const picture = social ? `${request.origin}${assetAddress(site.assetBase, social)}` : null;
  return [
    `<link rel="manifest" href="/manifest.webmanifest?language=${language}">`,
    ...addressLinks(request),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', writtenIn(language).tag.replace('-', '_')),
    ...(picture
      ? [
          property('og:image', picture),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ].join('');
}

/**
 * The page's one address in its language; none for what is no page of its own. Only the site map lists its addresses
 * in other languages: one address answers in the visitor's language, and may not be called that of another.
 */
function addressLinks({ origin, site, layout, path, query, language, state }: PageRequest): string[] {
  const page = state === 'normal' ? matchPage(layout, path)?.page : undefined;
  const canonical = page?.paths?.[0];
  if (canonical === undefined) return ['<meta name="robots" content="noindex">'];
  const values = new URLSearchParams(query);
  values.sort();
  if (hasOwnWords(language) && language !== site.languages.default) values.set('language', language);
  const text = values.toString();
  const own = escapeText(`${origin}${canonical}${text ? `?${text}` : ''}`);
  return [`<link rel="canonical" href="${own}">`, property('og:url', own)];
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeText(content)}">`;
