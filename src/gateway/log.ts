import type { FastifyBaseLogger } from 'fastify';
import { type Logger, pino } from 'pino';
import type { LogLevel } from './configuration.ts';

/** The gateway's log, one JSON object per line on standard output. */
export function createLog(level: LogLevel): Logger {
  return pino({ level });
}

/**
 * A log for audits: what operators do is written at every level but `silent`, since it is no warning, and a demo logs
 * warnings alone. Its lines carry `"audit":true`.
 */
export function auditLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'silent' ? log : log.child({ audit: true }, { level: 'info' });
}
