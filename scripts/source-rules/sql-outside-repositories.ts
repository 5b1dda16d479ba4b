import { offencesOf, type SourceRule } from './source-rule.ts';

/** Kysely's builders on a table, its raw template, and what runs either. */
const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|(?<![.\w])sql(?:<[^`]*>)?`/g;

/**
 * SQL of the gateway stands in repositories and in `database/`, so that every query of a table is found in one folder.
 */
export const sqlOutsideRepositories: SourceRule = {
  appliesTo: (path) =>
    /^src\/gateway\/.*\.ts$/.test(path) &&
    !/^src\/gateway\/(?:database|testing)\/|\/repository\/|\.(?:test|soak)\.ts$/.test(path),
  findOffences: (line) =>
    offencesOf(
      line,
      sql,
      (found) => `${found} is SQL: move it to the repository of the area, or to src/gateway/database`,
    ),
};
