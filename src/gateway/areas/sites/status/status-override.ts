import type { Maintenance, MaintenancePlan, RegionRule } from '#contracts/generated/contracts.ts';
import type { KeptStatus } from '../repository/site-status-repository.ts';

/** The operators' override of a site's document at a moment. Null means that the document is in force. */
export interface StatusOverride {
  readonly maintenance: Maintenance | null;
  readonly region: RegionRule | null;
}

/**
 * Returns the override at a time. Order: a switch that is on, a running plan, a switch that is off, the document.
 */
export function overrideAt(kept: KeptStatus, now: Date): StatusOverride {
  const { maintenance, plan, region } = kept;
  if (plan === null || maintenance?.enabled === true || !isUnderWay(plan, now)) return kept;
  const { startTime, ...told } = plan;
  return { maintenance: { enabled: true, ...told }, region };
}

/** Whether a plan has begun and not ended. Its last moment is the one before its end. */
export function isUnderWay({ startTime, endTime }: MaintenancePlan, now: Date): boolean {
  return Date.parse(startTime) <= now.getTime() && !isPast(endTime, now);
}

/** Whether a moment has come. */
export const isPast = (moment: string, now: Date): boolean => Date.parse(moment) <= now.getTime();
