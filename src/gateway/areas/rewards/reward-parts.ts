import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import type { Database } from '#gateway/database/database.ts';

/** Dependencies of the verbs of rewards. */
export interface RewardParts {
  readonly database: Pick<Database, 'forSite' | 'forReading'>;
  /** Whose payment passwords are asked for. */
  readonly accounts: Pick<AccountParts, 'database' | 'secrets' | 'clock' | 'rateLimitFactor'>;
  /** Called after the commit of each change of a member's main wallet. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}
