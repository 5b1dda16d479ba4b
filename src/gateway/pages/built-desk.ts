import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FileShelf } from '#gateway/assets/file-shelf.ts';

/** The built desk of operators. */
export interface BuiltDesk {
  /** URL of the entry script, and URLs of its style sheets. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly files: FileShelf;
}

/** An entry of Vite's build manifest, as far as it is read here. */
interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** Reads the build of the desk; null while it is not built. */
export function readBuiltDesk(folder: string): BuiltDesk | null {
  const manifest = path.join(folder, '.vite/manifest.json');
  if (!existsSync(manifest)) return null;
  const entries = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestEntry>);
  const entry = entries.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`${manifest} names no entry of the desk.`);
  const addressOf = (file: string): string => `/${file}`;
  return {
    script: addressOf(entry.file),
    styles: (entry.css ?? []).map(addressOf),
    files: new FileShelf(path.join(folder, 'assets')),
  };
}
