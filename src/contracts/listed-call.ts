/**
 * A call of the API as a `calls.json` lists it, checked by `schemas/calls.schema.json`.
 * @typeParam Contract the title of a schema.
 */
export interface ListedCall<Contract extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly body?: Contract;
  readonly query?: Contract;
  readonly params?: Contract;
  readonly answer?: Contract;
  readonly alsoAnswers?: readonly Contract[];
}
