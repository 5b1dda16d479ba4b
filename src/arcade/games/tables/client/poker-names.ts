import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { PokerKind } from '../rules/poker-hands.ts';

/** The name of a hand of five cards. */
export function nameOfPokerKind(kind: PokerKind, words: GameWords): string {
  return kind === 'highCard' || kind === 'pair' ? words.teenPatti.hand[kind] : words.videoPoker.hand[kind];
}
