import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { baccaratRules } from '../rules/baccarat-rules.ts';

/** Orders of six cards from eight decks by their outcome. */
export const OUTCOME_WAYS = {
  player: 2_230_518_282_592_256,
  banker: 2_292_252_566_437_888,
  tie: 475_627_426_473_216,
} as const;

const ALL_WAYS = OUTCOME_WAYS.player + OUTCOME_WAYS.banker + OUTCOME_WAYS.tie;

export const baccaratTable = chipTable(baccaratRules, 20, [
  betOfPays(
    'banker',
    [
      [1.95, OUTCOME_WAYS.banker / ALL_WAYS],
      [1, OUTCOME_WAYS.tie / ALL_WAYS],
    ],
    ['banker'],
  ),
  betOfPays(
    'player',
    [
      [2, OUTCOME_WAYS.player / ALL_WAYS],
      [1, OUTCOME_WAYS.tie / ALL_WAYS],
    ],
    ['player'],
  ),
  betOfPays('tie', [[9, OUTCOME_WAYS.tie / ALL_WAYS]], ['tie']),
  betOfPays('pair of the player', [[12, 31 / 415]], ['playerPair']),
  betOfPays('pair of the banker', [[12, 31 / 415]], ['bankerPair']),
]);
