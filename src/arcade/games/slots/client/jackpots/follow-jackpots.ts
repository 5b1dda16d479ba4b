import { mountElement } from '#arcade/client/mount-element.ts';
import type { StageShape } from '#arcade/client/stage-layout.ts';
import type { JackpotPool, JackpotState } from '#arcade/jackpot-api.ts';
import type { SlotContext } from '../slot-context.ts';
import { JackpotMeters, type MetersProps } from './jackpot-meters.tsx';

const ASK_EVERY_MS = 4_000;
/** An amount runs to its new height in so many steps. */
const STEPS = 20;

/** The meters of a slot's jackpots. They ask the server while the page is visible, and count up to its amounts. */
export interface FollowedJackpots {
  readonly element: HTMLElement;
  readonly state: JackpotState;
  shape(shape: StageShape): void;
  /** Asks at once: a round has grown the pools, or has won one. */
  look(): void;
}

/** @param first what the session began with. */
export function followJackpots(
  { words, figures, server }: Pick<SlotContext, 'words' | 'figures' | 'server'>,
  first: JackpotState,
  hasLessMotion: () => boolean,
): FollowedJackpots {
  let state = first;
  let shown = first.pools;
  let running: ReturnType<typeof setInterval> | undefined;
  const props: MetersProps = { pools: shown, words, figures, shape: null };
  const { element, change } = mountElement(JackpotMeters, props, HTMLElement);

  const show = (pools: readonly JackpotPool[]): void => {
    shown = pools;
    change({ pools });
  };
  const runTo = (pools: readonly JackpotPool[]): void => {
    clearInterval(running);
    const from = shown;
    let step = hasLessMotion() ? STEPS - 1 : 0;
    running = setInterval(() => {
      step += 1;
      show(pools.map((pool) => ({ ...pool, amountMinor: between(from, pool, step / STEPS) })));
      if (step >= STEPS) clearInterval(running);
    }, ASK_EVERY_MS / STEPS);
  };
  const look = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      state = await server.jackpots();
      runTo(state.pools);
    } catch {
      // The meters keep what they show, and the next look tries again.
    }
  };
  setInterval(() => void look(), ASK_EVERY_MS);
  return {
    element,
    get state() {
      return state;
    },
    shape: (shape) => change({ shape }),
    look: () => void look(),
  };
}

/** An amount on its way to a greater one. A pool that was paid begins at its new height at once. */
function between(from: readonly JackpotPool[], { tier, seedHash, amountMinor }: JackpotPool, share: number): number {
  const before = from.find((pool) => pool.tier === tier && pool.seedHash === seedHash);
  if (before === undefined || before.amountMinor >= amountMinor) return amountMinor;
  return Math.round(before.amountMinor + (amountMinor - before.amountMinor) * share);
}
