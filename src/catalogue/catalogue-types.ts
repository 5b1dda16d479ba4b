import type { PaletteName } from '#art/colour/palettes.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';
import type { CompleteLanguage } from '#contracts/languages.ts';

/**
 * The shapes of the game catalogue: what the seeder stores and the game modules serve.
 * Field names follow the specification, section 3 ("Game", "Vendor"), codes follow sections 3 and 9.
 */

/** Languages in which the catalogue carries names of its own; every other language falls back to `gameName`. */
export type CatalogueLanguage = Exclude<CompleteLanguage, 'EN'> | 'TY';

/** Names by language. A language is absent when there is no correct translation: show `EN`. */
export type TranslatedNames = Readonly<Partial<Record<CatalogueLanguage, string>>>;

/** A text that is there in every language that the product has words in. */
export type DisplayName = Readonly<Record<CompleteLanguage, string>>;

/** The groups of the game menu, in the specification's words. */
export type GameCategoryCode = 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT' | 'COCKFIGHT';

/** The kinds of lottery: five of eleven, daily draws (low frequency), six balls, ten-lane race, five digits. */
export type LotteryType = '11X5' | 'LF' | 'LHC' | 'PK10' | 'SSC';

/** The further kinds of RNG games: scratch cards, video poker, jackpots, table games, arcade. */
export type ExtraGameType = 'SC' | 'VP' | 'JP' | 'TG' | 'AC';

export type GameType =
  | 'RNG'
  | 'LIVE'
  | 'SPORTS'
  | 'ESPORTS'
  | 'FISH'
  | 'PVP'
  | 'COCKFIGHT'
  | LotteryType
  | ExtraGameType;

/** `VASSALAGE` marks a card that opens a sub-list of games instead of launching. */
export type GameKind = 'GAME' | 'VASSALAGE';

/** The picture of a live table's tile. */
export type LiveTableKind =
  | 'roulette'
  | 'blackjack'
  | 'wheel'
  | 'baccarat'
  | 'dragontiger'
  | 'sicbo'
  | 'speed'
  | 'poker';

export interface LiveTable {
  readonly kind: LiveTableKind;
  /** A palette name of the art direction, section 6.2. */
  readonly palette: PaletteName;
}

/** Fields of a tile's art that the catalogue fixes; everything else is drawn from the game's own seed. */
export type FixedArt = Readonly<Partial<TileSpec>>;

export interface CatalogueGame {
  /** Stable across runs: vendor ordinal × 10,000 + the game's serial number at that vendor. */
  readonly nodeId: number;
  /** Unique within the vendor, e.g. `EG2-0147`. */
  readonly gameCode: string;
  /** Vendor code. */
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameCategory: GameCategoryCode;
  /** Key of one of the category's classifies. */
  readonly gameClassify: string;
  /** English name, distinct across the whole catalogue. */
  readonly gameName: string;
  readonly names: TranslatedNames;
  readonly isHot: 0 | 1;
  /** 1 is the hottest; null unless `isHot` is 1. */
  readonly hotRank: number | null;
  /** 0 = a free trial is available. */
  readonly supportPlay: 0 | 1;
  readonly isGame: GameKind;
  /** Lowest stake in hundredths of the currency's base unit. */
  readonly minBetMinor: number;
  /** Highest stake in hundredths of the base unit; null = the vendor states none. */
  readonly maxBetMinor: number | null;
  /** Fewest lines that can be played; 1 where lines have no meaning. */
  readonly minLineNum: number;
  /** Order within the category, from 1, without gaps; the games of one type keep together. */
  readonly position: number;
  readonly art: FixedArt | null;
  /** Only for games of type LIVE. */
  readonly live: LiveTable | null;
}

/** A studio that makes games. Exactly 28 exist. */
export interface Studio {
  /** The studio's main vendor code. */
  readonly code: string;
  readonly displayName: string;
  /**
   * The dialect of its wallet calls: ordered actions in one call, or a call for each bet, win and rollback. Wallet and
   * vendor must agree, so both read it here; it is not stored with the catalogue.
   */
  readonly walletDialect: WalletDialectName;
}

export type WalletDialectName = 'actions' | 'calls';

/** A vendor code as lobbies list it: a studio's, or one of the house's own lotteries. */
export interface Vendor {
  readonly vassalage: string;
  readonly displayName: string;
  readonly names: TranslatedNames;
  /** The name as drawn on the vendor's card and in footers. */
  readonly wordmark: string;
  /** Code of the studio behind it; null = the house's own lottery. */
  readonly studio: string | null;
  /** Position of the vendor, from 1; the thousands of `nodeId` come from it. */
  readonly ordinal: number;
}

export interface GameClassify {
  readonly key: string;
  readonly displayName: DisplayName;
  /** The game types in whose lobby the classify is offered. */
  readonly gameTypes: readonly GameType[];
}

export interface GameCategory {
  readonly gameCategory: GameCategoryCode;
  /** Full title: section heads, side menu. */
  readonly displayName: DisplayName;
  /** Short title: chips of the game menu. */
  readonly shortName: DisplayName;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Types filed under the category; the first is the one its lobby lists by default. */
  readonly gameTypes: readonly GameType[];
  readonly classifies: readonly GameClassify[];
}
