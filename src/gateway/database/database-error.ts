import { DatabaseError } from 'pg';

/** No connection became free in time. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The database was closed, or its engine has died. */
export class DatabaseClosedError extends Error {
  override readonly name = 'DatabaseClosedError';
}

/** A transaction sat idle for too long and was rolled back under its holder. */
export class TransactionExpiredError extends Error {
  override readonly name = 'TransactionExpiredError';
}

/** Nothing of the transaction was stored, although its work ended without an error. */
export class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError';
}

/** The data directory belongs to another living process. */
export class DataDirectoryLockedError extends Error {
  override readonly name = 'DataDirectoryLockedError';
}

/** True for an error that the database itself reported with this SQLSTATE, on either engine. */
export function hasSqlState(error: unknown, sqlState: string): error is DatabaseError {
  return error instanceof DatabaseError && error.code === sqlState;
}

/** True when a row clashed with an existing one; with `constraint`, only when it clashed on that one. */
export function isUniqueViolation(error: unknown, constraint?: string): error is DatabaseError {
  return hasSqlState(error, '23505') && (constraint === undefined || error.constraint === constraint);
}
