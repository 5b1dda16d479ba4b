/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { DealtCard } from './dealt-card.tsx';

interface HandProps {
  /** The name with the plate, for screen readers. */
  readonly label: string;
  readonly name: string;
  /** Such as the points. */
  readonly plate: string | number;
  /** The plate's colour by its name in the style sheet. */
  readonly tone: 'red' | 'blue';
  readonly cards: readonly number[];
  /** So many cards have a place before they are dealt. */
  readonly places: number;
  /** The next card lies face down in its place. */
  readonly hasFaceDown?: boolean;
  readonly isWon: boolean;
  readonly words: GameWords;
}

/** One of the two hands of a card table: its cards, and below them its name with a plate. */
export function TableHand(props: HandProps) {
  const { label, name, plate, tone, cards, places, hasFaceDown = false, isWon, words } = props;
  const empty = new Array<null>(Math.max(0, places - cards.length)).fill(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="ct-hand" role="group" aria-label={label}>
      <div class="ct-cards">
        {[...cards, ...empty].map((card, index) => (
          <DealtCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place.
            key={index}
            card={card}
            isFaceDown={hasFaceDown && index === cards.length}
            words={words}
            isWon={isWon}
          />
        ))}
      </div>
      <div class="ct-title" aria-hidden="true">
        <span dir="auto">{name}</span>
        <b class="ct-plate" dir="auto" data-tone={tone}>
          {plate}
        </b>
      </div>
    </div>
  );
}
