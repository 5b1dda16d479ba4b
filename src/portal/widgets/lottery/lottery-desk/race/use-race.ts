import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawBalls } from '#contracts/generated/contracts.ts';
import { RACE_MS } from '#contracts/race-time.ts';
import { wantsRest } from '#portal/ui/wants-rest.ts';
import { playDrawSound } from '../sound/draw-sounds.ts';
import { BOARD_MS, carsAt, standings } from './race-course.ts';
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

/**
 * Drives the cars of a draw from its moment on: who comes later sees the rest of the race, and its end when everybody
 * does. The cars are moved without rendering; their order beside the race changes twice a second at most.
 * @param nowMs the gateway's time.
 */
export function useRace({ issue, balls, drawnAt }: DrawBalls, nowMs: number): Race {
  const svg = useRef<SVGSVGElement>(null);
  const seen = useRef('');
  const drawnMsAgo = useRef(0);
  drawnMsAgo.current = nowMs - Date.parse(drawnAt);
  const latest = useRef(balls);
  latest.current = balls;
  const passedMs = useRef(RACE_MS);
  const [order, setOrder] = useState<readonly string[]>(balls);
  const [isRunning, setRunning] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [overIssue, setOverIssue] = useState<string | null>(null);
  useEffect(() => {
    if (seen.current !== issue) {
      seen.current = issue;
      passedMs.current = wantsRest() ? RACE_MS : Math.min(RACE_MS, Math.max(0, drawnMsAgo.current));
      if (passedMs.current < RACE_MS) playDrawSound('start');
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
        playDrawSound('finish');
        setRunning(false);
        setOverIssue(issue);
      } else frame = requestAnimationFrame(drive);
    });
    return () => cancelAnimationFrame(frame);
  }, [issue, isPaused]);
  return { svg, order, isRunning, isPaused, setPaused, overIssue };
}
