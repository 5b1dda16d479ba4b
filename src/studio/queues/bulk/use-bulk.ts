import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '#studio/calls/desk-client.ts';
import { failureText } from '#studio/calls/failure-text.ts';
import { useWords } from '#studio/i18n/words.tsx';
import type { Decision, QueueCase, QueueKind } from '../queue-kind.ts';
import { queueKey } from '../use-queue.ts';

/** The progress of a bulk decision. */
export interface BulkRun {
  readonly total: number;
  readonly done: number;
  readonly refused: ReadonlyArray<{ readonly case: QueueCase; readonly message: string }>;
  readonly isOver: boolean;
}

/**
 * Decides requests one after the other. Stopping leaves those that follow as they are. It stops by itself where no
 * answer comes, where the session is over, and when the page goes.
 */
export function useBulk(siteId: string, kind: QueueKind) {
  const client = useQueryClient();
  const t = useWords();
  const [run, setRun] = useState<BulkRun | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const start = async (decision: Decision, cases: readonly QueueCase[], note: string): Promise<void> => {
    isStopped.current = false;
    let now: BulkRun = { total: cases.length, done: 0, refused: [], isOver: false };
    setRun(now);
    for (const one of cases) {
      if (isStopped.current) break;
      try {
        await kind.decide({ siteId, case: one, decision, note, answers: {} });
        now = { ...now, done: now.done + 1 };
      } catch (error) {
        const refused = error instanceof Error ? error : null;
        now = { ...now, refused: [...now.refused, { case: one, message: failureText(t, refused) }] };
        const isAnswered = refused instanceof CallRefused && refused.status > 0 && refused.status !== 401;
        if (!isAnswered) isStopped.current = true;
      }
      setRun(now);
    }
    setRun({ ...now, isOver: true });
    await client.invalidateQueries({ queryKey: queueKey(siteId, kind) });
  };

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true;
    },
  };
}
