/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';

interface CardsProps {
  /** The row's place on the board, for its style. */
  readonly row: 'player' | 'board' | 'dealer';
  readonly name: string;
  /** The name of the poker hand, or a dash. */
  readonly plate: string;
  readonly cards: readonly number[];
  /** So many more lie face down. */
  readonly holes?: number;
  /** So many cards have a place before they are dealt. */
  readonly places: number;
  /** Cards with a gold outline. */
  readonly won: readonly number[];
  readonly words: GameWords;
  /** Over the cards, such as the result. */
  readonly children?: ComponentChildren;
}

/** Cards of the player, the board or the dealer, and below them the name with what they make. */
export function HoldemCards(props: CardsProps) {
  const { row, name, plate, cards, holes = 0, places, won, words, children } = props;
  const all = Array.from({ length: places }, (_, index) => cards[index] ?? null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div
      class="ch-hand"
      role="group"
      data-row={row}
      aria-label={words.say('casinoHoldem.cards', { name, hand: plate })}
    >
      <div class="ct-cards">
        {all.map((card, index) => (
          <DealtCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place, and another one in it is dealt anew.
            key={`${index} ${card}`}
            card={card}
            isFaceDown={card === null && index < cards.length + holes}
            isWon={card !== null && won.includes(card)}
            words={words}
          />
        ))}
        {children}
      </div>
      <div class="ct-title" aria-hidden="true">
        <span dir="auto">{name}</span>
        <b class="ct-plate" dir="auto">
          {plate}
        </b>
      </div>
    </div>
  );
}
