import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { visitEach } from '../search/bitmap.ts';
import type { NameHits } from '../search/search-names.ts';
import type { NarrowedGames } from './narrowed-games.ts';

interface CountedCategory {
  /** The JSON of a `FoundCategory` up to its count. */
  readonly start: string;
  /** The kinds of games that it lists. */
  readonly kinds: readonly number[];
}

/**
 * Counts the found games in each category of a site. Games in the same set of categories are of one kind: there are few
 * kinds, so one number per game is enough.
 */
export class CategoryCounts {
  private readonly categories: readonly CountedCategory[];
  private readonly kindOf: Uint16Array;
  private readonly found: Uint32Array;

  constructor(categories: readonly string[], documents: number, narrowed: NarrowedGames, language: LanguageCode) {
    const listing: string[] = new Array(documents).fill('');
    for (const [at, category] of categories.entries())
      visitEach(narrowed.scope({ gameType: category }, language), (document) => {
        listing[document] += ` ${at}`;
      });
    const kinds = [...new Set(listing)];
    const numbers = new Map(kinds.map((kind, number) => [kind, number]));
    this.kindOf = Uint16Array.from(listing, (kind) => numbers.get(kind) ?? 0);
    this.found = new Uint32Array(kinds.length);
    this.categories = categories.map((category, at) => ({
      start: `{"gameType":${JSON.stringify(category)},"gameCount":`,
      kinds: kinds.flatMap((kind, number) => (kind.split(' ').includes(String(at)) ? [number] : [])),
    }));
  }

  /** The categories that have something of what was found, fullest first, as JSON. */
  of({ games, totalCount }: Pick<NameHits, 'games' | 'totalCount'>): string {
    if (totalCount === 0) return '[]';
    const { found, kindOf, categories } = this;
    found.fill(0);
    for (let at = 0; at < totalCount; at += 1) {
      const kind = kindOf[games[at] ?? 0] ?? 0;
      found[kind] = (found[kind] ?? 0) + 1;
    }
    const counted: Array<{ readonly start: string; readonly count: number }> = [];
    for (const { start, kinds } of categories) {
      let count = 0;
      for (const kind of kinds) count += found[kind] ?? 0;
      if (count > 0) counted.push({ start, count });
    }
    counted.sort((one, other) => other.count - one.count);
    return `[${counted.map(({ start, count }) => `${start}${count}}`).join(',')}]`;
  }
}
