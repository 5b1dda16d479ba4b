// Installs the locked packages and generates the contracts. It needs nothing that is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from './ensure-generated.mjs';
import { isMainProgram, projectRoot } from './kit/project-root.mjs';
import { runCommand } from './kit/run-command.mjs';

const lockPath = join(projectRoot, 'package-lock.json');
const installedTreePath = join(projectRoot, 'node_modules', '.package-lock.json');
const markerPath = join(projectRoot, 'node_modules', '.installed-from');

/**
 * Installs the locked packages and generates the contracts, unless both are in place; ends the process with a clear
 * message when it can't.
 */
export async function ensureInstalled() {
  await installPackages();
  await ensureGenerated();
}

async function installPackages() {
  refuseOldNode();
  const wanted = describeWantedTree();
  if (isInstalled(wanted)) return;

  const startedAt = Date.now();
  process.stdout.write('Installing packages (npm ci), about half a minute … ');
  const { exitCode, output } = await npmCi();
  if (exitCode !== 0) {
    console.error(`failed.\n\n${output.trim()}\n`);
    console.error('npm ci could not install the packages that package-lock.json names. Its own words are above;');
    console.error(
      'the usual causes are no connection to the package registry and no room on the disk. Then run the command again.',
    );
    process.exit(1);
  }
  writeFileSync(markerPath, wanted);
  console.info(`done in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function refuseOldNode() {
  const required = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).engines.node;
  const [major = 0, minor = 0] = required.replace('>=', '').split('.').map(Number);
  const [ourMajor = 0, ourMinor = 0] = process.versions.node.split('.').map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return;
  console.error(
    `Marquee needs Node ${required}; this is Node ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}

/** The lock's hash and the machine's kind, since some packages carry compiled parts. */
function describeWantedTree() {
  const lockHash = createHash('sha256').update(readFileSync(lockPath)).digest('hex');
  return `${process.platform}-${process.arch} ${lockHash}\n`;
}

function isInstalled(wanted) {
  const marker = existsSync(markerPath) ? readFileSync(markerPath, 'utf8') : undefined;
  if (marker === wanted) return true;
  const movedFromAnotherMachine = marker !== undefined && marker.split(' ')[0] !== wanted.split(' ')[0];
  if (movedFromAnotherMachine || !existsSync(installedTreePath) || !installedTreeMatchesLock()) return false;
  // Somebody ran npm by hand and the tree is right: installing it again would only cost time.
  writeFileSync(markerPath, wanted);
  return true;
}

/**
 * Compares what npm wrote down about node_modules with the lock. Optional packages of other platforms may be absent.
 */
function installedTreeMatchesLock() {
  const locked = readPackages(lockPath);
  const installed = readPackages(installedTreePath);
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    if (present === undefined) return entry.optional === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/** Development packages are always included: the build needs them, also where NODE_ENV=production is set. */
function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  if (npmScript?.endsWith('.js')) return runCommand(process.execPath, [npmScript, ...args], { capture: true });
  return runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { capture: true });
}

if (isMainProgram(import.meta.url)) await ensureInstalled();
