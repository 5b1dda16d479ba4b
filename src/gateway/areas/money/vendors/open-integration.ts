import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type Integration, saveIntegration } from '../repository/integration-repository.ts';
import { WALLET_DIALECTS } from '../vendor-wallet/dialects/wallet-dialects.ts';

/**
 * Registers a vendor at a site, or replaces how the site works with it.
 * @throws DomainError `invalid_request`, naming `dialect`, where the product has no dialect of that name.
 */
export async function openIntegration(
  tx: SiteTransaction,
  siteId: string,
  integration: Omit<Integration, 'siteId'> & { readonly createdAt: string },
): Promise<void> {
  if (!WALLET_DIALECTS.some(({ name }) => name === integration.dialect))
    throw new DomainError('invalid_request', { fields: { dialect: 'not_allowed_value' } });
  await saveIntegration(tx, siteId, integration);
}
