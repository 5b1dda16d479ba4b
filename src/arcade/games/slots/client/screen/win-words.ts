import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { ShownWin } from '../playback/playback-steps.ts';

/** The text of a win on its plate. */
export function winWords({ kind, count, ways }: ShownWin, words: GameWords): string {
  if (kind === 'scatter') return `${words.scatters} ×${count}`;
  const named: Readonly<Record<number, string | undefined>> = words.ofAKind;
  const alike = named[count] ?? words.say('manyOfAKind', { count });
  if (kind === 'ways' && ways > 1) return `${alike} · ${words.say('onWays', { count: ways })}`;
  if (kind === 'expanded') return `${alike} · ${words.say('onLines', { count: ways })}`;
  return alike;
}
