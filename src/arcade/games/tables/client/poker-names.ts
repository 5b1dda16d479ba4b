import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { PokerKind } from '../rules/poker-hands.ts';

/** What a hand of five cards is called. */
export function nameOfPokerKind(kind: PokerKind, words: GameWords): string {
  return kind === 'highCard' || kind === 'pair' ? words.teenPatti.hand[kind] : words.videoPoker.hand[kind];
}
