import type { FastifyReply } from 'fastify';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { escapeHtml } from '../kit/escape-html.ts';
import { createNonce } from '../kit/nonce.ts';

const STYLE = `
:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.5rem}
h1{font-size:1.6rem;line-height:1.3}a{color:LinkText}li{margin:.5rem 0}
`;

interface PlainPage {
  readonly lang: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly title: string;
  /** HTML: what callers put in is escaped by them. */
  readonly body: string;
}

/** Answers a page of the gateway's own, for the moments when no portal can be shown. */
export function sendPlainPage(reply: FastifyReply, { lang, direction = 'ltr', title, body }: PlainPage): FastifyReply {
  const nonce = createNonce();
  setPagePolicy(
    reply,
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const heading = escapeHtml(title);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${lang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${heading}</h1>${body}</main></body></html>`,
    );
}
