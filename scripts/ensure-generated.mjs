// Generates contracts and the maps of words when their sources have changed. It needs nothing that is installed or
// generated.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './kit/project-root.mjs';
import { runCommand } from './kit/run-command.mjs';

const generated = join(projectRoot, 'src/contracts/generated');
const markerPath = join(generated, '.generated-from');

/** A file of each generated folder: where it is missing, so is the folder. */
const results = ['src/contracts/generated/validators.js', 'src/words/generated/word-keys.ts'];

/**
 * The inputs of the generators; the lock file covers the versions of their packages. Of the words only the English ones
 * and the names of the other folders matter.
 */
const sources = [
  'schemas',
  'scripts/generate.ts',
  'scripts/generate',
  'src/document/placeholders.ts',
  'src/words/EN',
  'package-lock.json',
];

/** Runs `npm run generate` unless the files there come from the sources as they are; ends the process when it fails. */
export async function ensureGenerated() {
  const wanted = hashOfSources();
  const isFresh = existsSync(markerPath) && readFileSync(markerPath, 'utf8') === wanted;
  if (isFresh && results.every((path) => existsSync(join(projectRoot, path)))) return;

  process.stdout.write('Generating contracts from schemas/ and maps of src/words/ … ');
  const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
  const { exitCode, output } = await runCommand(process.execPath, [tsx, 'scripts/generate.ts'], { capture: true });
  if (exitCode !== 0) {
    console.error(`failed.\n\n${output.trim()}`);
    process.exit(1);
  }
  writeFileSync(markerPath, wanted);
  console.info('done.');
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder))
    hash.update(`${path}\0`).update(readFileSync(join(projectRoot, path)));
  hash.update(languageFolders().join());
  return hash.digest('hex');
}

function languageFolders() {
  return readdirSync(join(projectRoot, 'src/words'))
    .filter((name) => /^[A-Z]{2}$/.test(name))
    .sort();
}

function filesUnder(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(projectRoot, path), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
}
