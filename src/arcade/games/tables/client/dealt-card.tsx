/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { CardBack, CardFace, signOfRank } from '#arcade/games/video-poker/client/card-face.tsx';
import { ACE, JACK, JOKER, KING, QUEEN, rankOf, suitOf } from '#arcade/games/video-poker/rules/cards.ts';

/** The card as it is read out, e.g. "queen of hearts". */
export function nameOfCard(card: number, words: GameWords): string {
  const { rank, suit } = words.videoPoker;
  if (card === JOKER) return words.videoPoker.joker;
  const courts: Readonly<Record<number, string>> = {
    [JACK]: rank.jack,
    [QUEEN]: rank.queen,
    [KING]: rank.king,
    [ACE]: rank.ace,
  };
  const number = rankOf(card);
  return words.say('videoPoker.cardName', { rank: courts[number] ?? signOfRank(number), suit: suit[suitOf(card)] });
}

interface CardProps {
  /** Null is the empty place of a card. */
  readonly card: number | null;
  readonly words: GameWords;
  /** A card lies in the empty place, and its face is not known yet. */
  readonly isFaceDown?: boolean;
  /** It has the gold outline of the winning side. */
  readonly isWon?: boolean;
  /** It lay face down, and turns over in its place. */
  readonly isTurned?: boolean;
}

/** A card that slides to its place when it appears. */
export function DealtCard({ card, words, isFaceDown = false, isWon = false, isTurned = false }: CardProps) {
  if (isFaceDown) {
    return (
      <span class="ct-card ct-dealt" role="img" aria-label={words.videoPoker.faceDown}>
        <CardBack />
      </span>
    );
  }
  if (card === null) return <span class="ct-card ct-empty" />;
  return (
    <span
      class={isTurned ? 'ct-card ct-dealt ct-turned' : 'ct-card ct-dealt'}
      role="img"
      aria-label={nameOfCard(card, words)}
      data-won={isWon}
    >
      <CardFace card={card} />
    </span>
  );
}
