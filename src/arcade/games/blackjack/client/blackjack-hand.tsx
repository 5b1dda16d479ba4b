/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { CardBack } from '#arcade/games/video-poker/client/card-face.tsx';
import type { HandResult } from '../rules/blackjack-rules.ts';
import { plateOfCount } from './plate-of-count.ts';

interface HandProps {
  readonly name: string;
  readonly cards: readonly number[];
  /** A card lies face down after the others. */
  readonly hasHole?: boolean;
  /** It gets no more cards. */
  readonly isFinal?: boolean;
  /** The hand is played now. */
  readonly isPlayed?: boolean;
  readonly result?: HandResult | null;
  /** With the result: what the hand is paid; empty where it is nothing. */
  readonly paid?: string;
  readonly words: GameWords;
  /** Beside the total, such as the chips of the hand. */
  readonly children?: ComponentChildren;
}

/** So many cards have a place before they are dealt. */
const PLACES = 2;

function FaceDown({ words }: { readonly words: GameWords }) {
  return (
    <span class="ct-card ct-dealt bj-hole" role="img" aria-label={words.videoPoker.faceDown}>
      <CardBack />
    </span>
  );
}

/** The hand of the dealer or one of the player: overlapping cards, and below them its name, total and chips. */
export function BlackjackHand(props: HandProps) {
  const { name, cards, hasHole = false, isFinal = false, isPlayed = false } = props;
  const { result = null, paid = '', words, children } = props;
  const plate = plateOfCount(cards, isFinal);
  const lying = cards.length + (hasHole ? 1 : 0);
  const empty = lying === 0 ? PLACES : 0;
  const told = result === null ? [] : [words.blackjack.result[result]];
  const label = [words.say('blackjack.count', { name, total: plate }), ...told].join(', ');
  const isWon = result === 'win' || result === 'blackjack';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="bj-hand" role="group" aria-label={label} data-played={isPlayed}>
      <div class="bj-cards" style={{ '--count': String(Math.max(PLACES, lying)) }}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place, and another one in it is dealt anew.
          <DealtCard key={`${index} ${card}`} card={card} words={words} isWon={isWon} />
        ))}
        {hasHole && <FaceDown key="hole" words={words} />}
        {Array.from({ length: empty }, (_, index) => (
          <DealtCard key={`empty ${String(index)}`} card={null} words={words} />
        ))}
        {result !== null && (
          <span class="bj-result" data-result={result} aria-hidden="true">
            <span dir="auto">{words.blackjack.result[result]}</span>
            {paid !== '' && <bdi dir="ltr">{paid}</bdi>}
          </span>
        )}
      </div>
      <div class="ct-title" aria-hidden="true">
        <span dir="auto">{name}</span>
        <b class="ct-plate" dir="ltr">
          {plate}
        </b>
      </div>
      {children}
    </div>
  );
}
