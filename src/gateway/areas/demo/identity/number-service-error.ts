/** Error codes of the service that verifies numbers, which clients branch on. */
export type NumberRefusal =
  | 'API_KEY_INVALID'
  | 'INVALID_CODE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_PHONE_NUMBER'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_CODE'
  | 'MISSING_PHONE_NUMBER'
  | 'MISSING_SESSION_INFO'
  | 'OPERATION_NOT_ALLOWED'
  | 'SESSION_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** A refusal of the service that verifies numbers. */
export class NumberServiceError extends Error {
  constructor(readonly refusal: NumberRefusal) {
    super(refusal);
    this.name = 'NumberServiceError';
  }
}
