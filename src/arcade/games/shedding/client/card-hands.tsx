/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { CardBack, CardFace } from '#arcade/games/video-poker/client/card-face.tsx';
import type { CardOrder, OrderedCard } from '../rules/card-order.ts';

const SIGNS: Readonly<Record<string, string>> = { s: '♠', c: '♣', d: '♦', h: '♥', T: '10' };

/** The cards of a move as they stand in the list of moves, e.g. `10♦ 10♥`. */
export function shortNames({ cardsOf, textOf }: CardOrder, move: string): string {
  const nameOf = (card: OrderedCard) => textOf(card).replaceAll(/[scdhT]/g, (letter) => SIGNS[letter] ?? letter);
  return cardsOf(move).map(nameOf).join(' ');
}

/** The suits of a game from the weakest to the strongest, e.g. `♠ ♣ ♦ ♥`. */
export function suitSigns({ deck, textOf }: CardOrder): string {
  return deck
    .slice(0, 4)
    .map((card) => SIGNS[textOf(card).charAt(1)])
    .join(' ');
}

interface OpponentHandProps {
  readonly cards: CardOrder;
  /** Null while it is hidden. */
  readonly hand: readonly OrderedCard[] | null;
  readonly count: number;
  readonly words: GameWords;
}

/** The other player's cards: backs until the match is over. */
export function OpponentHand({ cards, hand, count, words }: OpponentHandProps) {
  return (
    <div class="sg-row sg-others" role="img" aria-label={`${words.match.opponent}: ${count}`}>
      {hand === null
        ? Array.from({ length: count }, (_, index) => (
            <span key={String(index)} class="sg-card">
              <CardBack />
            </span>
          ))
        : hand.map((card) => (
            <span key={card} class="sg-card">
              <CardFace card={cards.drawnCard(card)} />
            </span>
          ))}
    </div>
  );
}

interface OwnHandProps {
  readonly cards: CardOrder;
  readonly hand: readonly OrderedCard[];
  readonly playable: ReadonlySet<OrderedCard>;
  /** Those that stand out; null where a pressed card is played at once. */
  readonly chosen: readonly OrderedCard[] | null;
  readonly words: GameWords;
  readonly press: (card: OrderedCard) => void;
}

/** The player's own cards. Those that are in no move cannot be pressed. */
export function OwnHand({ cards, hand, playable, chosen, words, press }: OwnHandProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="sg-row sg-own" role="group" aria-label={words.shedding.hand}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class="sg-card"
          data-open={playable.has(card)}
          aria-disabled={!playable.has(card)}
          aria-pressed={chosen?.includes(card)}
          aria-label={nameOfCard(cards.drawnCard(card), words)}
          onClick={({ currentTarget }) => {
            if (!playable.has(card)) return;
            // A card that is played at once goes, and the keyboard's place moves on to the one beside it.
            const beside = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
            if (chosen === null && beside instanceof HTMLElement) beside.focus();
            press(card);
          }}
        >
          <CardFace card={cards.drawnCard(card)} />
        </button>
      ))}
    </div>
  );
}

/** How many cards a player has, beside his name. */
export function CardCount({ count, words }: { readonly count: number; readonly words: GameWords }) {
  return <span class="mt-figure">{words.say('shedding.cards', { count })}</span>;
}
