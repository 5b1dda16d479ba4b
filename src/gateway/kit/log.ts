import { type BaseLogger, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

/** The methods of the log that areas and flows use. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The gateway's log, one JSON object per line on standard output. */
export function createLog(level: LogLevel): Logger {
  return pino({ level });
}

/**
 * A log for audits: operators' actions are written at every level but `silent`. They are no warnings, and a demo logs
 * only warnings. Its lines carry `"audit":true`.
 */
export function auditLog(log: Auditable): Log {
  return log.level === 'silent' ? log : log.child({ audit: true }, { level: 'info' });
}

/** A log that can write at another level than its own. */
export interface Auditable extends Log {
  level: string;
  child(bindings: object, options: { level: string }): Log;
}
