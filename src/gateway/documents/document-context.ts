import { PORTAL_WORD_KEYS } from '#contracts/generated/portal-words.ts';
import type { CheckContext } from '#document/check/site-files.ts';

/** Everything that documents may refer to beside themselves; nothing of it is left out, so every gate checks the same. */
export type DocumentContext = Required<CheckContext>;

/**
 * What the documents of sites are checked against, at the gateway's start, when a file changes and by `npm run check:sites`.
 * @param vendors the codes of the catalogue's vendors.
 */
export function documentContext(vendors: Iterable<string>): DocumentContext {
  return { portalKeys: new Set(PORTAL_WORD_KEYS), vendors: new Set(vendors) };
}
