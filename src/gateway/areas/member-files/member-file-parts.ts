import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import type { GamesOfRecords } from '#gateway/areas/records/records.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** Dependencies of every verb of member files. */
export interface MemberFileParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'forReading'>;
  readonly accounts: AccountParts;
  readonly games: GamesOfRecords;
  /** Called after a member's balance changed. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}

/** An operator who looks at a member of a site. */
export interface FileReader {
  readonly site: PublishedSite;
  readonly memberId: string;
  readonly language: LanguageCode;
  /** The operator's account, as stored in the audit trail. */
  readonly operator: string;
}
