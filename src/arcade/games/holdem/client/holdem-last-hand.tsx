/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { rankHand } from '#arcade/games/casino-holdem/rules/holdem-hands.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { SeenHand } from '../rules/holdem-position.ts';
import { HandCards, handName } from './holdem-hand-cards.tsx';
import { resultOf } from './holdem-move-words.ts';

interface LastHandProps {
  /** What ended with the last move: one hand, or more where blinds alone decided the others. */
  readonly ended: readonly SeenHand[];
  readonly seat: Seat;
  readonly words: GameWords;
}

/** How hands ended, in a line each. */
export function HandResults({ ended, seat, words }: LastHandProps) {
  return (
    <>
      {ended.map((hand) => {
        const { kind, text } = resultOf(hand, seat, words);
        return (
          <p key={hand.hand} class="hm-result" data-kind={kind} dir="auto">
            {ended.length > 1 && <bdi>#{hand.hand} </bdi>}
            {text}
          </p>
        );
      })}
    </>
  );
}

/** The hand that ended with the last move: who won, the board, and the cards of both as far as they are shown. */
export function LastHand({ ended, seat, words }: LastHandProps) {
  const last = ended.at(-1);
  if (last === undefined) return null;
  const { board, holes, winners, isShown } = last;
  const won = isShown ? winners.flatMap((winner) => rankHand([...(holes[winner] ?? []), ...board]).best) : [];
  const side = (of: Seat) => {
    const cards = holes[of] ?? null;
    const folded = isShown || winners.includes(of) ? '' : words.casinoHoldem.folded;
    return (
      <span class="hm-past-side" data-folded={folded !== ''}>
        <HandCards cards={cards} won={won} words={words} />
        <small dir="auto">{isShown ? handName(cards, board, words) : folded}</small>
      </span>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="hm-past" role="group" aria-label={words.holdem.lastHand}>
      <HandResults {...{ ended, seat, words }} />
      <div class="hm-past-cards">
        {side(1 - seat)}
        {board.length > 0 && <HandCards cards={board} places={board.length} won={won} words={words} />}
        {side(seat)}
      </div>
    </div>
  );
}
