import type { ProtectedStep } from '#contracts/generated/contracts.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { checksBefore, type Hold, holdOf } from './holds.ts';
import { identityQuery } from './identity-queries.ts';
import { playLimitsQuery } from './play-limits-queries.ts';
import { useOwnQuery } from './use-own-query.ts';

export interface HoldState {
  /** Null where nothing is known to hold the member back. */
  readonly hold: Hold | null;
  /** The answers have come, or will not come. */
  readonly isKnown: boolean;
  /** Reads it again, after the gateway refused the step. */
  readonly look: () => void;
}

/** Tells before a step why the gateway would refuse it: a break, a missing check, or a limit that is used up. */
export function useHold(step: ProtectedStep): HoldState {
  const { site, member } = useSite();
  const needed = checksBefore(site.protection, step);
  const asksLimits = step !== 'withdrawal';
  const limits = useOwnQuery(playLimitsQuery(), asksLimits);
  const identity = useOwnQuery(identityQuery(), needed.length > 0);
  const hasOwn = member !== null && !member.isTrial;
  return {
    hold: holdOf(step, {
      limits: asksLimits ? limits.data : undefined,
      identity: identity.data,
      needed,
      decimals: site.currency.decimals,
    }),
    isKnown: !hasOwn || !((asksLimits && limits.isPending) || (needed.length > 0 && identity.isPending)),
    look: () => {
      if (asksLimits) void limits.refetch();
      if (needed.length > 0) void identity.refetch();
    },
  };
}
