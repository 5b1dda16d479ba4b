import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { categoryAddress, pageOfCategory } from '#portal/site/chosen-game-type.ts';

/** The address of all results in a category: its page, narrowed to the search where it can be. */
export function searchAddress(layout: LayoutDocument, gameType: string, search: string): string {
  const address = categoryAddress(layout, gameType);
  if (!pageOfCategory(layout, gameType)?.page.query?.includes('search')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ search })}`;
}
