import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { RANGE, SIDE } from '../rules/bingo-card.ts';
import { bingoRules, paysOfLines } from '../rules/bingo-rules.ts';
import { lineChances } from './line-chances.ts';

/** The numbers of a bingo card. Each round takes other ones, so that all numbers are played. */
function columnsOfRound(round: number): readonly (readonly number[])[] {
  return Array.from({ length: SIDE }, (_, column) =>
    Array.from(
      { length: column === 2 ? SIDE - 1 : SIDE },
      (__, row) => column * RANGE + 1 + ((round + column + row * 2) % RANGE),
    ),
  );
}

export const bingoTable = choiceTable({
  rules: bingoRules,
  bets: [
    betOfPays(
      'card',
      lineChances().map((chance, lines): PayChance => [paysOfLines(lines), chance]),
    ),
  ],
  stakeMinor: 1,
  start: (round) => ({ columns: columnsOfRound(round) }),
});
