import type { Action } from '#contracts/generated/contracts.ts';

/**
 * The way to the page about the app, with the language of the page that leads there and a code that opens the member's
 * account (specification, section 2, "Side menu": "a link to the app page carrying language and token as query
 * values").
 */
export function appPageWay(guide: Action | undefined, language: string, code: string | null): Action | undefined {
  if (guide?.do !== 'navigate') return guide;
  return { ...guide, query: { ...guide.query, language, ...(code !== null && { token: code }) } };
}
