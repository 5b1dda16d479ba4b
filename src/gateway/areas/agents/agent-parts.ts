import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import type { GamesService } from '#gateway/areas/games/games.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** Dependencies of the agents' verbs. */
export interface AgentParts {
  readonly database: Pick<Database, 'forSite' | 'forAgent' | 'forAgentReading'>;
  /** Opens accounts, ends sessions and proves payment passwords. */
  readonly accounts: AccountParts;
  readonly games: Pick<GamesService, 'describe'>;
  /** The address of one of the site's hosts. */
  readonly addressOf: (host: string) => string;
  /** Called after the commit of each change of a member's main wallet. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}

/** Whose desk it is. */
export interface AgentReader {
  readonly site: PublishedSite;
  readonly agentId: string;
  readonly language: LanguageCode;
}
