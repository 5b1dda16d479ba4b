import type { Configuration } from '#gateway/configuration.ts';
import type { Database } from '#gateway/database/database.ts';
import { seedCatalogue } from '#gateway/database/seed/seed-catalogue.ts';

/**
 * Fills the catalogue: a demo always holds the newest, which costs a comparison when nothing changed; in production it is written
 * into an empty database alone, since from then on it is the operators'.
 */
export async function seedWhereDue({ mode }: Pick<Configuration, 'mode'>, database: Database): Promise<void> {
  if (mode === 'production' && !(await isCatalogueEmpty(database))) return;
  await seedCatalogue(database);
}

async function isCatalogueEmpty(database: Pick<Database, 'forPlatform'>): Promise<boolean> {
  return database.forPlatform(async (tx) => {
    const row = await tx.selectFrom('catalogue_version').select('version').executeTakeFirst();
    return row === undefined;
  });
}
