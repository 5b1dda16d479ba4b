import type { Window } from '../repository/reconciliation-repository.ts';

/** The longest window in one request. */
const LONGEST_WINDOW_MS = 60 * 60_000;

/** A span of time, cut into windows that a vendor is asked about one by one. */
export function windowsBetween(beginMs: number, endMs: number): Window[] {
  const windows: Window[] = [];
  for (let fromMs = beginMs; fromMs < endMs; fromMs += LONGEST_WINDOW_MS)
    windows.push({
      from: new Date(fromMs).toISOString(),
      to: new Date(Math.min(fromMs + LONGEST_WINDOW_MS, endMs)).toISOString(),
    });
  return windows;
}
