/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';
import type { HiLoView } from '../rules/hi-lo-rules.ts';
import { nameOfGuess } from './guess-button.tsx';

/** The cards before the open one with the guesses on them, the newest at the end. It never mirrors. */
export function HiLoTrail({ view, words }: { readonly view: HiLoView | null; readonly words: GameWords }) {
  const guessed = view?.guesses ?? [];
  return (
    <ol class="hl-trail" aria-label={words.hiLo.cards}>
      {guessed.map((guess, index) => {
        const card = view?.cards[index] ?? null;
        const isWrong = view?.isLost === true && index === guessed.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other identity than their order.
          <li key={index} class="hl-past" data-wrong={isWrong}>
            <DealtCard card={card} words={words} />
            <span class="hl-mark" data-guess={guess} aria-hidden="true">
              {guess === 'higher' ? '▲' : '▼'}
            </span>
            <span class="visually-hidden">{nameOfGuess(guess, card, words)}</span>
          </li>
        );
      })}
    </ol>
  );
}
