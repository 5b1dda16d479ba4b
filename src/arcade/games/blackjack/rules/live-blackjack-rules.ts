import type { GameRules } from '#arcade/games/game-rules.ts';
import { REVEAL } from '#arcade/games/tables/rules/reveal.ts';
import { choiceOfAbsent } from './blackjack-choices.ts';
import { type BlackjackView, blackjackRules, DEALER_CARDS, playBlackjack } from './blackjack-rules.ts';

/** The first two cards of the players. */
const FIRST_CARDS = 2;

/**
 * Blackjack at a live table for any number of players: all have the same first two cards and one dealer, each chooses
 * for himself, and further cards are each player's own.
 *
 * The dealer looks at his second card when all have chosen; a blackjack of his then takes the main bet alone.
 * Unanswered insurance is declined, and hands that were not played to their end stand. Returns are those of
 * `blackjack-1`.
 */
export const liveBlackjackRules: GameRules<BlackjackView> = {
  ...blackjackRules,
  id: 'blackjack-live-1',
  table: { sharedDraws: DEALER_CARDS + FIRST_CARDS },
  choiceOfAbsent: (made) => (made.length === 0 ? choiceOfAbsent(made) : REVEAL),
  play: playBlackjack(true),
};
