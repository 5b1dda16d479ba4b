/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { CardBack } from '#arcade/games/video-poker/client/card-face.tsx';
import { DealtCard } from './dealt-card.tsx';

/** The result of a hand, as shown across its cards. */
export interface HandEnd {
  readonly text: string;
  /** The colour's name in the style sheet: `best` is gold. */
  readonly tone: 'win' | 'best' | 'push' | 'lose';
  /** The hand's payout; empty where it is nothing. */
  readonly paid: string;
}

interface HandProps {
  readonly name: string;
  /** The name with the plate and the end, for screen readers. */
  readonly label: string;
  /** Such as the total; empty for none. */
  readonly plate: string;
  readonly cards: readonly number[];
  /** So many cards lie face down after the others. */
  readonly faceDown?: number;
  /** So many cards have a place before they are dealt. */
  readonly places?: number;
  /** The indices of the cards that lay face down, and turn over in their places. */
  readonly turned?: readonly number[];
  /** The hand is played now. */
  readonly isPlayed?: boolean;
  readonly end?: HandEnd | null;
  readonly words: GameWords;
  /** Beside the plate, such as the chips of the hand. */
  readonly children?: ComponentChildren;
}

const PLACES = 2;

function FaceDown({ words }: { readonly words: GameWords }) {
  return (
    <span class="ct-card ct-dealt dl-hole" role="img" aria-label={words.videoPoker.faceDown}>
      <CardBack />
    </span>
  );
}

/** The hand of the dealer or one of the player: overlapping cards, and below them its name, plate and chips. */
export function SeatedHand(props: HandProps) {
  const { name, label, plate, cards, faceDown = 0, places = PLACES, turned = [] } = props;
  const { isPlayed = false, end = null, words, children } = props;
  const lying = cards.length + faceDown;
  const isWon = end?.tone === 'win' || end?.tone === 'best';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="dl-hand" role="group" aria-label={label} data-played={isPlayed}>
      <div class="dl-cards" style={{ '--count': String(Math.max(places, lying)) }}>
        {cards.map((card, index) => (
          <DealtCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place, and another one in it is dealt anew.
            key={`${index} ${card}`}
            card={card}
            words={words}
            isWon={isWon}
            isTurned={turned.includes(index)}
          />
        ))}
        {Array.from({ length: faceDown }, (_, index) => (
          <FaceDown key={`hole ${String(index)}`} words={words} />
        ))}
        {Array.from({ length: lying === 0 ? places : 0 }, (_, index) => (
          <DealtCard key={`empty ${String(index)}`} card={null} words={words} />
        ))}
        {end !== null && (
          <span class="dl-result" data-tone={end.tone} aria-hidden="true">
            <span dir="auto">{end.text}</span>
            {end.paid !== '' && <bdi dir="ltr">{end.paid}</bdi>}
          </span>
        )}
      </div>
      <div class="ct-title" aria-hidden="true">
        <span dir="auto">{name}</span>
        {plate !== '' && (
          <b class="ct-plate" dir="auto">
            {plate}
          </b>
        )}
      </div>
      {children}
    </div>
  );
}
