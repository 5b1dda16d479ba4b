import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildArcade } from './build-arcade.mjs';
import { buildPaymentsSandbox } from './build-payments-sandbox.mjs';
import { buildStudio } from './build-studio.mjs';
import { isMainProgram, projectRoot } from './kit/project-root.mjs';
import { bundleServer } from './kit/server-bundle.mjs';
import { fingerprintSources } from './kit/source-fingerprint.mjs';
import { ensureInstalled } from './setup.mjs';

const dist = join(projectRoot, 'dist');
const recordPath = join(dist, '.build-hash');

/**
 * The server programs: name in dist/gateway → source. The database and passwords have threads of their own, hence files
 * of their own.
 */
const gatewayPrograms = {
  main: 'src/gateway/main.ts',
  'pglite-worker': 'src/gateway/database/pglite/pglite-worker.ts',
  'password-thread': 'src/gateway/secrets/password-thread.mjs',
  'catalogue-version': 'src/catalogue/current-version.ts',
};

const results = [
  ...Object.keys(gatewayPrograms).map((name) => `gateway/${name}.js`),
  'gateway/catalogue-version.txt',
  'gateway/functions/seamless_process_many.sql',
  'portal/client/.vite/manifest.json',
  'portal/server/server-entry.js',
  'arcade/main.js',
  'arcade/client/manifest.json',
  'payments-sandbox/main.js',
  'studio/.vite/manifest.json',
];

/** Builds when the sources are not the ones that dist was built from. */
export async function buildIfStale() {
  const record = readRecord();
  const sources = fingerprintSources(record?.files);
  const complete = results.every((path) => existsSync(join(dist, path)));
  if (!complete || record?.hash !== sources.hash) return build(sources);
  // Same contents under new stamps, after a checkout for instance: remember them, so that the next look is quick.
  if (JSON.stringify(record.files) !== JSON.stringify(sources.files)) writeRecord(sources);
}

/**
 * As `buildIfStale`, for commands that can do nothing without a build: a failure ends the process with the builder's
 * words.
 */
export async function buildOrExit() {
  try {
    await buildIfStale();
  } catch (error) {
    endWithoutBuild(error);
  }
}

/**
 * Builds everything into dist. `sources` is what was found before the build began, so an edit meanwhile counts as
 * stale.
 */
export async function build(sources = fingerprintSources()) {
  const startedAt = Date.now();
  process.stdout.write('Building … ');
  // Without its record an interrupted build is never taken for a whole one.
  rmSync(recordPath, { force: true });
  await inProduction(() =>
    Promise.all([
      buildGateway(join(dist, 'gateway'), sources.hash),
      buildPortal(),
      buildArcade(join(dist, 'arcade')),
      buildPaymentsSandbox(join(dist, 'payments-sandbox')),
      buildStudio(join(dist, 'studio')),
    ]),
  );
  mkdirSync(dist, { recursive: true });
  writeRecord(sources);
  console.info(`done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** The builders read the environment; the commands that build and then go on keep theirs. */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Bundles the gateway into a folder, with the functions of its database, and writes which catalogue it generates. */
export async function buildGateway(outdir, build = fingerprintSources().hash) {
  rmSync(outdir, { recursive: true, force: true });
  await bundleServer(gatewayPrograms, outdir, build);
  cpSync(join(projectRoot, 'src/gateway/database/functions'), join(outdir, 'functions'), { recursive: true });
  const { currentVersion } = await import(`${pathToFileURL(join(outdir, 'catalogue-version.js'))}?${Date.now()}`);
  writeFileSync(join(outdir, 'catalogue-version.txt'), currentVersion);
}

/** vite.config.ts holds what both halves share; `ssr` selects the half. */
async function buildPortal() {
  const vite = await import('vite');
  const shared = {
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  };
  await vite.build(shared);
  await vite.build({ ...shared, build: { ssr: true } });
}

function endWithoutBuild(error) {
  console.error(`failed.\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordPath, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeRecord(sources) {
  writeFileSync(recordPath, JSON.stringify(sources));
}

if (isMainProgram(import.meta.url)) {
  await ensureInstalled();
  await build().catch(endWithoutBuild);
}
