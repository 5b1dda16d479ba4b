import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';

/** A card takes 260 ms to its place, and the next one follows after 90 ms. */
export const CARD_STEP_MS = 350;
const FADE_MS = 120;

type StepProps = Pick<BoardProps<unknown>, 'view' | 'isShown' | 'hasLessMotion' | 'play' | 'shown'>;

/**
 * How many steps of the round have begun: the first at once, and all where nothing moves. Tells the frame when the last
 * one has ended. The frame builds the board anew for each round.
 */
export function useSteps(props: StepProps, steps: number, stepMs: number): number {
  const latest = useRef(props);
  latest.current = props;
  const [begun, setBegun] = useState(1);
  const isRunning = props.view !== null && !props.isShown;
  const isStill = props.hasLessMotion;
  useEffect(() => {
    if (!isRunning) return;
    if (isStill) {
      const fade = setTimeout(() => latest.current.shown(), FADE_MS);
      return () => clearTimeout(fade);
    }
    let step = 1;
    const timer = setInterval(() => {
      step += 1;
      if (step <= steps) {
        latest.current.play('turn');
        setBegun(step);
        return;
      }
      clearInterval(timer);
      latest.current.play('stop');
      latest.current.shown();
    }, stepMs);
    return () => clearInterval(timer);
  }, [isRunning, isStill, steps, stepMs]);
  return isRunning && !isStill ? Math.min(begun, steps) : steps;
}
