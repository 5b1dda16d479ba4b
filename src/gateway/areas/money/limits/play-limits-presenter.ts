import type {
  PlayExclusion,
  PlayExclusionLift,
  PlayLimit,
  PlayLimitChange,
  PlayLimitKind,
  PlayLimitPeriod,
  PlayLimits,
} from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { ExclusionLiftRow } from '../repository/exclusion-lift-repository.ts';
import type {
  LimitInForce,
  PlayExclusionRow,
  PlayLimitChangeRow,
  PlayLimitRow,
} from '../repository/play-limits-repository.ts';
import type { PlayWindows } from '../repository/play-session-repository.ts';

/** How long a member waits until an own limit is raised or taken away: long enough to sleep on it. */
export const RAISED_AFTER_HOURS = 24;
/** How long a raised limit waits for the second yes. */
const LAPSES_AFTER_MS = 7 * 24 * 60 * 60 * 1_000;

/** When a raised limit lapses that was not confirmed. @param from when it could be confirmed first. */
export const lapsesAt = (from: string): Date => new Date(Date.parse(from) + LAPSES_AFTER_MS);

const KINDS: readonly PlayLimitKind[] = ['bet', 'stake', 'loss', 'deposit', 'time'];
const PERIODS: readonly PlayLimitPeriod[] = ['each', 'day', 'week', 'month'];

export interface OwnLimits {
  readonly kept: readonly PlayLimitRow[];
  readonly inForce: readonly LimitInForce[];
  readonly exclusion: PlayExclusionRow | undefined;
  readonly windows: PlayWindows;
  /** When deposits are free again under a limit that moves with the clock; null for one that leaves something. */
  readonly freeAt: Readonly<Record<'day' | 'week', Date | null>>;
  readonly at: Date;
}

/** The play limits of a member, single bets first and short periods before long ones. */
export function presentPlayLimits(
  { code, decimals }: { readonly code: string; readonly decimals: number },
  { kept, inForce, exclusion, windows, freeAt, at }: OwnLimits,
): PlayLimits {
  const place = ({ kind, period }: LimitInForce) => KINDS.indexOf(kind) * PERIODS.length + PERIODS.indexOf(period);
  const limits = inForce
    .toSorted((one, other) => place(one) - place(other))
    .map(({ kind, period, mostMinor, usedMinor }): PlayLimit => {
      const row = kept.find((limit) => limit.kind === kind && limit.period === period);
      const places = placesOf(kind, decimals);
      return {
        kind,
        period,
        amount: minorToDecimal(mostMinor, places),
        used: minorToDecimal(usedMinor > 0n ? usedMinor : 0n, places),
        next: row === undefined ? null : nextOf(row, at, places),
        renewsAt: renewalOf({ kind, period }, { windows, freeAt })?.toISOString() ?? null,
      };
    });
  return {
    currency: code,
    limits,
    exclusion: exclusion === undefined ? null : presentExclusion(exclusion),
    raisedAfterHours: RAISED_AFTER_HOURS,
  };
}

/** One change of a limit, and its author. */
export function presentLimitChange(row: PlayLimitChangeRow, decimals: number): PlayLimitChange {
  return {
    at: momentOf(row.at),
    operator: row.operator,
    what: row.what,
    kind: row.kind,
    period: row.period,
    currency: row.currency,
    amount: decimalOf(row.amount_minor, placesOf(row.kind, decimals)),
    until: row.until_at && momentOf(row.until_at),
    from: momentOf(row.from_at),
    reason: row.reason,
  };
}

/** Presents a request to lift a permanent exclusion. @param from when the exclusion ends at the earliest. */
export function presentLift(row: ExclusionLiftRow, from: Date): PlayExclusionLift {
  return {
    askedBy: row.asked_by,
    askedAt: momentOf(row.asked_at),
    reason: row.reason,
    confirmedBy: row.confirmed_by,
    from: from.toISOString(),
  };
}

function nextOf({ next_minor, next_from }: PlayLimitRow, at: Date, decimals: number): PlayLimit['next'] {
  if (next_from === null || at >= lapsesAt(next_from)) return null;
  return {
    amount: decimalOf(next_minor, decimals),
    from: momentOf(next_from),
    isDue: at >= new Date(next_from),
    until: lapsesAt(next_from).toISOString(),
  };
}

function presentExclusion({ from_at, until_at, ends_on_request }: PlayExclusionRow): PlayExclusion {
  return { from: momentOf(from_at), until: until_at && momentOf(until_at), endsOnRequest: ends_on_request };
}

/** When what counts towards a limit begins anew, or leaves it; null where that moves with the clock. */
function renewalOf(
  { kind, period }: Pick<LimitInForce, 'kind' | 'period'>,
  { windows, freeAt }: Pick<OwnLimits, 'windows' | 'freeAt'>,
): Date | null {
  if (period === 'each') return null;
  return kind === 'deposit' && period !== 'month' ? freeAt[period] : windows[period].to;
}

/** Time is in whole minutes. */
const placesOf = (kind: PlayLimitKind | null, decimals: number): number => (kind === 'time' ? 0 : decimals);

const decimalOf = (minor: string | null, decimals: number): string | null =>
  minor === null ? null : minorToDecimal(BigInt(minor), decimals);

const momentOf = (at: string): string => new Date(at).toISOString();
