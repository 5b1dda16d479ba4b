import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archiveMonth } from '#gateway/database/archive/archive-month.ts';
import { listMonths } from '#gateway/database/archive/list-months.ts';
import type { MonthManifest } from '#gateway/database/archive/month-files.ts';
import { restoreMonth } from '#gateway/database/archive/restore-month.ts';
import type { Database } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** Actions can be repeated and rolled back for so many months after theirs (docs/vendor-integration.md). */
const KEPT_MONTHS = 4;

interface LedgerArchiveParts {
  readonly database: Pick<Database, 'asOwner'>;
  /** Where the months' files are. */
  readonly folder: string;
  readonly clock: () => Date;
}

/** Archives months of the ledger in files, and restores them. */
export function ledgerArchive({ database, folder, clock }: LedgerArchiveParts) {
  return {
    list: () => listMonths(database),

    /**
     * Moves a month into files.
     * @throws DomainError `invalid_request` where its actions may still be repeated, `not_found` where it is not in the
     *   database.
     */
    async archive(month: string): Promise<MonthManifest> {
      const now = clock();
      const [year = 0, number = 0] = month.split('-').map(Number);
      if (Date.UTC(year, number - 1 + KEPT_MONTHS + 1) > now.getTime())
        throw new DomainError('invalid_request', { fields: { month: 'out_of_range' } });
      const archived = await archiveMonth(database, { folder, month, now });
      if (archived === null) throw new DomainError('not_found');
      return archived;
    },

    /** Brings a month back. @throws DomainError `not_found` where it is not archived, or its files are not here. */
    async restore(month: string): Promise<MonthManifest> {
      if (!existsSync(join(folder, month, 'manifest.json'))) throw new DomainError('not_found');
      const restored = await restoreMonth(database, { folder, month });
      if (restored === null) throw new DomainError('not_found');
      return restored;
    },
  };
}

export type LedgerArchive = ReturnType<typeof ledgerArchive>;
