/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { ACE } from '#arcade/games/video-poker/rules/cards.ts';
import { type Guess, isSameOnly, isStrict } from '../rules/hi-lo-prices.ts';
import type { GuessPrice } from '../rules/hi-lo-rules.ts';

const ARROWS = { higher: 'M12 4 3 15h5v5h8v-5h5z', lower: 'M12 20 3 9h5V4h8v5h5z' } as const;
const EQUAL = 'M4 7h16v4H4zM4 14h16v4H4z';
const RANKS = ACE + 1;

/** The label of a guess on this card, e.g. "Higher or same". */
export function nameOfGuess(guess: Guess, card: number | null, { hiLo }: GameWords): string {
  if (card === null || isStrict(guess, card)) return hiLo[guess];
  if (isSameOnly(guess, card)) return hiLo.same;
  return guess === 'higher' ? hiLo.higherOrSame : hiLo.lowerOrSame;
}

interface ButtonProps {
  readonly guess: Guess;
  /** The open card; null before a round. */
  readonly card: number | null;
  /** Null where nothing can be guessed. */
  readonly price: GuessPrice | null;
  readonly isOpen: boolean;
  readonly words: GameWords;
  choose(): void;
}

/** A guess with its multiple and its chance. Keys: H and L. */
export function GuessButton({ guess, card, price, isOpen, words, choose }: ButtonProps) {
  const name = nameOfGuess(guess, card, words);
  const multiple = price === null ? '–' : `×${price.multiple / 100}`;
  const percent = price === null ? 0 : Math.round((price.ways * 1000) / RANKS) / 10;
  const isSame = card !== null && isSameOnly(guess, card);
  const label = price === null ? name : words.say('hiLo.told', { guess: name, multiple, percent });
  return (
    <button
      type="button"
      class="hl-guess"
      data-guess={guess}
      aria-label={label}
      aria-keyshortcuts={guess === 'higher' ? 'H' : 'L'}
      aria-disabled={!isOpen}
      onClick={choose}
    >
      <svg class="hl-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isSame ? EQUAL : ARROWS[guess]} />
      </svg>
      <span class="hl-name" dir="auto">
        {name}
      </span>
      <bdi class="hl-price" dir="ltr">
        {multiple}
      </bdi>
      <bdi class="hl-chance" dir="ltr">
        {price === null ? '' : words.say('hiLo.chance', { percent })}
      </bdi>
    </button>
  );
}
