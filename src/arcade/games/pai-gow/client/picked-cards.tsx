/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { CardFace } from '#arcade/games/video-poker/client/card-face.tsx';

/** The cards never mirror: left is left in every language. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface PickedProps {
  readonly cards: readonly number[];
  /** The indices of the cards chosen for the low hand. */
  readonly picked: readonly number[];
  readonly isOpen: boolean;
  readonly words: GameWords;
  toggle(index: number): void;
}

/** The player's cards as buttons: a press puts a card into the low hand or back. Left and right move the focus. */
export function PickedCards({ cards, picked, isOpen, words, toggle }: PickedProps) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.findIndex((button) => button.matches(':focus')) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div ref={row} class="pg-cards" role="group" aria-label={words.paiGow.pick} onKeyDown={move}>
      {cards.map((card, index) => (
        <button
          key={card}
          type="button"
          class="ct-card ct-dealt pg-card"
          aria-label={nameOfCard(card, words)}
          aria-pressed={picked.includes(index)}
          aria-disabled={!isOpen}
          onClick={() => {
            if (isOpen) toggle(index);
          }}
        >
          <CardFace card={card} />
        </button>
      ))}
    </div>
  );
}
