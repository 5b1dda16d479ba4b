import { type ErrorCode, errorCatalogue, type FieldErrorCode } from '#contracts/errors.ts';

interface DomainErrorDetail {
  /** The fault of each named field. */
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  /** For `documents_refused`: one line for each fault. */
  readonly problems?: readonly string[];
  /** For `too_many_requests` and `busy`. */
  readonly retryAfterSeconds?: number;
  /** For `method_not_allowed`: the methods that the address takes. */
  readonly allowedMethods?: readonly string[];
  /** Further tries need a captcha. */
  readonly captcha?: boolean;
  /** For `extra_verification`: the sign-in that waits, and how it can be finished. */
  readonly challenge?: { readonly challengeId: string; readonly methods: readonly string[] };
  readonly cause?: unknown;
}

/**
 * A refusal with a stable code. Everything that the gateway refuses on purpose is one of these; any other error is a
 * defect.
 */
export class DomainError extends Error {
  readonly statusCode: number;
  readonly fields: Readonly<Record<string, FieldErrorCode>> | undefined;
  readonly problems: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allowedMethods: readonly string[] | undefined;
  readonly captcha: boolean;
  readonly challenge: DomainErrorDetail['challenge'];

  constructor(
    readonly code: ErrorCode,
    detail: DomainErrorDetail = {},
  ) {
    super(code, { cause: detail.cause });
    this.name = 'DomainError';
    this.statusCode = errorCatalogue[code].status;
    this.fields = detail.fields;
    this.problems = detail.problems;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.allowedMethods = detail.allowedMethods;
    this.captcha = detail.captcha ?? false;
    this.challenge = detail.challenge;
  }
}
