import type { CheckContext } from '#document/check/read/site-files.ts';
import { PORTAL_WORD_KEYS, PORTAL_WORD_PLACEHOLDERS } from '#words/generated/page-word-keys.ts';

/**
 * Everything that documents may refer to beside themselves; nothing of it is left out, so every gate checks the same.
 */
export type DocumentContext = Required<CheckContext>;

/**
 * The context that sites' documents are checked against: at the gateway's start, when a file changes, and by `npm run
 * check:sites`.
 * @param vendorCategories the categories in which each of the catalogue's vendors has games, by the vendor's code.
 * @param slots the catalogue's slots, by the vendor's code, a colon and the game's code.
 */
export function documentContext(
  vendorCategories: DocumentContext['vendorCategories'],
  slots: DocumentContext['slots'],
): DocumentContext {
  return {
    portalKeys: new Set(PORTAL_WORD_KEYS),
    portalPlaceholders: new Map(Object.entries(PORTAL_WORD_PLACEHOLDERS)),
    vendors: new Set(vendorCategories.keys()),
    vendorCategories,
    slots,
  };
}
