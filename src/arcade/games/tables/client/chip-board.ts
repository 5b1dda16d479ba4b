import type { RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { NO_BETS } from '../rules/placed-chips.ts';

/**
 * The part of a board that all games of chips share: it opens without chips, keeps them from round to round, and its
 * main button starts a round once chips are placed. `labelOf` names the button.
 */
export function chipBoard(
  { choiceProblem }: Pick<GameRules, 'choiceProblem'>,
  labelOf: (words: GameWords) => string,
): Pick<RoundBoard<unknown>, 'firstDraft' | 'keepsDraft' | 'mainButton'> {
  return {
    firstDraft: () => ({ ...NO_BETS }),
    keepsDraft: true,
    mainButton: ({ draft, words }) => ({ label: labelOf(words), isAllowed: choiceProblem([], draft) === null }),
  };
}
