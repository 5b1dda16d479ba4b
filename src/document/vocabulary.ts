import { LATER_VERSIONS, LEAF_WIDGETS, PARENT_WIDGETS } from '#contracts/generated/contracts.ts';
import type { NodeMigration } from './migrations/node-migration.ts';
import { NODE_MIGRATIONS } from './migrations/node-migrations.ts';

/**
 * The properties of a widget that are known without its code: the version of its props, and whether its nodes have
 * children.
 */
export interface WidgetSchema {
  readonly version: number;
  readonly children: boolean;
}

/** The widgets that documents may name, and the steps that lift old nodes. */
export interface Vocabulary {
  readonly widgets: ReadonlyMap<string, WidgetSchema>;
  readonly migrations: readonly NodeMigration[];
}

/** A node that names no version was written for the first one. */
export const FIRST_VERSION = 1;

/** The product's own vocabulary. */
export const VOCABULARY: Vocabulary = {
  widgets: new Map([...schemasOf(LEAF_WIDGETS, false), ...schemasOf(PARENT_WIDGETS, true)]),
  migrations: NODE_MIGRATIONS,
};

function schemasOf(names: string, children: boolean) {
  return names
    .split(' ')
    .map((name): [string, WidgetSchema] => [name, { version: LATER_VERSIONS[name] ?? FIRST_VERSION, children }]);
}
