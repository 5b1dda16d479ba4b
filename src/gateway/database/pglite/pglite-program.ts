import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Node has it; its types leave it to those of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

let program: Promise<WebAssembly.Module> | undefined;

/**
 * PGlite's program, compiled once a process. Each thread would compile it for itself otherwise, which takes half a
 * second of processor time and most of what a second database in one process needs to come up.
 */
export function pgliteProgram(): Promise<WebAssembly.Module> {
  program ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes));
  return program;
}
