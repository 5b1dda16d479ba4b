import type { GameRules } from '#arcade/games/game-rules.ts';
import { REVEAL } from '#arcade/games/tables/rules/reveal.ts';
import { choiceOfAbsent } from './casino-holdem-choices.ts';
import { CARDS_OF_A_ROUND, type CasinoHoldemView, casinoHoldemRules, playCasinoHoldem } from './casino-holdem-rules.ts';

/**
 * Casino hold'em at a live table for any number of players: all hold the same two cards against one dealer, and each
 * calls or folds for himself. Who has not chosen in time folds. Returns are those of `casino-holdem-1`.
 */
export const liveCasinoHoldemRules: GameRules<CasinoHoldemView> = {
  ...casinoHoldemRules,
  id: 'casino-holdem-live-1',
  table: { sharedDraws: CARDS_OF_A_ROUND },
  choiceOfAbsent: (made) => (made.length === 0 ? choiceOfAbsent(made) : REVEAL),
  play: playCasinoHoldem(true),
};
