import type { FoundCategory, GameType, LanguageCode } from '#contracts/generated/contracts.ts';
import type { NarrowedGames } from './narrowed-games.ts';
import { type Bitmap, countCommon, visitEach } from './search/bitmap.ts';

/** Up to so many found games are looked up one by one; of more, whole sets are compared. */
const FEW = 500;

interface CountedCategory {
  readonly gameType: GameType;
  readonly games: Bitmap;
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
      return { gameType, games: narrowed.scope({ gameType }, language) };
    });
    this.masks = new Uint32Array(documents);
    this.counts = new Uint32Array(categories.length);
    for (const [at, { games }] of this.categories.entries()) {
      visitEach(games, (document) => {
        this.masks[document] = (this.masks[document] ?? 0) | (1 << at);
        return true;
      });
    }
  }

  /**
   * The categories that have something of some sets, fullest first.
   * @param total how many games the sets have together.
   */
  of(sets: readonly Bitmap[], total: number): FoundCategory[] {
    if (total === 0) return [];
    const { counts } = this;
    counts.fill(0);
    for (const set of sets) {
      if (total <= FEW) this.addEach(set);
      else for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + this.common(set, at);
    }
    const found: FoundCategory[] = [];
    for (const [at, { gameType }] of this.categories.entries()) {
      const gameCount = counts[at] ?? 0;
      if (gameCount > 0) found.push({ gameType, gameCount });
    }
    return found.sort((one, other) => other.gameCount - one.gameCount);
  }

  private common(set: Bitmap, at: number): number {
    const category = this.categories[at];
    return category === undefined ? 0 : countCommon(set, category.games);
  }

  private addEach(set: Bitmap): void {
    const { counts, masks } = this;
    visitEach(set, (document) => {
      for (let mask = masks[document] ?? 0; mask !== 0; mask &= mask - 1) {
        const at = 31 - Math.clz32(mask & -mask);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      return true;
    });
  }
}
