import type { LiveTable } from '#catalogue/catalogue-types.ts';
import { listedGameType } from '#catalogue/categories.ts';
import { liveTableIn } from '#catalogue/stored-art.ts';
import type { LanguageCode, ListedGameType } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';
import type { CatalogueGameRow } from '../repository/catalogue-repository.ts';

/** A game as the gateway holds it in memory. */
export interface CatalogueEntry {
  readonly nodeId: string;
  readonly gameCode: string;
  readonly vassalage: string;
  readonly gameType: string;
  /** The group that it is listed in. */
  readonly gameCategory: string;
  readonly gameClassify: string;
  readonly gameName: string;
  readonly names: Readonly<Record<string, string>>;
  readonly isHot: 0 | 1;
  readonly hotRank: number | null;
  readonly supportPlay: 0 | 1;
  readonly isGame: 'GAME' | 'VASSALAGE';
  /** Hundredths of a base unit. */
  readonly minBetHundredths: bigint;
  readonly maxBetHundredths: bigint | null;
  readonly minLineNum: number;
  /** Fixed traits of the tile's art; null where everything is drawn from the game's own seed. */
  readonly art: Readonly<Record<string, unknown>> | null;
  /** The table that a live game is; null for everything else. */
  readonly live: LiveTable | null;
}

/**
 * Vendors of e-sports and cockfights, which leave the sports group for groups of their own (specification, sections 4
 * and 9).
 */
const OWN_GROUPS: Readonly<Record<string, string>> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' };

/** A row as an entry, with the sports vendors in their own groups. */
export function entryOfRow(row: CatalogueGameRow): CatalogueEntry {
  const ownGroup = row.game_category === 'SPORTS' ? OWN_GROUPS[row.vassalage] : undefined;
  return {
    nodeId: row.node_id,
    gameCode: row.game_code,
    vassalage: row.vassalage,
    gameType: ownGroup ?? row.game_type,
    gameCategory: ownGroup ?? row.game_category,
    gameClassify: row.game_classify,
    gameName: row.game_name,
    names: row.names,
    isHot: row.is_hot === 1 ? 1 : 0,
    hotRank: row.hot_rank,
    supportPlay: row.support_play === 0 ? 0 : 1,
    isGame: row.is_game === 'VASSALAGE' ? 'VASSALAGE' : 'GAME',
    minBetHundredths: BigInt(row.min_bet_minor),
    maxBetHundredths: row.max_bet_minor === null ? null : BigInt(row.max_bet_minor),
    minLineNum: row.min_line_num,
    art: row.art,
    live: liveTableIn(row.art),
  };
}

/** The name in a language; the English one where the game has none of its own there. */
export function nameIn(entry: CatalogueEntry, language: LanguageCode): string {
  return inLanguage(entry.names, language) ?? entry.gameName;
}

/** The type that a language lists the game under. */
export function typeIn(entry: CatalogueEntry, language: string): ListedGameType {
  return listedGameType(entry, language) as ListedGameType;
}
