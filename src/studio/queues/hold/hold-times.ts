/** How long a request is put aside: an hour, until tomorrow morning, or until a time of choice. */
export type HoldTime = 'hour' | 'tomorrow' | 'date';

const HOUR_MS = 3_600_000;
/** The longest hold that the gateway takes. */
const LONGEST_MS = 90 * 24 * HOUR_MS;
/** When tomorrow begins, on the clock of the operator's device. */
const MORNING = 9;

/** When a hold is over. */
export function holdUntil(time: Exclude<HoldTime, 'date'>, now: Date): Date {
  if (time === 'hour') return new Date(now.getTime() + HOUR_MS);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING);
}

/** Why a hold cannot end at a time; undefined where it can. */
export function holdFault(until: string, now: Date): 'hold.past' | 'hold.tooLong' | undefined {
  const ms = Date.parse(until) - now.getTime();
  if (ms <= 0) return 'hold.past';
  return ms > LONGEST_MS ? 'hold.tooLong' : undefined;
}
