import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { QueueCase, QueueKind } from './queue-kind.ts';
import { queueKey } from './use-queue.ts';

/** Walking through the list with the keys takes no case; staying on one does. */
const STAYS_MS = 600;

/**
 * Takes the case that is open, so that others leave it alone, and lets it go when another one is opened. A case of
 * somebody else stays theirs.
 * @param isDecided whether a case was just decided here: it is kept until the decision is sent.
 */
export function useClaim(
  siteId: string,
  kind: QueueKind,
  open: QueueCase | undefined,
  { operator, isDecided }: { readonly operator: string | null; readonly isDecided: (caseId: string) => boolean },
): void {
  const client = useQueryClient();
  const caseId = open?.id;
  const isTaken = open !== undefined && open.claim !== null && open.claim.operator !== operator;
  const mine = useRef<string | null>(null);
  const decided = useRef(isDecided);
  decided.current = isDecided;

  useEffect(() => {
    if (caseId === undefined || isTaken) return;
    const refresh = () => void client.invalidateQueries({ queryKey: queueKey(siteId, kind) });
    const timer = window.setTimeout(() => {
      mine.current = caseId;
      // Somebody else was quicker: the list tells who.
      kind.claim?.(siteId, caseId).then(refresh, refresh);
    }, STAYS_MS);
    return () => {
      window.clearTimeout(timer);
      if (mine.current !== caseId) return;
      mine.current = null;
      if (decided.current(caseId)) return;
      // A case that was decided meanwhile is nobody's any more.
      kind.letGo?.(siteId, caseId).then(refresh, () => {});
    };
  }, [client, siteId, kind, caseId, isTaken]);
}
