import type { WinnersService } from '#gateway/areas/games/games.ts';
import { EVERYBODY, writeEvent } from '#gateway/areas/messaging/messaging.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { gatherForAMoment } from '#gateway/kit/debounce-keys.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';

/** Everybody on a site hears of it: seldom, and of the largest. */
const EVERY_MS = 2_000;
const MOST_WAITING = 50;

/** A round that has been won and is over. */
export interface WonRound {
  readonly siteId: string;
  readonly roundId: string;
  /** In minor units. */
  readonly winMinor: bigint;
}

interface WinnerNewsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly winners: Pick<WinnersService, 'leastWin' | 'largestAmong' | 'forget'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/** Tells open pages of wins that belong on the winner board. */
export interface WinnerNews {
  /** Returns at once and never throws. */
  won(round: WonRound): void;
  /** Announces what is still waiting, and then nothing more. */
  stop(): Promise<void>;
}

/** Gathers wins and announces the largest to each site every few seconds, where that belongs on its board. */
export function winnerNews({ database, sites, winners, clock, log }: WinnerNewsParts): WinnerNews {
  async function announceWins(siteId: string, rounds: readonly WonRound[]): Promise<void> {
    const site = sites.all().find(({ id }) => id === siteId);
    if (site === undefined) return;
    const least = await winners.leastWin(site);
    const roundIds = rounds.filter(({ winMinor }) => winMinor >= least).map(({ roundId }) => roundId);
    const vo = roundIds.length === 0 ? undefined : await winners.largestAmong(site, roundIds);
    if (vo === undefined) return;
    winners.forget(siteId);
    await database.forSite(siteId, (tx) =>
      writeEvent(tx, siteId, EVERYBODY, { type: 'winner', payload: { vo } }, clock()),
    );
  }

  async function announceAll(won: ReadonlyMap<string, readonly WonRound[]>): Promise<void> {
    for (const [siteId, rounds] of won) await announceWins(siteId, rounds);
  }

  function keep(won: Map<string, WonRound[]>, round: WonRound): void {
    const rounds = won.get(round.siteId) ?? [];
    rounds.push(round);
    if (rounds.length > MOST_WAITING) {
      rounds.sort((one, other) => (one.winMinor < other.winMinor ? 1 : -1));
      rounds.pop();
    }
    won.set(round.siteId, rounds);
  }

  const gatherer = gatherForAMoment<Map<string, WonRound[]>>({
    everyMs: EVERY_MS,
    begin: () => new Map(),
    handOver: announceAll,
    onFailed: (error) => log.warn({ err: error }, 'publishing winner events failed'),
  });
  return { won: (round) => gatherer.add((won) => keep(won, round)), stop: gatherer.stop };
}
