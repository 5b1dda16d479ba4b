import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawBalls } from '#contracts/generated/contracts.ts';
import { wantsRest } from '#portal/ui/wants-rest.ts';
import { BOARD_MS, carsAt, RACE_MS, standings } from './race-course.ts';
import { carTransform } from './race-track.art.tsx';

interface Race {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The cars in their present order. */
  readonly order: readonly string[];
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** The latest draw whose race is over; null before the first. */
  readonly overIssue: string | null;
}

/** A draw that is no older than this is raced when the page opens; an older one has been. */
const FRESH_MS = 8_000;

/**
 * Drives the cars of a draw that comes while somebody looks, or came a moment before. The cars are moved without
 * rendering; their order beside the race changes twice a second at most.
 * @param nowMs the gateway's time.
 */
export function useRace({ issue, balls, drawnAt }: DrawBalls, nowMs: number): Race {
  const svg = useRef<SVGSVGElement>(null);
  const seen = useRef(nowMs - Date.parse(drawnAt) < FRESH_MS ? '' : issue);
  const latest = useRef(balls);
  latest.current = balls;
  const passedMs = useRef(seen.current === issue ? RACE_MS : 0);
  const [order, setOrder] = useState<readonly string[]>(balls);
  const [isRunning, setRunning] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [overIssue, setOverIssue] = useState<string | null>(null);
  useEffect(() => {
    if (seen.current !== issue) {
      seen.current = issue;
      passedMs.current = wantsRest() ? RACE_MS : 0;
    }
    const show = (): void => {
      const cars = carsAt(latest.current, issue, passedMs.current / RACE_MS);
      for (const [car, share] of cars)
        svg.current
          ?.querySelector(`[data-car="${Number(car)}"]`)
          ?.setAttribute('transform', carTransform(Number(car) - 1, share));
    };
    show();
    if (passedMs.current >= RACE_MS) {
      setOrder(latest.current);
      setOverIssue(issue);
      return setRunning(false);
    }
    setRunning(true);
    if (isPaused) return;
    let before: number | null = null;
    let sortedMs = -BOARD_MS;
    let frame = requestAnimationFrame(function drive(at) {
      passedMs.current = Math.min(RACE_MS, passedMs.current + (before === null ? 0 : at - before));
      before = at;
      show();
      const isOver = passedMs.current >= RACE_MS;
      if (isOver || passedMs.current - sortedMs >= BOARD_MS) {
        sortedMs = passedMs.current;
        setOrder(standings(carsAt(latest.current, issue, passedMs.current / RACE_MS)));
      }
      if (isOver) {
        setRunning(false);
        setOverIssue(issue);
      } else frame = requestAnimationFrame(drive);
    });
    return () => cancelAnimationFrame(frame);
  }, [issue, isPaused]);
  return { svg, order, isRunning, isPaused, setPaused, overIssue };
}
