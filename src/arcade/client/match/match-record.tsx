/** @jsxImportSource preact */
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import { RAKE_BASIS_POINTS } from '#arcade/games/matches/rules/match-pot.ts';
import type { MatchRoundView } from '#arcade/games/matches/rules/match-round.ts';
import type { RoundBoard } from '../round-game/round-board.ts';
import type { GameWords } from '../words/game-words.ts';
import { MatchMoves } from './match-moves.tsx';

/** How a match ended for a player, as a sentence. */
export function outcomeOfMatch({ end, seat }: Pick<MatchRoundView, 'end' | 'seat'>, { match }: GameWords): string {
  if (end === null) return '';
  const reason = match.end[end.reason];
  if (end.winners.length === 0) return `${match.drawn} ${reason}.`;
  return `${end.winners.includes(seat) ? match.won : match.lost} ${reason}.`;
}

/** The fee as figures of the rules. */
export const FEE_PERCENT = RAKE_BASIS_POINTS / 100;

/**
 * The board of a match as that of a round, for the record and the history: the last position, all open, and the moves.
 * Nothing on it can be chosen.
 */
export function matchRecord(matchBoard: MatchBoard<unknown>): RoundBoard<MatchRoundView> {
  const { Board } = matchBoard;
  return {
    Board: ({ view, words, play }) =>
      view === null ? null : (
        <div class="mt-past">
          <div class="mt-field">
            <Board
              view={view.position}
              seat={view.seat}
              legal={[]}
              moves={view.moves}
              turn={null}
              isOver
              play={() => undefined}
              words={words}
              hasLessMotion
              sound={play}
            />
          </div>
          <MatchMoves board={matchBoard} moves={view.moves} words={words} />
        </div>
      ),
    firstDraft: () => ({}),
    keepsDraft: false,
    mainButton: ({ words }) => ({ label: words.match.find, isAllowed: false }),
    outcome: outcomeOfMatch,
    rules: (words) => ({ paragraphs: matchBoard.rules(words), pays: [] }),
  };
}
