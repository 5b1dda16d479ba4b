import { type SheddingGame, thirteenRanks } from '#arcade/games/shedding/rules/shedding-game.ts';
import { sheddingRules } from '#arcade/games/shedding/rules/shedding-rules.ts';
import { type BigTwoKind, beats, combinationsIn } from './big-two-combinations.ts';

/** Big two as it is played in Hong Kong, without points. Suits rise from diamonds over clubs and hearts to spades. */
export const bigTwo: SheddingGame<BigTwoKind> = {
  id: 'big-two-1',
  cards: thirteenRanks('dchs'),
  combinationsIn,
  beats,
  spared: ['four', 'straightFlush'],
};

export const bigTwoRules = sheddingRules(bigTwo);
