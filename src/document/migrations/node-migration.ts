/** A bag of props: all of a node's, or those of one breakpoint in its `at`. */
export type Props = Readonly<Record<string, unknown>>;

/**
 * One named step that lifts the props of a widget by one version. It sees whole props and, for `at`, single ones; so it
 * changes what it finds and never asks for a prop to be there. It answers new props and leaves what it was given as it
 * was.
 */
export interface NodeMigration {
  readonly widget: string;
  /** The version that the step reads; it writes the next one. */
  readonly from: number;
  /** The change in few words: `size-becomes-count`. */
  readonly name: string;
  readonly up: (props: Props) => Props;
}

/** Thrown when a node is older than the steps that are left reach back. */
export class MissingMigrationError extends Error {
  override readonly name = 'MissingMigrationError';

  constructor(widget: string, from: number) {
    super(`no migration lifts ${widget} from version ${from}`);
  }
}

/**
 * Lifts props from one version of a widget to another, step by step.
 * @throws MissingMigrationError when a step is missing on the way.
 */
export function migrateProps(
  props: Props,
  widget: string,
  from: number,
  to: number,
  migrations: readonly NodeMigration[],
): Props {
  let lifted = props;
  for (let version = from; version < to; version += 1) {
    const step = migrations.find((migration) => migration.widget === widget && migration.from === version);
    if (!step) throw new MissingMigrationError(widget, version);
    lifted = step.up(lifted);
  }
  return lifted;
}
