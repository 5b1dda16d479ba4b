/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { nameWithRank } from '#arcade/games/casino-holdem/client/holdem-words.ts';
import { rankHand } from '#arcade/games/casino-holdem/rules/holdem-hands.ts';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';

const HOLES = 2;

interface HandCardsProps {
  /** Null where they lie face down. */
  readonly cards: readonly number[] | null;
  /** So many cards have a place. */
  readonly places?: number;
  /** Cards with a gold outline. */
  readonly won?: readonly number[];
  readonly words: GameWords;
}

/** Cards of a player or of the board in a row. */
export function HandCards({ cards, places = HOLES, won = [], words }: HandCardsProps) {
  return (
    <span class="hm-cards">
      {Array.from({ length: places }, (_, place) => {
        const card = cards?.[place] ?? null;
        return (
          <DealtCard
            // biome-ignore lint/suspicious/noArrayIndexKey: another card in a place is dealt anew.
            key={`${place} ${card}`}
            card={card}
            isFaceDown={cards === null}
            isWon={card !== null && won.includes(card)}
            words={words}
          />
        );
      })}
    </span>
  );
}

/** What two cards make with the open ones of the board; empty where there is nothing to say yet. */
export function handName(own: readonly number[] | null, board: readonly number[], words: GameWords): string {
  if (own === null || own.length === 0) return '';
  const ranked = rankHand([...own, ...board]);
  return board.length === 0 && ranked.hand === 'highCard' ? '' : nameWithRank(ranked, words);
}
