import { NONCE_SLOT, type PageRequest, type RenderPage } from '#contracts/render-page.ts';
import { matchPage } from '#document/pages/match-page.ts';
import type { Portal } from '#gateway/start/gateway-parts.ts';

/** The portal's options in a test; the page itself shows the data it was rendered from. */
export interface TestPortalOptions {
  /** Calls that every page loads. */
  readonly loads?: readonly string[];
  readonly expiresAt?: (request: PageRequest) => string | null;
  /** The `Link` header of every page. */
  readonly preloads?: string;
  /** Before each rendering; a test may wait or throw here. */
  readonly onRender?: (request: PageRequest) => Promise<void> | void;
  readonly clientFolder?: string;
}

/** A portal that renders without a browser's libraries: it tells in the page what the gateway asked for. */
export function testPortal(options: TestPortalOptions = {}): Portal & { readonly requests: PageRequest[] } {
  const requests: PageRequest[] = [];
  const renderPage: RenderPage = async (request, load) => {
    requests.push(request);
    await options.onRender?.(request);
    const values = await Promise.all((options.loads ?? []).map((path) => load(path)));
    const isFound = request.state !== 'normal' || matchPage(request.layout, request.path) !== null;
    const { site, layout: _layout, ...shown } = request;
    return {
      status: request.state === 'maintenance' ? 503 : request.state === 'regionRestricted' ? 451 : isFound ? 200 : 404,
      expiresAt: options.expiresAt?.(request) ?? null,
      preloads: options.preloads ?? '',
      html: [
        `<!doctype html><html lang="${request.language}"><head><style nonce="${NONCE_SLOT}">a{}</style></head>`,
        `<body><h1>${site.name}</h1><pre>${JSON.stringify({ ...shown, number: requests.length, values })}</pre>`,
        `<p>${'Tiles of the lobby. '.repeat(200)}</p><script nonce="${NONCE_SLOT}">1</script></body></html>`,
      ].join(''),
    };
  };
  return { renderPage, clientFolder: options.clientFolder ?? null, requests };
}
