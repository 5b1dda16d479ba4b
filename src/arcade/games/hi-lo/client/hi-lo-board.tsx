/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { useLetterKeys } from '#arcade/client/round-game/use-letter-keys.ts';
import { useReveal } from '#arcade/client/round-game/use-reveal.ts';
import { DealtCard, nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { type Guess, guesses, HIGHEST_MULTIPLE, MOST_GUESSES } from '../rules/hi-lo-prices.ts';
import { type HiLoView, hiLoRules } from '../rules/hi-lo-rules.ts';
import { GuessButton } from './guess-button.tsx';
import { HiLoTrail } from './hi-lo-trail.tsx';

const KEYS: Readonly<Record<string, Guess>> = { H: 'higher', L: 'lower' };

function Board(props: BoardProps<HiLoView>) {
  const { view, isOver, isShown, isBusy, words, money, hasLessMotion } = props;
  const cards = view?.cards ?? [];
  useReveal(props, cards.length);
  const isOpen = view !== null && !isOver && !isBusy;
  const choose = (guess: Guess) => {
    if (isOpen) props.choose({ guess });
  };
  useLetterKeys((letter) => {
    const guess = KEYS[letter];
    if (guess !== undefined) choose(guess);
  });
  const isEnded = isOver && view !== null && (isShown || hasLessMotion);
  const isWon = isEnded && !view.isLost;
  const multiple = view === null || view.multiple === 0 ? '–' : `×${view.multiple / 100}`;
  return (
    <div class="ct-board hl-board" data-still={hasLessMotion} data-lost={isEnded && view.isLost}>
      <FeltWaves />
      <HiLoTrail view={view} words={words} />
      <div class="hl-table">
        {guesses.map((guess) => (
          <GuessButton
            key={guess}
            guess={guess}
            card={cards.at(-1) ?? null}
            price={view?.prices?.[guess] ?? null}
            isOpen={isOpen}
            words={words}
            choose={() => choose(guess)}
          />
        ))}
        <div class="hl-card" aria-live="polite">
          <DealtCard key={cards.length} card={cards.at(-1) ?? null} words={words} isWon={isWon} />
        </div>
      </div>
      <div class="hl-now" data-won={isWon}>
        <span class="hl-label">{words.mines.now}</span>
        <bdi dir="ltr">{multiple}</bdi>
        {view !== null && view.cashOutMinor > 0 && <bdi dir="ltr">{money(view.cashOutMinor)}</bdi>}
      </div>
    </div>
  );
}

/** Isolated, since the sentence around it may run from right to left. */
const isolated = (multiple: number) => `\u2066×${multiple / 100}\u2069`;

export const hiLoBoard: RoundBoard<HiLoView> = {
  Board,
  firstDraft: () => ({ cashOut: true }),
  keepsDraft: true,
  mainButton: ({ view, isOver, words, money }) => {
    if (isOver || view === null) return { label: words.blackjack.deal, isAllowed: true };
    if (view.guesses.length === 0) return { label: words.hiLo.guess, isAllowed: false };
    return { label: words.say('mines.cashOut', { amount: money(view.cashOutMinor) }), isAllowed: true };
  },
  outcome: ({ cards, isLost, multiple }, words) =>
    isLost
      ? words.say('hiLo.lost', { card: nameOfCard(cards.at(-1) ?? 0, words) })
      : words.say('mines.won', { multiple: isolated(multiple) }),
  rules: (words) => ({
    paragraphs: [
      words.hiLo.rules.about,
      words.hiLo.rules.same,
      words.say('hiLo.rules.pays', {
        percent: hiLoRules.returnBasisPoints / 100,
        most: isolated(HIGHEST_MULTIPLE),
        guesses: MOST_GUESSES,
      }),
      words.hiLo.rules.left,
    ],
    pays: [],
  }),
};
