import { assetAddress } from '#contracts/asset-address.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import { presentSiteInfo } from '#gateway/areas/sites/sites.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/**
 * The manifest to install the site as an app (W3C, "Web Application Manifest"): its name, colours and icons in
 * the brand's theme.
 */
export function webManifest(published: PublishedSite, language: LanguageCode): string {
  const { name, tagline, theme } = presentSiteInfo(published, language);
  const { tag, direction } = writtenIn(language);
  const { favicon, touch, large } = theme.icons ?? {};
  const square = (asset: string | undefined, size: number) =>
    asset === undefined
      ? []
      : ['any', 'maskable'].map((purpose) => ({
          src: assetAddress(published.assetBase, asset),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        }));
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(tagline && { description: tagline }),
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.colors.bg,
    theme_color: theme.colors.bg2,
    icons: [
      ...(favicon
        ? [{ src: assetAddress(published.assetBase, favicon), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
        : []),
      ...square(touch, 192),
      ...square(large, 512),
    ],
  });
}
