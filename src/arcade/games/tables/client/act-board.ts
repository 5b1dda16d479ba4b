import type { RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';

/**
 * The part of a board that all games of chips with acts share. Within a round the buttons of the board make the
 * choices: one press too many of the main button must not. `idle` is an act, for the draft that is never sent.
 */
export function actBoard(
  { choiceProblem }: Pick<GameRules, 'choiceProblem'>,
  idle: string,
): Pick<RoundBoard<unknown>, 'firstDraft' | 'keepsDraft' | 'mainButton'> {
  return {
    firstDraft: (view) => (view === null ? { bets: {} } : { act: idle }),
    keepsDraft: true,
    mainButton: ({ view, isOver, draft, words }) =>
      isOver || view === null
        ? { label: words.blackjack.deal, isAllowed: choiceProblem([], draft) === null }
        : { label: words.blackjack.yourTurn, isAllowed: false },
  };
}
