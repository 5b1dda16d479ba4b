import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { CARD_STEP_MS } from './use-steps.ts';

const FADE_MS = 120;

type DealingProps = Pick<BoardProps<unknown>, 'view' | 'isOver' | 'isShown' | 'hasLessMotion' | 'play' | 'shown'>;

/**
 * How many steps of the round have begun. Each view of a round adds steps to those before, and they begin one after
 * another; all at once where nothing moves. Tells the frame when the last step of a finished round has ended.
 */
export function useDealing(props: DealingProps, steps: number): number {
  const { view, isOver, isShown, hasLessMotion } = props;
  const latest = useRef(props);
  latest.current = props;
  const begun = useRef(0);
  const [shownSteps, setShownSteps] = useState(1);
  const isRunning = view !== null && !(isOver && isShown);
  useEffect(() => {
    if (!isRunning) return;
    if (hasLessMotion) {
      begun.current = steps;
      setShownSteps(steps);
      if (!latest.current.isOver) return;
      const fade = setTimeout(() => latest.current.shown(), FADE_MS);
      return () => clearTimeout(fade);
    }
    const next = () => {
      if (begun.current < steps) {
        begun.current += 1;
        // The frame sounds the start of the round itself.
        if (begun.current > 1) latest.current.play('turn');
        setShownSteps(begun.current);
        return;
      }
      clearInterval(timer);
      if (!latest.current.isOver) return;
      latest.current.play('stop');
      latest.current.shown();
    };
    const timer = setInterval(next, CARD_STEP_MS);
    if (begun.current < steps) next();
    return () => clearInterval(timer);
  }, [isRunning, hasLessMotion, steps]);
  return isRunning && !hasLessMotion ? Math.min(shownSteps, steps) : steps;
}
