import path from 'node:path';
import { type ClientFile, type ClientFiles, typeOfFile } from './client-files.ts';

/** How long one bundling serves: a page and the files that it names are asked for within a moment. */
const FRESH_MS = 2_000;

/** Bundles the client from its sources whenever a page is opened: for development alone. */
export function clientFromSource(sourceFolder: string, now: () => number): ClientFiles {
  let files = new Map<string, ClientFile>();
  let bundledAt = Number.NEGATIVE_INFINITY;
  const bundle = async (): Promise<void> => {
    if (now() - bundledAt < FRESH_MS) return;
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: ['game-page.ts', 'round-page.ts', 'fairness-page.ts', 'styles/game.css'].map((file) =>
        path.join(sourceFolder, file),
      ),
      entryNames: '[name]',
      assetNames: '[name]',
      loader: { '.woff2': 'file' },
      outdir: '/',
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      sourcemap: 'inline',
    });
    files = new Map(
      outputFiles.flatMap(({ path: file, contents }): [string, ClientFile][] => {
        const type = typeOfFile(file);
        return type === undefined ? [] : [[path.basename(file), { contents, type }]];
      }),
    );
    bundledAt = now();
  };
  return {
    isImmutable: false,
    entry: async (page) => {
      await bundle();
      return { scriptUrl: `/client/${page}-page.js`, styleUrl: '/client/game.css' };
    },
    read: async (name) => {
      await bundle();
      return files.get(name);
    },
  };
}
