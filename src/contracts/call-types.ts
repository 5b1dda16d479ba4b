import type { CallName, Calls } from './generated/calls.ts';

/** The methods of all calls. */
type CallMethod = CallName extends `${infer Method} ${string}` ? Method : never;

/** The calls by method and path. Splitting the names here, once, keeps type checking fast. */
type CallsByPath = {
  readonly [Method in CallMethod]: {
    readonly [Name in CallName as Name extends `${Method} ${infer Path}` ? Path : never]: Calls[Name];
  };
};

/** A path of the table with any text in place of its parameters: `/wps/member/sessions/${string}`. */
type Filled<Path> = Path extends `${infer Head}/:${string}/${infer Rest}`
  ? `${Head}/${string}${Filled<`/${Rest}`>}`
  : Path extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : Path extends string
      ? Path
      : never;

/** The paths of all calls of a method. */
export type SentPath<Method extends CallMethod> = Filled<keyof CallsByPath[Method]>;

/** The call that a path belongs to; the exact one where another's parameter could stand for the same text. */
type CallAt<Method extends CallMethod, Path extends string> = Path extends keyof CallsByPath[Method]
  ? CallsByPath[Method][Path]
  : CallLike<CallsByPath[Method], Path>;

type CallLike<Table, Path extends string> = {
  [Pattern in keyof Table]: Path extends Filled<Pattern> ? IfAsDeep<Pattern, Path, Table[Pattern]> : never;
}[keyof Table];

/** A call, where its pattern has as many parts as the path: text in place of a parameter could hide further ones. */
type IfAsDeep<Pattern, Path extends string, Call> = Pattern extends string
  ? Depth<Pattern> extends Depth<Path>
    ? Call
    : never
  : never;

type Depth<Path extends string, Parts extends readonly unknown[] = []> = Path extends `${string}/${infer Rest}`
  ? Depth<Rest, [...Parts, unknown]>
  : Parts['length'];

type PartOf<Call, Part extends 'body' | 'query' | 'answer'> = Call extends { readonly [P in Part]: infer Value }
  ? Value
  : never;

/** The body that a call takes; an empty object where its contract names none. */
export type BodyAt<Method extends CallMethod, Path extends string> =
  undefined extends PartOf<CallAt<Method, Path>, 'body'>
    ? Readonly<Record<string, never>>
    : PartOf<CallAt<Method, Path>, 'body'>;

/** The value that a call answers. */
export type AnswerAt<Method extends CallMethod, Path extends string> = PartOf<CallAt<Method, Path>, 'answer'>;

/** The path of a GET call by its pattern, with its query or without. */
export type ReadPath<Path extends SentPath<'GET'> = SentPath<'GET'>> = Path | `${Path}?${string}`;

type WithoutQuery<Path extends string> = Path extends `${infer Bare}?${string}` ? Bare : Path;

/** The value that a GET call answers. */
export type ReadAnswer<Path extends string> = Path extends string ? AnswerAt<'GET', WithoutQuery<Path>> : never;

/** The query that a GET call takes. */
export type QueryAt<Path extends string> = PartOf<CallAt<'GET', Path>, 'query'>;
