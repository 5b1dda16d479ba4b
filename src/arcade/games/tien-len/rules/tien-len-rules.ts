import { type SheddingGame, thirteenRanks } from '#arcade/games/shedding/rules/shedding-game.ts';
import { sheddingRules } from '#arcade/games/shedding/rules/shedding-rules.ts';
import { beats, combinationsIn, type TienLenKind } from './tien-len-combinations.ts';

/** Tien len as it is played in the south of Vietnam. Suits rise from spades over clubs and diamonds to hearts. */
export const tienLen: SheddingGame<TienLenKind> = {
  id: 'tien-len-1',
  cards: thirteenRanks('scdh'),
  combinationsIn,
  beats,
  spared: ['four', 'pairRun'],
};

export const tienLenRules = sheddingRules(tienLen);
