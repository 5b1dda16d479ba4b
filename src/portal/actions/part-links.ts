import type { MenuItem } from '#contracts/generated/contracts.ts';

/** The part of a page that an item leads to; undefined for one that leads elsewhere. */
export const partOf = ({ action }: MenuItem): string | undefined =>
  action?.do === 'navigate' ? action.query?.menu : undefined;

/**
 * The items that lead somewhere: those to parts that are there, those to other places, and headings above at least one
 * of these.
 * @param parts what the page has.
 */
export function linksThatLead(items: readonly MenuItem[], parts: readonly string[]): readonly MenuItem[] {
  const leading = items.filter((item) => {
    const part = partOf(item);
    return item.kind === 'heading' || part === undefined || parts.includes(part);
  });
  return leading.filter((item, at) => {
    const next = leading[at + 1];
    return item.kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
}
