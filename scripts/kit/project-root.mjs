import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds package.json, with a trailing separator. Every command works from here, wherever it was called.
 */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** True when `moduleUrl` is the file that Node was asked to run, false when another command imports it. */
export function isMainProgram(moduleUrl) {
  return process.argv[1] !== undefined && fileURLToPath(moduleUrl) === realpathSync(process.argv[1]);
}
