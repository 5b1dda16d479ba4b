import type { GameType, IconName, LanguageCode } from '#contracts/generated/contracts.ts';
import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The category of a vendor's game; undefined for an unknown one. */
export type GameTypeOf = (game: { readonly vassalage: string; readonly gameCode: string }) => GameType | undefined;

/** Lookups in the games that rewards need. */
export interface GamesOfRewards {
  /** The categories of all games, also of those that no site offers. */
  gameTypes(): Promise<GameTypeOf>;
  /** What categories are called and marked by. */
  describeTypes(
    site: PublishedSite,
    language: LanguageCode,
    types: readonly GameType[],
  ): Promise<ReadonlyArray<{ readonly title: string; readonly icon: IconName } | undefined>>;
}

/** Dependencies of the verbs of rewards. */
export interface RewardParts {
  readonly database: Pick<Database, 'forSite' | 'forReading'>;
  /** Whose payment passwords are asked for. */
  readonly accounts: Pick<AccountParts, 'database' | 'secrets' | 'clock' | 'rateLimitFactor'>;
  /** Called after the commit of each change of a member's main wallet. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}

/** Dependencies of the verbs of rebates. */
export interface RebateParts extends Pick<RewardParts, 'database' | 'onMoved' | 'clock'> {
  readonly games: GamesOfRewards;
}
