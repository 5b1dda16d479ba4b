import type { FastifyRequest } from 'fastify';
import { NONCE_SLOT } from '#contracts/render-page.ts';
import { endOfPreview } from '#gateway/http/site-preview.ts';
import { escapeHtml } from '#gateway/kit/escape-html.ts';
import { filledMessage, message } from '#gateway/kit/messages/messages.ts';

const END = '</body></html>';

/**
 * Above popups, so that a preview can be ended whatever it shows, and above the bar at the bottom of layouts. Dialogs
 * of phones come from the bottom, so it gives way to the top there. The colours are the system's: no theme can hide
 * them.
 */
const STYLE = `
.preview-bar{position:fixed;z-index:2147483000;inset-inline:0;bottom:var(--bottom-bar,0px);display:flex;
flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 20px;padding:6px 16px;background:CanvasText;color:Canvas;color-scheme:light;
font:500 14px/20px system-ui,sans-serif;pointer-events:auto}
.preview-bar a{display:inline-flex;align-items:center;min-height:32px;color:inherit;text-decoration:underline}
@media(max-width:767px){body:has([role=dialog]) .preview-bar{top:4px;bottom:auto;width:fit-content;margin-inline:auto;
padding-block:2px;border-radius:99px}}
`.replaceAll('\n', '');

/**
 * Puts a bar at the foot of a page's HTML that says which revision is shown, and leads out of the preview. It is plain
 * markup outside of what the portal hydrates.
 */
export function withPreviewBar(html: string, request: FastifyRequest, revision: number): string {
  const { language, url } = request;
  const said = escapeHtml(filledMessage('preview.revision', language, { revision: String(revision) }));
  const bar = [
    `<style nonce="${NONCE_SLOT}">${STYLE}</style>`,
    `<aside class="preview-bar" aria-label="${said}"><span>${said}</span>`,
    `<a href="${escapeHtml(endOfPreview(url))}">${escapeHtml(message('preview.end', language))}</a></aside>`,
  ].join('');
  const at = html.lastIndexOf(END);
  return at < 0 ? html + bar : `${html.slice(0, at)}${bar}${html.slice(at)}`;
}
