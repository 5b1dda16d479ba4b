import type { Kysely } from 'kysely';

/** One step of the schema. It runs once, as the tables' owner, inside the transaction of the whole run. */
export interface Migration {
  /** `NNN-what-it-does`, as its file is called. A name that has been released never changes. */
  name: string;
  up(db: Kysely<unknown>): Promise<void>;
}
