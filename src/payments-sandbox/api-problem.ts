const STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  wrong_state: 409,
  amount_too_high: 422,
  idempotency_mismatch: 422,
} as const;

export type ApiProblemCode = keyof typeof STATUS;

/** A call that is refused, as the API says it. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode;
  readonly status: number;
  /** The part of the request that is at fault; null where none is. */
  readonly field: string | null;

  constructor(code: ApiProblemCode, message: string, field: string | null = null) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = STATUS[code];
    this.field = field;
  }

  get body(): { code: string; message: string; field?: string } {
    return { code: this.code, message: this.message, ...(this.field === null ? {} : { field: this.field }) };
  }
}

/** A body, query or header that is not what it must be. */
export function invalidField(field: string, problem: string): ApiProblem {
  return new ApiProblem('invalid_request', `${field} ${problem}.`, field);
}

/** What is asked for does not exist, or is not this merchant's. */
export function nothingFound(kind: string): ApiProblem {
  return new ApiProblem('not_found', `There is no such ${kind}.`);
}
