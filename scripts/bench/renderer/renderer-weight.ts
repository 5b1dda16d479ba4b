import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of the renderer itself as a browser gets it: minified and compressed, React left out. */
export async function rendererWeight(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: ['src/renderer/render-nodes.tsx'],
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}
