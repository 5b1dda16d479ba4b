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

/** The cards of the best hand of an ended hand, of each winner; none where the cards were not shown. */
export function bestCards({ winners, isShown, holes, board }: SeenHand): readonly number[] {
  if (!isShown) return [];
  return winners.flatMap((winner) => rankHand([...(holes[winner] ?? []), ...board]).best);
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

/** The hand that ended with the last move: the board, and the cards of both as far as they are shown. */
export function LastHand({ ended, seat, words }: LastHandProps) {
  const last = ended.at(-1);
  if (last === undefined) return null;
  const { board, holes, winners, isShown } = last;
  const won = bestCards(last);
  const side = (of: Seat) => {
    const cards = holes[of] ?? null;
    const isFolded = !isShown && !winners.includes(of);
    const name = of === seat ? words.table.you : words.match.opponent;
    const hand = isFolded ? words.casinoHoldem.folded : handName(cards, board, words);
    return (
      <span class="hm-past-side" data-folded={isFolded}>
        <HandCards cards={cards} won={won} words={words} />
        <small dir="auto">{hand === '' ? name : words.say('casinoHoldem.cards', { name, hand })}</small>
      </span>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="hm-past" role="group" aria-label={words.holdem.lastHand}>
      {side(1 - seat)}
      {board.length > 0 && <HandCards cards={board} places={board.length} won={won} words={words} />}
      {side(seat)}
    </div>
  );
}
