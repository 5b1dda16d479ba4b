import type {
  AgentPlan,
  Condition,
  Device,
  LanguageCode,
  ModId,
  Period,
  ResourceKind,
  SessionKind,
} from '#contracts/generated/contracts.ts';

/**
 * The facts that conditions depend on: the site's modules, resources and plans for agents, and the visitor, place and
 * time.
 */
export interface Facts {
  readonly isOn: (modId: ModId) => boolean;
  readonly hasResource: (kind: ResourceKind) => boolean;
  /** Whether the site pays its agents in this way. */
  readonly hasPlan: (plan: AgentPlan) => boolean;
  /**
   * 'unknown': there is a session, but nobody has read it yet. It is a member's, a trial's or an agent's, never a
   * guest's.
   */
  readonly session: SessionKind | 'unknown';
  readonly device: Device;
  readonly language: LanguageCode;
  /** RFC 3339. The moment that periods are judged at. */
  readonly now: string;
}

/** 'unknown' when it depends on the session and the session has not been read. */
export type Verdict = boolean | 'unknown';

/**
 * Judges a condition. A period holds from its first moment until just before its last. With an unread session, "guest"
 * is false, all kinds of accounts together are true and some of them are 'unknown'; all, any and not pass that on the
 * way logic with three values does, so that 'unknown' comes out only where the answer really hangs on the session.
 */
export function holds(condition: Condition, facts: Facts): Verdict {
  if ('flag' in condition) return facts.isOn(condition.flag) === (condition.is !== 'off');
  if ('session' in condition) return sessionIsAmong(condition.session, facts.session);
  if ('device' in condition) return condition.device === facts.device;
  if ('language' in condition) return condition.language.includes(facts.language);
  if ('resource' in condition) return facts.hasResource(condition.resource);
  if ('plan' in condition) return facts.hasPlan(condition.plan);
  if ('period' in condition) return isWithin(condition.period, Date.parse(facts.now));
  if ('all' in condition) return strongest(condition.all, facts, false);
  if ('any' in condition) return strongest(condition.any, facts, true);
  const inner = holds(condition.not, facts);
  return inner === 'unknown' ? inner : !inner;
}

/**
 * Tells whether a condition asks for the session anywhere. Such a node gets a neutral placeholder while the session is
 * unread.
 */
export function isSessionDependent(condition: Condition): boolean {
  if ('session' in condition) return true;
  if ('all' in condition) return condition.all.some(isSessionDependent);
  if ('any' in condition) return condition.any.some(isSessionDependent);
  return 'not' in condition && isSessionDependent(condition.not);
}

/**
 * The next moment at which a period of the condition begins or ends, later than now.
 * @param now RFC 3339.
 * @returns RFC 3339 in UTC, or null when nothing changes any more.
 */
export function nextChange(condition: Condition, now: string): string | null {
  const next = nextMoment(condition, Date.parse(now));
  return next === Number.POSITIVE_INFINITY ? null : new Date(next).toISOString();
}

/** The kinds that an unread session may turn out to be. */
const ACCOUNT_KINDS: readonly SessionKind[] = ['member', 'trial', 'agent'];

function sessionIsAmong(kinds: readonly SessionKind[], session: Facts['session']): Verdict {
  if (session !== 'unknown') return kinds.includes(session);
  const allowed = ACCOUNT_KINDS.filter((kind) => kinds.includes(kind)).length;
  if (allowed === 0) return false;
  return allowed === ACCOUNT_KINDS.length || 'unknown';
}

function isWithin({ from, until }: Period, nowMs: number): boolean {
  return (from === undefined || Date.parse(from) <= nowMs) && (until === undefined || nowMs < Date.parse(until));
}

/** The verdict that settles the matter wins (false for all, true for any), then 'unknown', then the other one. */
function strongest(conditions: readonly Condition[], facts: Facts, settling: boolean): Verdict {
  let verdict: Verdict = !settling;
  for (const condition of conditions) {
    const one = holds(condition, facts);
    if (one === settling) return settling;
    if (one === 'unknown') verdict = 'unknown';
  }
  return verdict;
}

function nextMoment(condition: Condition, nowMs: number): number {
  if ('all' in condition) return Math.min(...condition.all.map((inner) => nextMoment(inner, nowMs)));
  if ('any' in condition) return Math.min(...condition.any.map((inner) => nextMoment(inner, nowMs)));
  if ('not' in condition) return nextMoment(condition.not, nowMs);
  if (!('period' in condition)) return Number.POSITIVE_INFINITY;
  const { from, until } = condition.period;
  const moments = [from, until].flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]));
  return Math.min(...moments.filter((moment) => moment > nowMs));
}
