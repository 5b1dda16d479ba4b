import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallRefused } from '../calls/desk-client.ts';
import type { Decided, QueueKind } from './queue-kind.ts';
import { queueKey } from './use-queue.ts';

/** How long a decision waits to be taken back (look of the desk, "Queue"). */
export const UNDO_MS = 6_000;

/** A decision that is still the operator's alone. */
export interface WaitingDecision extends Decided {
  readonly kind: QueueKind;
}

/** A decision that the gateway refused. */
export interface RefusedDecision extends WaitingDecision {
  readonly refusal: CallRefused;
}

/**
 * Decisions of an operator. Each waits a few seconds to be taken back, and is sent at once when another one follows or
 * the page goes. What was decided is off the list from the first moment, and back if the gateway refuses it.
 */
export function useDecisions() {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<WaitingDecision | null>(null);
  const [refused, setRefused] = useState<RefusedDecision | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const held = useRef<{ readonly decision: WaitingDecision; readonly timer: number } | null>(null);

  const putBack = useCallback((id: string) => {
    setGone((before) => new Set([...before].filter((known) => known !== id)));
  }, []);

  const deliver = useCallback(
    async (decision: WaitingDecision) => {
      const { kind, siteId } = decision;
      try {
        await kind.decide(decision);
      } catch (error) {
        const refusal = error instanceof CallRefused ? error : new CallRefused('unknown_error', String(error), 0);
        setRefused({ ...decision, refusal });
      }
      await client.invalidateQueries({ queryKey: queueKey(siteId, kind) });
      putBack(decision.case.id);
    },
    [client, putBack],
  );

  const takeHeld = useCallback((): WaitingDecision | null => {
    const { decision, timer } = held.current ?? {};
    window.clearTimeout(timer);
    held.current = null;
    setWaiting(null);
    return decision ?? null;
  }, []);

  const sendNow = useCallback(() => {
    const decision = takeHeld();
    if (decision !== null) void deliver(decision);
  }, [deliver, takeHeld]);

  const decide = useCallback(
    (decision: WaitingDecision) => {
      sendNow();
      setRefused(null);
      held.current = { decision, timer: window.setTimeout(sendNow, UNDO_MS) };
      setWaiting(decision);
      setGone((before) => new Set([...before, decision.case.id]));
    },
    [sendNow],
  );

  /** Takes the waiting decision back. @returns its case, to be opened again; null where nothing waits. */
  const undo = useCallback((): WaitingDecision | null => {
    const decision = takeHeld();
    if (decision !== null) putBack(decision.case.id);
    return decision;
  }, [putBack, takeHeld]);

  useEffect(() => {
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [sendNow]);

  return { waiting, refused, gone, decide, undo, forgetRefused: () => setRefused(null) };
}
