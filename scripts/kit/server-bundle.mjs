import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * Bundles programs that Node runs, for the oldest version that is promised; packages stay outside. The drawings' data,
 * which is read when a picture is first drawn, is laid beside them.
 * @param entryPoints name in the folder → source.
 * @param build names the sources, for programs that tell their builds apart.
 */
export async function bundleServer(entryPoints, outdir, build = '') {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir,
    bundle: true,
    // Dynamic imports stay lazy.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.MARQUEE_BUILD': JSON.stringify(build) },
    logLevel: 'warning',
  });
  cpSync(join(projectRoot, 'src', 'art', 'data'), join(outdir, 'data'), { recursive: true });
}
