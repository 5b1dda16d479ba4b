import type { QueryAt, SentPath } from '#contracts/call-types.ts';

/** The query of a call, with numbers where it takes them as text. */
type Values<Query> = { readonly [Name in keyof Query]: Query[Name] | NumberFor<Query[Name]> };
type NumberFor<Value> = string extends Value ? number : Value extends `${infer Figure extends number}` ? Figure : never;

/** A call's path with its query. */
export const withQuery = <Path extends SentPath<'GET'>>(
  path: Path,
  values: Values<QueryAt<Path>>,
): `${Path}?${string}` =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;
