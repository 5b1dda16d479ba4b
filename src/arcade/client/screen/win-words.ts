import type { ShownWin } from '../playback/playback-steps.ts';
import type { GameWords } from '../words/game-words.ts';
import { sayWith } from '../words/words.ts';

/** What a win is called on its plate. */
export function winWords({ kind, count, ways }: ShownWin, words: GameWords): string {
  if (kind === 'scatter') return `${words.scatters} ×${count}`;
  const alike = words.ofAKind[count] ?? sayWith(words.manyOfAKind, { count });
  if (kind === 'ways' && ways > 1) return `${alike} · ${sayWith(words.onWays, { ways })}`;
  if (kind === 'expanded') return `${alike} · ${sayWith(words.onLines, { lines: ways })}`;
  return alike;
}
