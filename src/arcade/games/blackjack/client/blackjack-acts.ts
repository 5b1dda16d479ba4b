import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { BlackjackAct } from '../rules/blackjack-choices.ts';
import type { BlackjackView } from '../rules/blackjack-rules.ts';

const PLAYING = ['hit', 'stand', 'double', 'split'] as const;
const ANSWERING = ['insure', 'noInsurance'] as const;

/** The key of each act. */
const KEYS: Readonly<Record<BlackjackAct, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  insure: 'I',
  noInsurance: 'N',
};

/** The buttons for a view: those of a hand, or of the answer to the insurance. Keys: H, S, D and P; I and N. */
export function blackjackActs({ acts }: Pick<BlackjackView, 'acts'>, words: GameWords) {
  const isOffered = acts.some(({ act }) => act === 'noInsurance');
  return (isOffered ? ANSWERING : PLAYING).map((act) => ({ act, label: words.blackjack.act[act], key: KEYS[act] }));
}
