import type { PromotionPeriod, PromotionStatus } from '#contracts/generated/contracts.ts';
import type { BonusState } from '#gateway/database/schema/bonus-schema.ts';

/** All that a member's status follows from. */
export interface PromotionFacts {
  readonly period: PromotionPeriod | undefined;
  readonly now: Date;
  /** The latest application that was sent. */
  readonly application: 'sent' | 'review' | 'approved' | 'rejected' | null;
  /** The prize that was granted. */
  readonly reward: 'ready' | 'claimed' | 'expired' | null;
  /** The bonus that was granted: by an application, or for the present period of the deposit's rule. */
  readonly bonus: BonusState | null;
  readonly mission: { readonly done: bigint; readonly target: bigint; readonly isClaimed: boolean } | null;
  /** Whether the rule of a deposit's bonus gives one to the next deposit; null where there is no such rule. */
  readonly rule: 'open' | 'later' | 'over' | null;
}

/**
 * How a promotion stands with a member (specification, section 4, "Promotion"). What the member has goes before the
 * time of the promotion: a prize of one that is over can still be claimed.
 */
export function promotionStatus(facts: PromotionFacts): PromotionStatus {
  return statusOfOwn(facts) ?? statusOfTime(facts);
}

/**
 * - `claim`: a prize is granted, or the mission reached its target, and neither is claimed nor expired.
 * - `claimed`: the prize was claimed, of a mission in its present period.
 * - `joined`: the bonus waits or is being played through, or the mission has begun.
 * - `issued`: the bonus was played through and became the member's own money.
 * - `applying`: the application was sent, and no operator has begun to look at it.
 * - `process`: an operator looks at the application.
 * - `rejected`: the latest application was rejected.
 */
function statusOfOwn({ application, reward, bonus, mission }: PromotionFacts): PromotionStatus | null {
  if (reward === 'ready') return 'claim';
  if (reward === 'claimed') return 'claimed';
  if (bonus === 'waiting' || bonus === 'active') return 'joined';
  if (bonus === 'converted') return 'issued';
  if (application === 'sent') return 'applying';
  if (application === 'review') return 'process';
  if (application === 'rejected') return 'rejected';
  if (mission === null) return null;
  if (mission.isClaimed) return 'claimed';
  if (mission.done >= mission.target) return 'claim';
  return mission.done > 0n ? 'joined' : null;
}

/**
 * - `comingSoon`: the time of the promotion has not begun, or its bonus comes with deposits after the first one.
 * - `closed`: the time is over, the prize expired, the bonus was lost, or no further deposit brings one.
 * - `join`: it can be joined now.
 */
function statusOfTime({ period, now, application, reward, bonus, rule }: PromotionFacts): PromotionStatus {
  const time = timeOf(period, now);
  if (time !== 'open') return time;
  if (reward !== null || application === 'approved') return 'closed';
  if (bonus !== null && rule !== 'open') return 'closed';
  if (rule === 'over') return 'closed';
  return rule === 'later' ? 'comingSoon' : 'join';
}

/** Whether the time of a promotion has begun, and is not over. */
export function timeOf(period: PromotionPeriod | undefined, now: Date): 'open' | 'comingSoon' | 'closed' {
  if (period?.from !== undefined && now < new Date(period.from)) return 'comingSoon';
  return period?.until !== undefined && now >= new Date(period.until) ? 'closed' : 'open';
}
