import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';

/** The value of the address that names the member in the drawer. */
export const SHOWN_MEMBER = 'member';

/** The member that the drawer shows, by the address; null for a closed one. It adds no entry to the history. */
export function useShownMember(): readonly [string | null, (memberId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const show = useCallback(
    (memberId: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (memberId === null) next.delete(SHOWN_MEMBER);
          else next.set(SHOWN_MEMBER, memberId);
          return next;
        },
        { replace: true, state: KEEP_PLACE },
      ),
    [setParams],
  );
  return [params.get(SHOWN_MEMBER), show];
}
