import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** What the client's pages are built from: page → its module; one sheet is for both. */
const pages = { game: 'src/arcade/client/game-page.ts', fairness: 'src/arcade/client/fairness-page.ts' };
const sheet = 'src/arcade/client/styles/game.css';

/** Builds the arcade into a folder: the server, and the client that browsers load from it. */
export async function buildArcade(outdir) {
  rmSync(outdir, { recursive: true, force: true });
  const esbuild = await import('esbuild');
  await Promise.all([buildServer(esbuild, outdir), buildClient(esbuild, join(outdir, 'client'))]);
  // The drawings' data is read when a picture is first drawn, from beside the program.
  cpSync(join(projectRoot, 'src', 'art', 'data'), join(outdir, 'data'), { recursive: true });
}

function buildServer(esbuild, outdir) {
  return esbuild.build({
    absWorkingDir: projectRoot,
    entryPoints: { main: 'src/arcade/main.ts' },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

/** Names carry a hash of the contents, so that browsers keep the files for ever; the manifest tells the server which they are. */
async function buildClient(esbuild, outdir) {
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
