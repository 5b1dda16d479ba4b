import type { GameType, LanguageCode } from '#contracts/generated/contracts.ts';
import type { NarrowedGames } from './narrowed-games.ts';
import { type Bitmap, countCommon, lowestOf, visitEach } from './search/bitmap.ts';
import type { NameHits } from './search/search-names.ts';

/** Looking a game up costs about as much as comparing so many words of two sets. */
const LOOK_UP_WORDS = 4;

interface CountedCategory {
  readonly games: Bitmap;
  /** The JSON of a `FoundCategory` up to its count. */
  readonly start: string;
}

/** How much of what was found is in each category of a site. */
export class CategoryCounts {
  private readonly categories: readonly CountedCategory[];
  /** For each game a bit for each category that lists it. */
  private readonly masks: Uint32Array;
  private readonly counts: Uint32Array;

  constructor(categories: readonly string[], documents: number, narrowed: NarrowedGames, language: LanguageCode) {
    this.categories = categories.map((category) => {
      const gameType = category as GameType;
      return {
        games: narrowed.scope({ gameType }, language),
        start: `{"gameType":${JSON.stringify(gameType)},"gameCount":`,
      };
    });
    this.masks = new Uint32Array(documents);
    this.counts = new Uint32Array(categories.length);
    for (const [at, { games }] of this.categories.entries()) {
      visitEach(games, (document) => {
        this.masks[document] = (this.masks[document] ?? 0) | (1 << at);
      });
    }
  }

  /**
   * The categories that have something of what was found, fullest first, as JSON.
   * @param total how many games were found.
   */
  of({ ranks, counts: found }: Pick<NameHits, 'ranks' | 'counts'>, total: number): string {
    if (total === 0) return '[]';
    const { categories, counts } = this;
    counts.fill(0);
    const sets = ranks.filter((_set, rank) => (found[rank] ?? 0) > 0);
    const words = (this.masks.length >> 5) * categories.length * sets.length;
    if (total * LOOK_UP_WORDS <= words) for (const set of sets) this.addEach(set);
    else for (const set of sets) this.addCommon(set);
    const fullest = categories.map((_category, at) => at).filter((at) => (counts[at] ?? 0) > 0);
    fullest.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
    return `[${fullest.map((at) => `${categories[at]?.start}${counts[at]}}`).join(',')}]`;
  }

  private addCommon(set: Bitmap): void {
    for (const [at, { games }] of this.categories.entries())
      this.counts[at] = (this.counts[at] ?? 0) + countCommon(set, games);
  }

  private addEach(set: Bitmap): void {
    const { counts, masks } = this;
    for (let word = 0; word < set.length; word += 1) {
      for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
        const document = (word << 5) + lowestOf(rest);
        for (let mask = masks[document] ?? 0; mask !== 0; mask &= mask - 1) {
          const at = lowestOf(mask);
          counts[at] = (counts[at] ?? 0) + 1;
        }
      }
    }
  }
}
