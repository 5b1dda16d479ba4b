import type { TenantDatabase } from '#gateway/database/database.ts';
import { INTEGRATION_CHANNEL } from '../repository/integration-change-repository.ts';
import type { IntegrationBook } from './integration-book.ts';

/**
 * Follows changes of integrations by other processes, so that an ended key is refused everywhere within milliseconds.
 * While the listening connection is down, the cache of five seconds applies.
 * @returns the function that stops it.
 */
export function followIntegrations(
  database: Pick<TenantDatabase, 'listen'>,
  book: Pick<IntegrationBook, 'forget' | 'forgetAll'>,
): Promise<() => Promise<void>> {
  return database.listen(
    INTEGRATION_CHANNEL,
    (siteId) => book.forget(siteId),
    () => book.forgetAll(),
  );
}
