import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** Everything that decides what a build produces. */
const buildInputs = [
  'src',
  'schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/build-arcade.mjs',
  'scripts/build-payments-sandbox.mjs',
  'scripts/kit/server-bundle.mjs',
];

/**
 * Answers `{ hash, files }`: one hash over the contents of all build inputs, and per file its stamp and digest.
 *
 * The hash is of contents, so a fresh checkout of the same commit has the same one. Reading every file on every start
 * would be slow, so a file whose stamp (size, times, inode) equals the one in `known` keeps its known digest.
 */
export function fingerprintSources(known = {}, root = projectRoot) {
  const files = {};
  const total = createHash('sha256');
  for (const path of listInputs(root)) {
    const stamp = stampOf(join(root, path));
    const digest = known[path]?.stamp === stamp ? known[path].digest : digestOf(join(root, path));
    files[path] = { stamp, digest };
    total.update(`${path}\0${digest}\n`);
  }
  return { hash: total.digest('hex'), files };
}

/** Paths relative to the project, sorted; tests and notes never reach a build. */
function listInputs(root) {
  return buildInputs
    .flatMap((path) => listFiles(root, path))
    .filter((path) => !/\.test\.tsx?$|\.md$/.test(path))
    .sort();
}

function listFiles(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

/** The change time and the inode are in it because copying tools can preserve size and modification time. */
function stampOf(path) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(path);
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`;
}

function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
