import type { Database } from '#gateway/database/database.ts';
import type { Settings } from '#gateway/kit/settings.ts';

/**
 * Fills the catalogue: a demo always holds the newest, which costs a comparison when nothing changed; in production it
 * is written into an empty database alone, since from then on it is the operators'.
 * @param newest the newest one's fingerprint, where it is known without generating it.
 */
export async function seedWhereDue(
  { mode }: Pick<Settings, 'mode'>,
  database: Database,
  newest: string | undefined,
): Promise<void> {
  const stored = await storedChecksum(database);
  if (stored !== undefined && (mode === 'production' || stored === newest)) return;
  const { seedCatalogue } = await import('#gateway/database/seed/seed-catalogue.ts');
  await seedCatalogue(database);
}

async function storedChecksum(database: Pick<Database, 'forPlatform'>): Promise<string | undefined> {
  return database.forPlatform(async (tx) => {
    const row = await tx.selectFrom('catalogue_version').select('checksum').executeTakeFirst();
    return row?.checksum;
  });
}
