import type { TenantDatabase } from '#gateway/database/database.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';
import type { KnownDialects } from '../vendor-wallet/dialects/known-dialects.ts';
import type { IntegrationBook } from '../vendors/integration-book.ts';

/** Dependencies of the operators' changes of integrations. */
export interface IntegrationParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly keys: Pick<VendorKeys, 'seal'>;
  readonly integrations: Pick<IntegrationBook, 'forget'>;
  readonly dialects: Pick<KnownDialects, 'all'>;
  /** The vendors of the catalogue. */
  readonly catalogueVendors: () => Promise<readonly string[]>;
  /** Sends the pending end-session orders to a site's vendors. */
  readonly holdVendors: (siteId: string) => void;
  readonly clock: () => Date;
}

/** An integration, and the operator who changes it. */
export interface ChangedIntegration {
  readonly siteId: string;
  readonly integrationId: string;
  /** The account that is put on record. */
  readonly operator: string;
}
