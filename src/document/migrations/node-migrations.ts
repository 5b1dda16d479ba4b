import { moreCardBecomesMore } from './more-card-becomes-more.ts';
import type { NodeMigration } from './node-migration.ts';

/** Every step there is, by widget and then by version. */
export const NODE_MIGRATIONS: readonly NodeMigration[] = [moreCardBecomesMore];
