const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when a reward that was granted by a job, or by an operator, can be claimed. */
export const keptUntil = (at: Date): Date => new Date(at.getTime() + KEPT_DAYS * DAY_MS);
