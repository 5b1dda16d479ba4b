import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import type { CasinoHoldemView } from '../rules/casino-holdem-rules.ts';

const ACTS = [
  ['call', 'C', 'green'],
  ['fold', 'F', 'red'],
] as const;

/** The buttons of a hand: call and fold. */
export function holdemActs(
  { acts }: Pick<CasinoHoldemView, 'acts'>,
  words: GameWords,
): readonly TableAct<'call' | 'fold'>[] {
  return ACTS.map(([act, key, tone]) => {
    const allowed = acts.find((one) => one.act === act);
    const label = words.casinoHoldem.act[act];
    return { act, label, key, tone, costMinor: allowed?.costMinor ?? 0, isAllowed: allowed !== undefined };
  });
}
