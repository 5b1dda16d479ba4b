import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClientEntry, type ClientFile, type ClientFiles, typeOfFile } from './client-files.ts';

/** The manifest that the build writes beside the files: page → its entry. */
export const CLIENT_MANIFEST = 'manifest.json';

/** The client that `npm run build` made. */
export function builtClient(folder: string): ClientFiles {
  const files = new Map<string, ClientFile>();
  let manifest: Promise<Readonly<Record<string, ClientEntry>>> | undefined;
  return {
    isImmutable: true,
    entry: async (page) => {
      manifest ??= readFile(path.join(folder, CLIENT_MANIFEST), 'utf8').then((text) => JSON.parse(text));
      const entry = (await manifest)[page];
      if (entry === undefined) throw new Error(`The build of the arcade has no page ${page}.`);
      return entry;
    },
    read: async (name) => {
      const known = files.get(name);
      const type = typeOfFile(name);
      if (known !== undefined || type === undefined || !/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/.test(name))
        return known;
      const contents = await readFile(path.join(folder, name)).catch(() => undefined);
      if (contents === undefined) return undefined;
      const file = { contents, type };
      files.set(name, file);
      return file;
    },
  };
}
