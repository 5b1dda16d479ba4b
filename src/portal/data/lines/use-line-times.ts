import { useCallback, useEffect, useState } from 'react';
import type { OfficialRoute } from '#contracts/generated/contracts.ts';
import { lineAddress, timeLine } from './line-time.ts';

/** The time of a line in milliseconds: undefined while it is being measured, null when it cannot be reached. */
export type LineTimes = Readonly<Record<string, number | null | undefined>>;

interface TimedLines {
  readonly times: LineTimes;
  readonly isTiming: boolean;
  readonly timeAgain: () => void;
}

/** Times the lines one after another, so that none stands in another's way. Begins once the page is in the browser. */
export function useLineTimes(routes: readonly OfficialRoute[] | undefined): TimedLines {
  const [times, setTimes] = useState<LineTimes>({});
  const [round, setRound] = useState(0);
  const [isTiming, setTiming] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round times the same lines again.
  useEffect(() => {
    if (!routes) return;
    const ending = new AbortController();
    const timeAll = async () => {
      for (const { host, probePath } of routes) {
        const time = await timeLine(lineAddress(host, probePath, window.location), ending.signal);
        if (ending.signal.aborted) return;
        setTimes((known) => ({ ...known, [host]: time }));
      }
      setTiming(false);
    };
    setTimes({});
    setTiming(true);
    void timeAll();
    return () => ending.abort();
  }, [routes, round]);
  const timeAgain = useCallback(() => setRound((number) => number + 1), []);
  return { times, isTiming, timeAgain };
}

/** The line that answers first; undefined while none has answered. */
export function fastestLine(times: LineTimes): string | undefined {
  const reached = Object.entries(times).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return reached.sort(([, one], [, other]) => one - other)[0]?.[0];
}
