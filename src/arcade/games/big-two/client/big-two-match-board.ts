import { sheddingMatchBoard } from '#arcade/games/shedding/client/shedding-match-board.tsx';
import { bigTwo } from '../rules/big-two-rules.ts';

export const bigTwoMatchBoard = sheddingMatchBoard(bigTwo.cards, ({ bigTwo: { rules } }) => [
  rules.kinds,
  rules.five,
  rules.straights,
]);
