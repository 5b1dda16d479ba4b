import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A set of icons as Iconify packs it. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
}

/** Reads a set that is installed for development. */
export async function iconSet(name: string): Promise<IconSet> {
  return JSON.parse(
    await readFile(path.join(root, `node_modules/@iconify-json/${name}/icons.json`), 'utf8'),
  ) as IconSet;
}

/** The shapes of an icon, and the side of the square that they are drawn on. @throws Error for an unknown name. */
export function bodyOf(set: IconSet, name: string): { body: string; width: number } {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`no icon ${name}`);
  return { body: icon.body, width: icon.width ?? set.width ?? 24 };
}
