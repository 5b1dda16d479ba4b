import { once } from 'node:events';
import { watch } from 'chokidar';

/** Editors write a file in several steps; a change is over when nothing has happened for this long. */
const QUIET_MS = 150;

/**
 * Calls `onChange` after files below the folders have changed and come to rest, however an editor saves: in place, or
 * by putting another file in the place of the old one. Watches from the moment at which it resolves.
 * @returns a function that stops watching.
 */
export async function watchDocuments(folders: readonly string[], onChange: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...folders], { ignoreInitial: true });
  const ready = once(watcher, 'ready');
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
  await ready;
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
