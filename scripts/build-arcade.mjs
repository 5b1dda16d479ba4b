import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './kit/project-root.mjs';
import { bundleServer } from './kit/server-bundle.mjs';

/** Entry points of the client's pages: page → its module; all share one style sheet. */
const pages = {
  game: 'src/arcade/client/game-page.ts',
  round: 'src/arcade/client/round-page.ts',
  fairness: 'src/arcade/client/fairness-page.ts',
};
const sheet = 'src/arcade/client/styles/game.css';

/** Builds the arcade into a folder: the server, and the client that browsers load from it. */
export async function buildArcade(outdir) {
  rmSync(outdir, { recursive: true, force: true });
  await Promise.all([bundleServer({ main: 'src/arcade/main.ts' }, outdir), buildClient(join(outdir, 'client'))]);
}

/**
 * Names carry a hash of the contents, so that browsers keep the files for ever; the manifest tells the server which
 * they are.
 */
async function buildClient(outdir) {
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: projectRoot,
    entryPoints: [...Object.values(pages), sheet],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    sourcemap: 'linked',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'warning',
  });
  const addressOf = (source) => {
    const [file] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (file === undefined) throw new Error(`The build of the arcade's client lacks ${source}.`);
    return `/client/${basename(file)}`;
  };
  const manifest = Object.fromEntries(
    Object.entries(pages).map(([page, source]) => [page, { scriptUrl: addressOf(source), styleUrl: addressOf(sheet) }]),
  );
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'manifest.json'), JSON.stringify(manifest));
}
