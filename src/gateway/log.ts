import { type Logger, pino } from 'pino';
import type { LogLevel } from './configuration.ts';

/** The gateway's log, one JSON object per line on standard output. */
export function createLog(level: LogLevel): Logger {
  return pino({ level });
}
