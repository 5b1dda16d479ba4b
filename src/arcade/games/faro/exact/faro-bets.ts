import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { faroRanks, HIGH, placeOfRank } from '../rules/faro-places.ts';
import { faroRules } from '../rules/faro-rules.ts';

/** Ways of the four cards of a rank in the deck, by the end of a bet on it to win. */
export const RANK_WAYS = { win: 130_000, lose: 130_000, split: 10_725 } as const;

const ALL_WAYS = 270_725;

const ofRank: readonly PayChance[] = [
  [2, RANK_WAYS.win / ALL_WAYS],
  [0.5, RANK_WAYS.split / ALL_WAYS],
];

export const faroTable = chipTable(faroRules, 2, [
  betOfPays(
    'rank to win',
    ofRank,
    faroRanks.map((rank) => placeOfRank('win', rank)),
  ),
  betOfPays(
    'rank to lose',
    ofRank,
    faroRanks.map((rank) => placeOfRank('lose', rank)),
  ),
  betOfPays(
    'high card',
    [
      [2, 48 / 102],
      [0.5, 6 / 102],
    ],
    [HIGH],
  ),
]);
