import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { QueueCase, QueueKind } from './queue-kind.ts';
import { refreshLists } from './use-queue.ts';

/** A case is claimed once it has been open this long, so that moving through the list claims none. */
const CLAIM_AFTER_MS = 600;

/**
 * Claims the case that is open, and releases the claim when another case is opened. A case that somebody else claimed
 * is left to them.
 * @param isDecided whether a case was just decided here: its claim is kept until the decision is sent.
 */
export function useClaim(
  siteId: string,
  kind: QueueKind,
  open: QueueCase | undefined,
  { operator, isDecided }: { readonly operator: string | null; readonly isDecided: (caseId: string) => boolean },
): void {
  const client = useQueryClient();
  const caseId = open?.id;
  const claim = open?.claim ?? null;
  // A claim without an end is not made twice.
  const isClaimed = claim !== null && (claim.operator !== operator || claim.until === null);
  const mine = useRef<string | null>(null);
  const decided = useRef(isDecided);
  decided.current = isDecided;

  useEffect(() => {
    if (caseId === undefined || isClaimed) return;
    const refresh = () => void refreshLists(client, siteId, kind);
    const timer = window.setTimeout(() => {
      mine.current = caseId;
      // Where somebody else was quicker, the list says who.
      kind.claim?.(siteId, caseId).then(refresh, refresh);
    }, CLAIM_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      if (mine.current !== caseId) return;
      mine.current = null;
      if (decided.current(caseId)) return;
      // It fails where the case was decided meanwhile, which ended the claim.
      kind.letGo?.(siteId, caseId).then(refresh, () => {});
    };
  }, [client, siteId, kind, caseId, isClaimed]);
}
