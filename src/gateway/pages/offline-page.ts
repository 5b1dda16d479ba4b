import type { FastifyReply } from 'fastify';
import { assetAddress } from '#contracts/asset-address.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import { presentSiteInfo } from '#gateway/areas/sites/sites.ts';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { escapeHtml } from '../kit/escape-html.ts';
import { createNonce } from '../kit/nonce.ts';

/**
 * The page that a browser keeps for when it has no network: in the brand's colours, without a script, and with nothing
 * to fetch but the mark that is kept beside it.
 */
export function sendOfflinePage(reply: FastifyReply, published: PublishedSite, language: LanguageCode): FastifyReply {
  const { name, theme, assetBase } = presentSiteInfo(published, language);
  const { tag, direction } = writtenIn(language);
  const nonce = createNonce();
  const words = (key: 'title' | 'message' | 'retry'): string => escapeHtml(message(`offline.${key}`, language));
  const mark = escapeHtml(assetAddress(assetBase, theme.logo.mark));
  setPagePolicy(
    reply,
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(
      [
        `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
        `<title>${words('title')} · ${escapeHtml(name)}</title><style nonce="${nonce}">${styleOf(theme)}</style></head>`,
        // The address stays that of the page that was asked for, so that an empty one asks for it again.
        `<body><main><img src="${mark}" width="56" height="56" alt=""><h1>${words('title')}</h1><p>${words('message')}</p><a href="">${words('retry')}</a></main></body></html>`,
      ].join(''),
    );
}

function styleOf({ scheme, colors, radius }: PublishedSite['theme']): string {
  return `:root{color-scheme:${scheme}}*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:24px;background:${colors.bg};color:${colors.tx};font:16px/24px system-ui,sans-serif;text-align:center}
main{max-width:420px;display:grid;gap:16px;justify-items:center}h1{font-size:28px;line-height:36px}p{color:${colors.tx2}}
a{display:inline-grid;place-items:center;min-height:48px;padding:0 24px;border-radius:${radius.m}px;background:${colors.pri};color:${colors.onPri};font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid ${colors.focus};outline-offset:2px}`;
}
