import type { TenantDatabase } from '#gateway/database/database.ts';
import { INTEGRATION_CHANNEL } from '../repository/integration-change-repository.ts';
import type { IntegrationBook } from './integration-book.ts';

/**
 * Follows changes of integrations by other processes: a key that was ended is refused everywhere within milliseconds.
 * Where the connection that listens is down, the book's own five seconds hold.
 * @returns what stops following.
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
