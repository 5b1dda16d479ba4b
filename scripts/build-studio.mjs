import { join } from 'node:path';
import { projectRoot } from './kit/project-root.mjs';

/**
 * Builds the operators' desk into a folder: files that browsers keep for ever, and the manifest that tells the gateway
 * which they are.
 */
export async function buildStudio(outDir) {
  const vite = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  await vite.build({
    root: projectRoot,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    publicDir: false,
    cacheDir: join(projectRoot, '.cache/vite-studio'),
    plugins: [react()],
    oxc: { plugins: { styledComponents: { ssr: false, displayName: false } } },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { desk: join(projectRoot, 'src/studio/app/desk-page.tsx') },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
