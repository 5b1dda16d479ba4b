import type { WinnersService } from '#gateway/areas/games/games.ts';
import type { SettledCall } from '#gateway/areas/money/money.ts';
import type { Database } from '#gateway/database/database.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { balanceNews } from './balance-news.ts';
import { winnerNews } from './winner-news.ts';

interface PlayNewsParts {
  /** Announces the events that its transactions store. */
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly winners: WinnersService;
  /** Counts the bets of a wallet call for the live figures. */
  readonly countBets: (bets: SettledCall) => void;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Sends open pages the balances and the wins that committed wallet calls changed. */
export function playNews({ database, sites, winners, countBets, clock, log }: PlayNewsParts) {
  const balances = balanceNews({ database, sites, clock, log });
  const wins = winnerNews({ database, sites, winners, clock, log });
  return {
    balanceChanged: balances.changed,
    won: wins.won,

    /** For each vendor call that changed something, after its commit. */
    callSettled(settled: SettledCall): void {
      const { siteId, memberId, roundId, winMinor, isFinished } = settled;
      countBets(settled);
      balances.changed(siteId, memberId);
      if (isFinished && winMinor > 0) wins.won({ siteId, roundId, winMinor: BigInt(winMinor) });
    },

    async stop(): Promise<void> {
      await balances.stop();
      await wins.stop();
    },
  };
}
