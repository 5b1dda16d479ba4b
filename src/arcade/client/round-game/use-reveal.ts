import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from './round-board.ts';

/** The end of a round is shown before its win is counted up. */
const REVEAL_MS = 500;
const FADE_MS = 200;

type RevealProps = Pick<BoardProps<unknown>, 'view' | 'isOver' | 'hasLessMotion' | 'play' | 'shown'>;

/**
 * For games that show one thing more with each choice: sounds each, and tells the frame when the end has been seen.
 * @param count of what the view shows so far
 */
export function useReveal(props: RevealProps, count: number): void {
  const latest = useRef(props);
  latest.current = props;
  const { view, isOver } = props;
  const heardCount = useRef(count);
  useEffect(() => {
    if (count > heardCount.current) latest.current.play('turn');
    heardCount.current = count;
  }, [count]);
  const ended = isOver ? view : null;
  useEffect(() => {
    if (ended === null) return;
    latest.current.play('stop');
    const timer = setTimeout(() => latest.current.shown(), latest.current.hasLessMotion ? FADE_MS : REVEAL_MS);
    return () => clearTimeout(timer);
  }, [ended]);
}
