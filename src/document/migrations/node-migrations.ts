import type { NodeMigration } from './node-migration.ts';

/** Every step there is, by widget and then by version. No widget has had a second version yet. */
export const NODE_MIGRATIONS: readonly NodeMigration[] = [];
