import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** Dependencies of the verbs of contracts and income. */
export interface ContractParts {
  readonly database: Pick<Database, 'forSite' | 'forAgent'>;
  readonly clock: () => Date;
}

/** Who asks: an agent at its desk. */
export interface ContractReader {
  readonly site: PublishedSite;
  readonly agentId: string;
  /** Of the network, as the request came from it. */
  readonly address: string;
}
