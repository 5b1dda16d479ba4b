/** @jsxImportSource preact */

import type { Figures } from '#arcade/client/money-text.ts';
import type { StageShape } from '#arcade/client/stage-layout.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { JackpotPool } from '#arcade/jackpot-api.ts';

export interface MetersProps {
  readonly pools: readonly JackpotPool[];
  readonly words: GameWords;
  readonly figures: Figures;
  readonly shape: StageShape | null;
}

/** The deadline of a jackpot in the player's time zone, or its upper limit. */
export function dropText({ dropsBy, dropsBelowMinor }: JackpotPool, words: GameWords, figures: Figures): string {
  if (dropsBy !== null) return words.say('jackpot.by', { time: figures.time(dropsBy) });
  return words.say('jackpot.below', { amount: figures.money(dropsBelowMinor ?? 0) });
}

/** The current jackpots of the studio, each with its deadline or its upper limit. */
export function JackpotMeters({ pools, words, figures, shape }: MetersProps) {
  return (
    <dl class="jackpots" data-shape={shape}>
      {pools.map((pool) => (
        <div key={pool.tier} class="jackpot" data-tier={pool.tier}>
          <dt>{words.jackpot[pool.tier]}</dt>
          <dd>
            <bdi class="jackpot-amount">{figures.money(pool.amountMinor)}</bdi>
            <span class="jackpot-drop">{dropText(pool, words, figures)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
