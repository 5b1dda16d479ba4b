const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** When a reward expires that a job or an operator granted at a moment. */
export const keptUntil = (at: Date): Date => new Date(at.getTime() + KEPT_DAYS * DAY_MS);
