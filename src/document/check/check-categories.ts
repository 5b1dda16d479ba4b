import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { gameTypesOf } from '#document/pages/offered-pages.ts';
import type { Fault } from '../fault.ts';

/**
 * Checks the places of categories in a resolved layout: a category has one page, that page has a path, and one that is
 * the place of several reads which of them is meant.
 */
export function* checkCategories({ pages = {} }: LayoutDocument): Generator<Fault> {
  const taken = new Map<string, string>();
  for (const [name, page] of Object.entries(pages)) {
    const at = ['pages', name];
    const [own, ...further] = gameTypesOf(page);
    if (own === undefined) {
      if (page.alsoGameTypes)
        yield {
          path: [...at, 'alsoGameTypes'],
          wrong: 'the page has no category of its own',
          right: 'give it one as "gameType", or take this out',
        };
      continue;
    }
    if (!page.paths)
      yield {
        path: [...at, 'gameType'],
        wrong: 'the page has no path for menus to lead to',
        right: 'give it "paths", or take the category out',
      };
    if (further.length > 0 && !page.query?.includes('gameType'))
      yield {
        path: [...at, 'alsoGameTypes'],
        wrong: 'the page does not read "gameType", which tells its categories apart',
        right: 'add "gameType" to its "query"',
      };
    for (const gameType of [own, ...further]) {
      const other = taken.get(gameType);
      if (other === undefined) taken.set(gameType, name);
      else
        yield {
          path: [...at, gameType === own ? 'gameType' : 'alsoGameTypes'],
          wrong: `the category ${gameType} has a place already, the page ${JSON.stringify(other)}`,
          right: 'let one page be the place of it',
        };
    }
  }
}
