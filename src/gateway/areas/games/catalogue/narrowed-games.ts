import type { LanguageCode, SiteCurrency } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { addTo, type Bitmap, emptyBitmap } from '../search/bitmap.ts';
import type { RankedCatalogue } from '../search/name-indexes.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { stakeInCurrency } from './display-factor.ts';
import type { SiteOffer } from './site-offer.ts';

/** Decimals that a `minBet` query value may have. */
const BET_DECIMALS = 4;

/** Filters of a list, beside a name (specification, section 7, "game list"). */
export interface Narrowing {
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  /** A decimal in the site's currency. */
  readonly minBet?: string | undefined;
  readonly minLineNum?: string | undefined;
  /** Leaves out the cards that stand for other games. */
  readonly withoutCards?: boolean;
}

interface Narrowed {
  /** In the site's order. */
  readonly documents: Uint32Array;
  scope: Bitmap | undefined;
}

/**
 * The games of a site's offer by type, vendor, kind and lines, by their numbers in the index: lists in the site's
 * order, and the same as sets. Kept, since every combination that has games is asked for again; those that have none
 * take no room, whatever codes people send.
 */
export class NarrowedGames {
  private readonly kept = new Map<string, Narrowed>();
  private readonly leastBets = new Map<bigint, bigint>();
  /** The fewest lines of each game, together: a list looks at thousands. */
  private readonly leastLineNums: Float64Array;
  /** Those that some game has, fewest first: any number asked for is as good as the next of them. */
  private readonly lineNums: readonly number[];

  constructor(
    private readonly offer: SiteOffer,
    private readonly catalogue: RankedCatalogue,
    private readonly currency: SiteCurrency,
  ) {
    this.leastLineNums = Float64Array.from(catalogue.entries, ({ minLineNum }) => minLineNum);
    this.lineNums = [...new Set(this.leastLineNums)].sort((one, other) => one - other);
  }

  /** The games of a narrowing, in the site's order. */
  list(narrowing: Narrowing, language: LanguageCode): Uint32Array {
    const { documents } = this.narrowed(narrowing, language);
    const isLeft = this.furtherTest(narrowing);
    if (isLeft === null) return documents;
    return documents.filter(isLeft);
  }

  /** The same games as a set. */
  scope(narrowing: Narrowing, language: LanguageCode): Bitmap {
    if (this.furtherTest(narrowing) !== null) return this.scopeOf(this.list(narrowing, language));
    const narrowed = this.narrowed(narrowing, language);
    narrowed.scope ??= this.scopeOf(narrowed.documents);
    return narrowed.scope;
  }

  private narrowed(narrowing: Narrowing, language: LanguageCode): Narrowed {
    const { gameType, vassalage, gameClassify, minLineNum } = narrowing;
    const leastLines = this.leastLinesOf(minLineNum);
    const key = `${gameType ?? ''} ${vassalage ?? ''} ${gameClassify ?? ''} ${leastLines} ${language === 'TY' ? language : ''}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made =
      leastLines > 0
        ? this.withLines(this.narrowed({ gameType, vassalage, gameClassify }, language), leastLines)
        : this.fromOffer(narrowing, language);
    if (made.documents.length > 0) this.kept.set(key, made);
    return made;
  }

  private fromOffer({ gameType, vassalage, gameClassify }: Narrowing, language: LanguageCode): Narrowed {
    const listed = gameType === undefined ? this.offer.games : this.offer.listedUnder(gameType, language);
    const games = listed.filter(
      (entry) =>
        (vassalage === undefined || entry.vassalage === vassalage) &&
        (gameClassify === undefined || entry.gameClassify === gameClassify),
    );
    const { documentOf } = this.catalogue;
    return { documents: Uint32Array.from(games, (entry) => documentOf.get(entry) ?? 0), scope: undefined };
  }

  private withLines(narrowed: Narrowed, leastLines: number): Narrowed {
    const documents = narrowed.documents.filter((document) => (this.leastLineNums[document] ?? 0) >= leastLines);
    return documents.length === narrowed.documents.length ? narrowed : { documents, scope: undefined };
  }

  /** The fewest lines that a game may have, as some game has them; 0 where all may. */
  private leastLinesOf(asked: string | undefined): number {
    if (asked === undefined) return 0;
    const least = this.lineNums.find((lines) => lines >= Number(asked)) ?? Number.POSITIVE_INFINITY;
    return least === this.lineNums[0] ? 0 : least;
  }

  /** Filters that are tested game by game, since any number may be asked for; null where there are none. */
  private furtherTest({ minBet, withoutCards }: Narrowing): ((document: number) => boolean) | null {
    if (minBet === undefined && withoutCards !== true) return null;
    const leastBet = minBet === undefined ? null : decimalToMinor(minBet, BET_DECIMALS);
    const { entries } = this.catalogue;
    return (document) => {
      const entry = entries[document];
      return (
        entry !== undefined &&
        (leastBet === null || this.leastBetOf(entry) >= leastBet) &&
        (withoutCards !== true || entry.isGame === 'GAME')
      );
    };
  }

  private leastBetOf({ minBetHundredths }: CatalogueEntry): bigint {
    const known = this.leastBets.get(minBetHundredths);
    if (known !== undefined) return known;
    const bet = decimalToMinor(stakeInCurrency(minBetHundredths, this.currency), BET_DECIMALS);
    this.leastBets.set(minBetHundredths, bet);
    return bet;
  }

  private scopeOf(documents: Uint32Array): Bitmap {
    const bits = emptyBitmap(this.catalogue.entries.length);
    for (const document of documents) addTo(bits, document);
    return bits;
  }
}
