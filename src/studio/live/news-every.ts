import { isLive } from './desk-line.ts';

/** How often the desk asks even so while the gateway tells what changes. */
const CHECKED_EVERY_MS = 60_000;

/** How often a query asks for news: as given while nobody tells the desk, and else seldom. */
export const newsEvery = (ms: number) => (): number => (isLive() ? Math.max(ms, CHECKED_EVERY_MS) : ms);
