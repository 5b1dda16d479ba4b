import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import type { Database, SiteTransaction } from '#gateway/database/database.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** What an operator read of a member. */
export interface FileRead {
  readonly memberId: string;
  readonly operator: string;
  readonly at: Date;
  /** Such as the id of a request. */
  readonly about: string;
}

/** Dependencies of the cashier's verbs. */
export interface CashierParts {
  readonly database: Pick<Database, 'forSite' | 'forReading'>;
  /** Whose payment passwords and payout accounts withdrawals need. */
  readonly accounts: Pick<AccountParts, 'database' | 'secrets' | 'clock' | 'rateLimitFactor'>;
  /** The payment providers of this gateway, by name. */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  /** The origin of a site's pages. */
  readonly originOf: (site: PublishedSite) => string;
  /** Called after the commit of each change of a member's main wallet. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  /** Writes to the audit trail that an operator read a member's data, in the transaction that reads it. */
  readonly noteFileRead: (tx: SiteTransaction, siteId: string, read: FileRead) => Promise<void>;
  readonly clock: () => Date;
  readonly log: Log;
}
