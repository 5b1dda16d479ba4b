import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReadAnswer, ReadPath } from '#contracts/call-types.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';

/** The calls about draws. Every answer has the moment of the answer by the gateway's clock. */
type DrawPath = ReadPath<'/lgw/vn/games/game_menu' | '/lgw/vn/numeros/opened/game' | '/lotto/lgw/games/opened/numero'>;

/** Browsers ask for a draw's numbers spread over this time, and not before its first second is over. */
const STAGGER_MS = { least: 1_000, most: 4_000 } as const;
/** Longest wait between two tries for numbers that do not come. */
const LONGEST_WAIT_MS = 60_000;
/** A clock that is further behind than this is wrong, not late. */
const CLOCK_SLACK_MS = 1_500;

/**
 * An answer about draws, the time by the gateway's clock, and the answer anew as soon as the next draw is over. The
 * first render shows the moment of the answer, so that server and browser print the same; from then on the time runs.
 * @param nextDrawOf the moment of the draw that makes an answer old; undefined when none does.
 */
export function useDraws<Path extends DrawPath>(
  path: Path,
  nextDrawOf: (value: ReadAnswer<Path>) => string | undefined,
) {
  const query = useQuery({ ...gatewayQuery(path), placeholderData: keepPreviousData });
  const { data, dataUpdatedAt, errorUpdatedAt, isPlaceholderData, refetch } = query;
  const time = useGatewayTime(data?.now, isPlaceholderData ? null : dataUpdatedAt);
  const nextDrawAt = data === undefined ? undefined : nextDrawOf(data);
  const isOver = nextDrawAt !== undefined && time.isRunning && time.nowMs >= Date.parse(nextDrawAt);
  useAskAgain(
    { isDue: isOver || time.isWrong, goal: nextDrawAt, attempt: `${dataUpdatedAt} ${errorUpdatedAt}` },
    () => void refetch({ cancelRefetch: false }),
  );
  return { ...query, nowMs: time.nowMs };
}

/**
 * The gateway's time, a second at a time. A prerendered answer is as old as its page, but it was stamped by the
 * gateway's own clock, so the browser's clock is taken as right; an answer that the browser fetched tells how wrong it
 * is. A clock that shows a time before the answer is wrong for certain: until the next answer the time goes on from
 * this one.
 * @param answeredAtMs by the browser's clock, or the gateway's where that was first; null stops the time.
 */
function useGatewayTime(answerNow: string | undefined, answeredAtMs: number | null) {
  const [running, setRunning] = useState<RunningTime | null>(null);
  useEffect(() => {
    if (answerNow === undefined || answeredAtMs === null) return;
    const answerMs = Date.parse(answerNow);
    const startedMs = Date.now();
    const clockMs = startedMs + answerMs - answeredAtMs;
    const startMs = Math.max(clockMs, answerMs);
    const isWrong = clockMs < answerMs - CLOCK_SLACK_MS;
    // Whole seconds from the start, however unevenly the browser ticks.
    const beat = () => {
      const seconds = Math.round((Date.now() - startedMs) / 1000);
      setRunning({ nowMs: startMs + seconds * 1000, isWrong, answeredAtMs });
    };
    beat();
    const beating = setInterval(beat, 1000);
    return () => clearInterval(beating);
  }, [answerNow, answeredAtMs]);
  if (running !== null && running.answeredAtMs === answeredAtMs) return { ...running, isRunning: true };
  return { nowMs: answerNow === undefined ? 0 : Date.parse(answerNow), isWrong: false, isRunning: false };
}

interface RunningTime {
  readonly nowMs: number;
  /** Whether the browser's clock shows a time before the answer. */
  readonly isWrong: boolean;
  /** Of the answer that it runs from. */
  readonly answeredAtMs: number;
}

interface Need {
  readonly isDue: boolean;
  /** The goal of the wait: a new goal begins with short waits again. */
  readonly goal: string | undefined;
  /** Changes with every answer and every failure. */
  readonly attempt: string;
}

/**
 * Asks again while something is due: at a moment of each browser's own, ever more seldom while nothing comes of it, and
 * not while nobody looks at the page.
 */
function useAskAgain({ isDue, goal, attempt }: Need, ask: () => void): void {
  const latestAsk = useRef(ask);
  const tried = useRef({ goal, times: 0 });
  useEffect(() => {
    latestAsk.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt that brought nothing starts the next wait.
  useEffect(() => {
    if (tried.current.goal !== goal) tried.current = { goal, times: 0 };
    if (!isDue) return;
    const stagger = STAGGER_MS.least + Math.random() * (STAGGER_MS.most - STAGGER_MS.least);
    let isWaiting = true;
    const tryNow = () => {
      if (!isWaiting || document.hidden) return;
      isWaiting = false;
      tried.current.times += 1;
      latestAsk.current();
    };
    const timer = setTimeout(tryNow, Math.min(stagger * 2 ** tried.current.times, LONGEST_WAIT_MS));
    const whenLookedAt = () => tryNow();
    document.addEventListener('visibilitychange', whenLookedAt);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenLookedAt);
    };
  }, [isDue, goal, attempt]);
}
