import type { CallName, Calls } from './generated/calls.ts';

/** A path of the table with any text in place of its parameters: `/wps/member/sessions/${string}`. */
type Filled<Path extends string> = Path extends `${infer Head}/:${string}/${infer Rest}`
  ? `${Head}/${string}/${Filled<Rest>}`
  : Path extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : Path;

type PathsBy<Method extends string, Name extends string = CallName> = Name extends `${Method} ${infer Path}`
  ? Filled<Path>
  : never;

/** The paths of all calls of a method. */
export type SentPath<Method extends string> = PathsBy<Method>;

/** The call that a path belongs to; the exact one where another's parameter could stand for the same text. */
type CallAt<Method extends string, Path extends string> = `${Method} ${Path}` extends CallName
  ? `${Method} ${Path}`
  : CallLike<Method, Path>;

type CallLike<Method extends string, Path extends string, Name extends CallName = CallName> = Name extends CallName
  ? Name extends `${Method} ${infer Pattern}`
    ? Path extends Filled<Pattern>
      ? Name
      : never
    : never
  : never;

/** The body that a call takes; an empty object where its contract names none. */
export type BodyAt<Method extends string, Path extends string> = undefined extends Calls[CallAt<Method, Path>]['body']
  ? Readonly<Record<string, never>>
  : Calls[CallAt<Method, Path>]['body'];

/** The value that a call answers. */
export type AnswerAt<Method extends string, Path extends string> = Calls[CallAt<Method, Path>]['answer'];

/** The path of a GET call by its pattern, with its query or without. */
export type ReadPath<Path extends PathsBy<'GET'> = PathsBy<'GET'>> = Path | `${Path}?${string}`;

type WithoutQuery<Path extends string> = Path extends `${infer Bare}?${string}` ? Bare : Path;

/** The value that a GET call answers. */
export type ReadAnswer<Path extends string> = Path extends string ? AnswerAt<'GET', WithoutQuery<Path>> : never;

/** The query that a GET call takes. */
export type QueryAt<Path extends string> = Calls[CallAt<'GET', Path>]['query'];
