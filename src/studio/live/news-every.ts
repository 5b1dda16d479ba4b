import { isLive } from './desk-line.ts';

/** The polling interval while the socket is open. */
const CHECKED_EVERY_MS = 60_000;

/** The polling interval of a query in milliseconds: as given without the socket, a minute while it is open. */
export const newsEvery = (ms: number) => (): number => (isLive() ? Math.max(ms, CHECKED_EVERY_MS) : ms);
