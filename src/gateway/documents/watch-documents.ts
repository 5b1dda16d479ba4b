import { watch } from 'node:fs';

/** Editors write a file in several steps; a change is over when nothing has happened for this long. */
const QUIET_MS = 150;

/**
 * Calls `onChange` after files below the folders have changed and come to rest.
 * @returns a function that stops watching.
 */
export function watchDocuments(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
