import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '#gateway/http/accepted-encoding.ts';

/** A file in one encoding. */
export interface ShelfFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly encoding: ContentEncoding;
  /** With its quotes. */
  readonly etag: string;
}

/** The kind of a file, by its name. */
export interface FileKind {
  readonly type: string;
  readonly isCompressible: boolean;
}

const KINDS: Readonly<Record<string, FileKind>> = {
  '.js': { type: 'text/javascript; charset=utf-8', isCompressible: true },
  '.css': { type: 'text/css; charset=utf-8', isCompressible: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', isCompressible: true },
  '.json': { type: 'application/json; charset=utf-8', isCompressible: true },
  '.webmanifest': { type: 'application/manifest+json', isCompressible: true },
  '.png': { type: 'image/png', isCompressible: false },
  '.webp': { type: 'image/webp', isCompressible: false },
  '.avif': { type: 'image/avif', isCompressible: false },
  '.woff2': { type: 'font/woff2', isCompressible: false },
};

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/**
 * The files of a folder, as they stand there when the shelf is made. Only names that were found are served, so that no
 * address can lead out of the folder. Files are read and compressed once, on first use.
 */
export class FileShelf {
  private readonly names: ReadonlySet<string>;
  private readonly kept = new Map<string, Promise<ShelfFile | undefined>>();

  constructor(private readonly folder: string) {
    this.names = new Set(namesIn(folder));
  }

  /** @param name path below the folder, with slashes; undefined when there is no such file, or none of a known type. */
  async get(name: string, encoding: ContentEncoding): Promise<ShelfFile | undefined> {
    const kind = fileKind(name);
    if (kind === undefined || !this.names.has(name)) return undefined;
    const key = `${kind.isCompressible ? encoding : 'identity'} ${name}`;
    const known = this.kept.get(key);
    if (known) return known;
    const file = this.read(name, kind, encoding);
    this.kept.set(key, file);
    const forget = (): boolean => this.kept.delete(key);
    // A file that is gone may come back, so that it is gone is not kept.
    file.then((found) => found ?? forget(), forget);
    return file;
  }

  private async read(name: string, kind: FileKind, encoding: ContentEncoding): Promise<ShelfFile | undefined> {
    const plain = await readFile(path.join(this.folder, name)).catch(undefinedWhenGone);
    return plain && encodeFile(plain, kind, encoding);
  }
}

/** The kind of a file by its name; undefined for those that are never served. */
export function fileKind(name: string): FileKind | undefined {
  return KINDS[path.extname(name)];
}

/** A file as it is sent: in the encoding, or as it is where its kind does not compress. */
export async function encodeFile(plain: Buffer, kind: FileKind, wanted: ContentEncoding): Promise<ShelfFile> {
  const encoding = kind.isCompressible ? wanted : 'identity';
  const bytes = await compress(plain, encoding);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return { bytes, type: kind.type, encoding, etag: `"${digest}-${encoding}"` };
}

/** Files may leave a folder after it was listed. */
function undefinedWhenGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}

function compress(plain: Buffer, encoding: ContentEncoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipOf(plain, { level: 9 });
  return brotliOf(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  } catch {
    return [];
  }
}
