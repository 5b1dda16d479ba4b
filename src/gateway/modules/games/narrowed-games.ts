import type { LanguageCode, SiteCurrency } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { stakeInCurrency } from './display-factor.ts';
import { addTo, type Bitmap, emptyBitmap } from './search/bitmap.ts';
import type { RankedCatalogue } from './search/name-indexes.ts';
import type { SiteOffer } from './site-offer.ts';

/** Decimals that a `minBet` query value may have. */
const BET_DECIMALS = 4;

/** What a list may be narrowed to, beside a name (specification, section 7, "game list"). */
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
 * The games of a site's offer by type, vendor and kind, by their numbers in the index: lists in the site's order, and the same as sets. Kept, since every
 * combination that has games is asked for again; those that have none take no room, whatever codes people send.
 */
export class NarrowedGames {
  private readonly kept = new Map<string, Narrowed>();
  private readonly leastBets = new Map<bigint, bigint>();
  /** The fewest lines of each game, together: a list looks at thousands. */
  private readonly leastLineNums: Float64Array;

  constructor(
    private readonly offer: SiteOffer,
    private readonly catalogue: RankedCatalogue,
    private readonly currency: SiteCurrency,
  ) {
    this.leastLineNums = Float64Array.from(catalogue.entries, ({ minLineNum }) => minLineNum);
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

  private narrowed({ gameType, vassalage, gameClassify }: Narrowing, language: LanguageCode): Narrowed {
    const key = `${gameType ?? ''} ${vassalage ?? ''} ${gameClassify ?? ''} ${language === 'TY' ? language : ''}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const listed = gameType === undefined ? this.offer.games : this.offer.listedUnder(gameType, language);
    const games = listed.filter(
      (entry) =>
        (vassalage === undefined || entry.vassalage === vassalage) &&
        (gameClassify === undefined || entry.gameClassify === gameClassify),
    );
    const { documentOf } = this.catalogue;
    const made: Narrowed = {
      documents: Uint32Array.from(games, (entry) => documentOf.get(entry) ?? 0),
      scope: undefined,
    };
    if (games.length > 0) this.kept.set(key, made);
    return made;
  }

  /** What is tested game by game, since any number may be asked for; null where nothing is. */
  private furtherTest({ minBet, minLineNum, withoutCards }: Narrowing): ((document: number) => boolean) | null {
    if (minBet === undefined && minLineNum === undefined && withoutCards !== true) return null;
    const leastBet = minBet === undefined ? null : decimalToMinor(minBet, BET_DECIMALS);
    const leastLines = Number(minLineNum ?? 0);
    const { leastLineNums } = this;
    const hasLines = (document: number): boolean => (leastLineNums[document] ?? 0) >= leastLines;
    if (leastBet === null && withoutCards !== true) return hasLines;
    const { entries } = this.catalogue;
    return (document) => {
      const entry = entries[document];
      if (entry === undefined || !hasLines(document)) return false;
      return (
        (leastBet === null || this.leastBetOf(entry) >= leastBet) && (withoutCards !== true || entry.isGame === 'GAME')
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
