import { escapeHtml } from '#gateway/kit/escape-html.ts';

const ADDRESS = /https?:\/\/[^\s<>"'`]+/g;
/** Punctuation that ends a sentence rather than an address. */
const SENTENCE_END = /[).,;:!?\]]+$/;

/**
 * A text as HTML: everything in it escaped, and its addresses made links where they lead to a host that may be
 * followed.
 */
export function linkedText(text: string, mayFollow: (host: string) => boolean): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(SENTENCE_END, '');
    if (!URL.canParse(address) || !mayFollow(new URL(address).hostname)) continue;
    const href = escapeHtml(new URL(address).href);
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${href}" target="_blank" rel="noopener noreferrer">${escapeHtml(address)}</a>`;
    end = match.index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}
