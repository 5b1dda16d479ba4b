import { sheddingMatchBoard } from '#arcade/games/shedding/client/shedding-match-board.tsx';
import { tienLen } from '../rules/tien-len-rules.ts';

export const tienLenMatchBoard = sheddingMatchBoard(tienLen.cards, ({ tienLen: { rules } }) => [
  rules.kinds,
  rules.beat,
  rules.twos,
]);
