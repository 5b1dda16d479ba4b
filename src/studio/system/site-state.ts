import type { ChangeMaintenance, SiteStatus } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

/** The state of a site, as the desk words it. */
export interface SiteState {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly badge: StudioWord;
  readonly sentence: StudioWord;
  /** Of the sentence. */
  readonly times: { readonly start?: string; readonly end?: string };
}

/** Returns the state of a site for the desk. */
export function siteState({ inForce, switch: switched, plan, document }: SiteStatus['maintenance']): SiteState {
  if (inForce !== null) {
    const end = inForce.endTime;
    const closed = { tone: 'warn', icon: 'wrench', badge: 'system.closed' } as const;
    const times = end === null ? {} : { end };
    if (inForce.by === 'plan') return { ...closed, sentence: 'system.closedByPlan', times };
    if (inForce.by === 'document') return { ...closed, sentence: 'system.closedByDocument', times };
    return { ...closed, sentence: end === null ? 'system.closedBySwitch' : 'system.closedUntil', times };
  }
  if (plan !== null) {
    const times = { start: plan.startTime, end: plan.endTime };
    return {
      ...{ tone: 'primary', icon: 'calendar-clock', badge: 'system.planned' },
      sentence: 'system.openWithPlan',
      times,
    };
  }
  const isAgainst = switched?.enabled === false && document;
  const sentence = isAgainst ? 'system.openAgainst' : 'system.openNow';
  return { ...{ tone: 'ok', icon: 'circle-check', badge: 'system.open' }, sentence, times: {} };
}

/** An action on a site's status, with its effects. */
export interface StateStep {
  readonly label: StudioWord;
  /** What will happen, for the question before it. */
  readonly effect: StudioWord;
  readonly change: ChangeMaintenance;
  readonly look: 'primary' | 'secondary';
}

/** The actions that make sense now, the likeliest first. */
export function stepsOf({ inForce, switch: switched, plan, document }: SiteStatus['maintenance']): StateStep[] {
  const steps: StateStep[] = [];
  if (inForce?.by === 'plan')
    steps.push({ label: 'system.endPlan', effect: 'system.opensNow', change: { plan: null }, look: 'primary' });
  else if (inForce !== null) {
    // A plan that is under way would keep the site closed.
    const isPlanned = plan !== null && Date.parse(plan.startTime) <= Date.now();
    const open = { switch: document ? { enabled: false } : null, ...(isPlanned && { plan: null }) };
    steps.push({ label: 'system.openSite', effect: 'system.opensNow', change: open, look: 'primary' });
  } else if (plan !== null)
    steps.push({ label: 'system.cancelPlan', effect: 'system.staysOpen', change: { plan: null }, look: 'secondary' });
  if (switched !== null && (document || !switched.enabled))
    steps.push({
      ...{ label: 'system.handBack', change: { switch: null }, look: 'secondary' },
      effect: document ? 'system.documentCloses' : 'system.documentOpens',
    });
  return steps;
}
