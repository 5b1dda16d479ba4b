import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
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

const TONES = {
  hit: 'green',
  stand: 'red',
  double: 'blue',
  split: 'violet',
  insure: 'green',
  noInsurance: 'red',
} as const satisfies Record<BlackjackAct, TableAct['tone']>;

/** The buttons for a view: those of a hand, or of the answer to the insurance. Keys: H, S, D and P; I and N. */
export function blackjackActs(
  view: Pick<BlackjackView, 'acts'> | null,
  words: GameWords,
): readonly TableAct<BlackjackAct>[] {
  const acts = view?.acts ?? [];
  const isOffered = acts.some(({ act }) => act === 'noInsurance');
  return (isOffered ? ANSWERING : PLAYING).map((act) => {
    const allowed = acts.find((one) => one.act === act);
    return {
      ...{ act, label: words.blackjack.act[act], key: KEYS[act], tone: TONES[act] },
      costMinor: allowed?.costMinor ?? 0,
      isAllowed: allowed !== undefined,
    };
  });
}
