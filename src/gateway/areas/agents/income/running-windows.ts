import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ContractParts } from '../contracts/contract-parts.ts';
import { runningWindow, type WindowRow } from '../repository/contract-income-repository.ts';

/** How old a window may be that an agent is shown. */
const KEPT_MS = 5_000;

/** What has come to agents of a site in the running five minutes. */
export interface RunningWindow {
  /** By agent and by downline. */
  readonly of: ReadonlyMap<string, readonly WindowRow[]>;
  /** The agents that are paid from the share of another one. */
  readonly below: ReadonlyMap<string, readonly string[]>;
}

export interface AskedWindow {
  readonly from: Date;
  readonly until: Date;
  readonly minBetMinor: bigint;
}

export type RunningWindows = (site: PublishedSite, asked: AskedWindow) => Promise<RunningWindow>;

/**
 * Reads windows, one of a site for all agents who ask within a few seconds: each takes the whole play of the site, and
 * desks ask again and again.
 */
export function runningWindows({ database, clock }: ContractParts): RunningWindows {
  const kept = new Map<
    string,
    { readonly key: string; readonly readAt: number; readonly window: Promise<RunningWindow> }
  >();
  return (site, asked) => {
    const now = clock().getTime();
    const key = `${asked.from.getTime()} ${asked.minBetMinor}`;
    const known = kept.get(site.id);
    if (known?.key === key && Math.abs(now - known.readAt) < KEPT_MS) return known.window;
    const window = database.forSite(site.id, (tx) => runningWindow(tx, site.id, asked)).then(windowOf);
    kept.set(site.id, { key, readAt: now, window });
    // What failed is read again.
    window.catch(() => kept.get(site.id)?.window === window && kept.delete(site.id));
    return window;
  };
}

function windowOf(rows: readonly WindowRow[]): RunningWindow {
  const of = new Map<string, WindowRow[]>();
  const below = new Map<string, string[]>();
  for (const row of rows) {
    const own = of.get(row.agent_id);
    if (own === undefined) {
      of.set(row.agent_id, [row]);
      below.set(row.upline_id, [...(below.get(row.upline_id) ?? []), row.agent_id]);
    } else own.push(row);
  }
  return { of, below };
}
