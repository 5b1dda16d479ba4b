import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#gateway/http/accepted-encoding.ts';
import { IMMUTABLE } from '#gateway/http/file-headers.ts';
import { fileLimit } from '#gateway/http/security/rate-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { FileShelf } from './file-shelf.ts';
import { sendFile } from './send-file.ts';
import type { SiteAssetShelf } from './site-asset-shelf.ts';

/** For files that keep their name when their content changes: fresh for a day, then stale-while-revalidate. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export interface AssetParts {
  /** The built client's folder, with `assets/` in it; null while the portal is not built. */
  readonly clientFolder: string | null;
  readonly fontsFolder: string;
  readonly siteAssets: SiteAssetShelf;
  readonly rateLimitFactor: number;
}

/** Files of the portal, its fonts, and each site's own, its icon among them. */
export function assetRoutes(app: FastifyInstance, parts: AssetParts): void {
  const { clientFolder, fontsFolder, siteAssets, rateLimitFactor } = parts;
  const config = { ...fileLimit(rateLimitFactor) };
  const portal = clientFolder === null ? null : new FileShelf(`${clientFolder}/assets`);
  const fonts = new FileShelf(fontsFolder);

  app.get<{ Params: { '*': string } }>('/assets/*', { config }, async (request, reply) =>
    sendFile(request, reply, await portal?.get(request.params['*'], encodingOf(request)), IMMUTABLE),
  );

  app.get<{ Params: { '*': string } }>('/fonts/*', { config }, async (request, reply) =>
    sendFile(request, reply, await fonts.get(request.params['*'], encodingOf(request)), FOR_A_DAY),
  );

  // Browsers and crawlers request this address regardless of a page's markup.
  app.get('/favicon.ico', { config }, async (request, reply) => {
    const site = siteOf(request);
    const favicon = site.theme.icons?.favicon ?? '';
    const file = await siteAssets.get(site, favicon.replace(/^assets\//, ''), encodingOf(request));
    // One address for every revision, so clients revalidate their copy.
    return sendFile(request, reply, file, 'no-cache');
  });

  app.get<{ Params: { version: string; '*': string } }>(
    '/site-assets/:version/*',
    { config },
    async (request, reply) => {
      const { version, '*': name } = request.params;
      // Pages of an older revision that are still open get the pictures of that one.
      const file = await siteAssets.getOfVersion(siteOf(request), version, name, encodingOf(request));
      return sendFile(request, reply, file, IMMUTABLE);
    },
  );
}

function encodingOf(request: FastifyRequest): ReturnType<typeof acceptedEncoding> {
  return acceptedEncoding(request.headers['accept-encoding']);
}
