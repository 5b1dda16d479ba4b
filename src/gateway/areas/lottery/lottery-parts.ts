import type { KeyObject } from 'node:crypto';
import type { BetTermsOf, IntegrationBook, SettledCall } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

/** The dependencies of the lottery's verbs. */
export interface LotteryParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly integrations: IntegrationBook;
  readonly keys: VendorKeys;
  /** Judges bets as those of any vendor: maintenance, games that are switched off, the largest bet. */
  readonly termsOf: BetTermsOf;
  /** Called after the commit of each bet, win and rollback. It must not throw, and nobody waits for it. */
  readonly onSettled: (settled: SettledCall) => void;
  /** Called with the time of a draw that has tickets. */
  readonly onSold: (drawsAt: Date) => void;
  readonly secret: () => Promise<KeyObject>;
  readonly originOf: (site: PublishedSite) => string;
  readonly clock: () => Date;
  readonly log: Log;
}
