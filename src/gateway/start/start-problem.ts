import { CountryDatabaseError } from '#gateway/areas/sites/sites.ts';
import { ConfigurationError } from '../configuration.ts';
import { DataDirectoryLockedError } from '../database/database-error.ts';
import { MasterKeyError } from '../database/system-key-store.ts';
import { DataDirectoryError } from './private-data-directory.ts';

/** The message for a failed start: a sentence for known problems, else the error itself. */
export function startProblem(error: unknown): unknown {
  const isPlain =
    error instanceof ConfigurationError ||
    error instanceof CountryDatabaseError ||
    error instanceof DataDirectoryError ||
    error instanceof DataDirectoryLockedError ||
    error instanceof MasterKeyError;
  if (isPlain) return error.message;
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened: set PORT to one above 1023.`;
  if (code === 'ENOENT' && path !== undefined) return `${path} is missing: see SITES_DIR and LAYOUTS_DIR.`;
  return error;
}
