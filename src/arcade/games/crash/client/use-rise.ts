import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import type { CrashView } from '../rules/crash-rules.ts';

const LEAST_MS = 2_000;
const MOST_MS = 4_000;
const FADE_MS = 250;

/** Higher points take longer. */
function durationMs(point: number): number {
  return Math.min(MOST_MS, LEAST_MS + 600 * Math.log(point / 100));
}

/**
 * How far the multiplier of the round has risen, from 0 to 1 at its end. Tells the frame when it is there: by a timer,
 * since hidden pages paint no frames.
 */
export function useRise(props: BoardProps<CrashView>): number {
  const latest = useRef(props);
  latest.current = props;
  const { view } = props;
  const [rise, setRise] = useState<{ readonly view: CrashView | null; readonly part: number }>({ view, part: 0 });
  useEffect(() => {
    if (view === null) return;
    const { hasLessMotion } = latest.current;
    const lastsMs = hasLessMotion ? FADE_MS : durationMs(view.point);
    const startMs = performance.now();
    let frame = 0;
    const paint = (): void => {
      setRise({ view, part: Math.min(0.999, (performance.now() - startMs) / lastsMs) });
      frame = requestAnimationFrame(paint);
    };
    if (!hasLessMotion) frame = requestAnimationFrame(paint);
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      setRise({ view, part: 1 });
      latest.current.play('stop');
      latest.current.shown();
    }, lastsMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [view]);
  return rise.view === view ? rise.part : 0;
}
