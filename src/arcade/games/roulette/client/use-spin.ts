import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import type { RouletteView } from '../rules/roulette-rules.ts';

/** The style sheet turns the wheel as long. */
const SPIN_MS = 4_500;
const FADE_MS = 250;
const RESULTS = 13;

/** What outlasts a round: the frame builds the board anew for each, and a page holds one game. */
const sitting: { results: readonly number[] } = { results: [] };

export interface Spin {
  /** The ball is on its way. */
  readonly isSpinning: boolean;
  /** The number that the ball lies on; null before the first round and while it is on its way. */
  readonly landed: number | null;
  /** Numbers of the shared table, else of this sitting, the last first. */
  readonly results: readonly number[];
}

/** The way of the ball. Tells the frame when it lies. */
export function useSpin(props: BoardProps<RouletteView>): Spin {
  const latest = useRef(props);
  latest.current = props;
  const { view, past, isShown, hasLessMotion } = props;
  // Rounds of the history open with their end seen, and are no results of this sitting.
  const [isPlayed] = useState(view !== null && (!isShown || past !== undefined));
  const [ofSitting] = useState(sitting.results);
  const before = past === undefined ? ofSitting : past.map(({ pocket }) => pocket).reverse();
  useEffect(() => {
    if (view === null || isShown) return;
    const timer = setTimeout(
      () => {
        latest.current.play('stop');
        latest.current.shown();
      },
      latest.current.hasLessMotion ? FADE_MS : SPIN_MS,
    );
    return () => clearTimeout(timer);
  }, [view, isShown]);

  const landed = view !== null && (isShown || hasLessMotion) ? view.pocket : null;
  const results = (isPlayed && landed !== null ? [landed, ...before] : before).slice(0, RESULTS);
  useEffect(() => {
    if (past === undefined && isPlayed && isShown) sitting.results = results;
  });
  return { isSpinning: view !== null && landed === null, landed, results };
}
