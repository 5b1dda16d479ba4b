import type {
  IdentityCheckKind,
  IdentityChecks,
  PlayExclusion,
  PlayLimit,
  PlayLimits,
  ProtectedStep,
  ProtectionInfo,
} from '#contracts/generated/contracts.ts';
import { comesBefore } from '#document/protection.ts';
import { isMore } from './decimals.ts';

/** How a check stands that a step needs passed. */
export interface MissingCheck {
  readonly kind: IdentityCheckKind;
  readonly state: 'unchecked' | 'pending' | 'failed';
}

/** Why a member cannot take a step now. The gateway refuses it for the same reason. */
export type Hold =
  /** A break from play. */
  | ({ readonly why: 'excluded' } & Pick<PlayExclusion, 'until' | 'endsOnRequest'>)
  | { readonly why: 'checks'; readonly checks: readonly MissingCheck[] }
  /** A limit that is used up. */
  | { readonly why: 'limit'; readonly limit: PlayLimit };

/** The checks that a site asks for before a step. */
export function checksBefore(
  { ageCheck, nameCheck }: Pick<ProtectionInfo, 'ageCheck' | 'nameCheck'>,
  step: ProtectedStep,
): readonly IdentityCheckKind[] {
  return (['age', 'name'] as const).filter((kind) => comesBefore(kind === 'age' ? ageCheck : nameCheck, step));
}

/** What is known of a member; undefined while it is not. */
interface Known {
  readonly limits: PlayLimits | undefined;
  readonly identity: IdentityChecks | undefined;
  /** The checks that the step needs. */
  readonly needed: readonly IdentityCheckKind[];
  /** Of the site's currency. */
  readonly decimals: number;
}

/**
 * Why a member cannot take a step, by the gateway's order: a break, then a missing check, then a limit that is used up.
 * A break does not keep anybody from withdrawing. Null where nothing is known to hold the member back.
 */
export function holdOf(step: ProtectedStep, { limits, identity, needed, decimals }: Known): Hold | null {
  if (step !== 'withdrawal' && limits?.exclusion) {
    const { until, endsOnRequest } = limits.exclusion;
    return { why: 'excluded', until, endsOnRequest };
  }
  const checks = identity ? needed.flatMap((kind) => missingCheck(kind, identity)) : [];
  if (checks.length > 0) return { why: 'checks', checks };
  const kind = { deposit: 'deposit', play: 'time', withdrawal: null }[step];
  const full = limits?.limits.filter((limit) => limit.kind === kind && isFull(limit, decimals)) ?? [];
  const limit = full.toSorted(lastFirst)[0];
  return limit ? { why: 'limit', limit } : null;
}

function missingCheck(kind: IdentityCheckKind, identity: IdentityChecks): readonly MissingCheck[] {
  const { state } = identity[kind];
  return state === 'passed' ? [] : [{ kind, state }];
}

/** Whether nothing is left of a limit. Limits on time are in whole minutes. */
const isFull = ({ kind, amount, used }: PlayLimit, decimals: number): boolean =>
  !isMore(amount, used, kind === 'time' ? 0 : decimals);

/** The one that holds the longest comes first; one without a moment is over sooner than any with one. */
const lastFirst = (one: PlayLimit, other: PlayLimit): number =>
  (other.renewsAt ?? '').localeCompare(one.renewsAt ?? '');
