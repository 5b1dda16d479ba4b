import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { handWrittenPage } from './hand-written-page.ts';
import { pageNodes } from './page-nodes.ts';

/** The numbers of nodes that pages are measured with. */
export const pageSizes = [20, 200, 2000] as const;
export type PageSize = (typeof pageSizes)[number];

const folder = resolve('.cache/bench');

/** Build options of both halves: production, like the portal itself. */
const shared: BuildOptions = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/** Writes the hand-written pages and builds all contenders for Node; answers the module's path. */
export async function buildServerPages(): Promise<string> {
  writePages();
  const outfile = join(folder, 'server-pages.mjs');
  await build({ ...shared, entryPoints: [join(folder, 'pages.tsx')], outfile, platform: 'node', packages: 'external' });
  return outfile;
}

/** The same for the browser; answers the script's path. It puts `measureMounts` on the window. */
export async function buildBrowserPages(): Promise<string> {
  writePages();
  const outfile = join(folder, 'browser-pages.js');
  const entry = join(folder, 'browser-pages.tsx');
  writeFileSync(
    entry,
    `import { measureMounts } from '#scripts/bench/renderer/measure-mounts.tsx';\nimport { pages } from './pages.tsx';\nObject.assign(window, { measureMounts: (size, order) => measureMounts(pages[size], order) });\n`,
  );
  await build({
    ...shared,
    format: 'iife',
    entryPoints: [entry],
    outfile,
    platform: 'browser',
    loader: { '.css': 'empty' },
  });
  return outfile;
}

function writePages(): void {
  mkdirSync(folder, { recursive: true });
  for (const size of pageSizes) writeFileSync(join(folder, `page-${size}.tsx`), handWrittenPage(pageNodes(size)));
  const imports = pageSizes.map((size) => `import { Page as Page${size} } from './page-${size}.tsx';`);
  const entries = pageSizes.map((size) => `${size}: pageContenders(${size}, Page${size})`);
  const source = [
    `import { pageContenders } from '#scripts/bench/renderer/page-contenders.tsx';`,
    ...imports,
    `export const pages = { ${entries.join(', ')} };`,
    '',
  ];
  writeFileSync(join(folder, 'pages.tsx'), source.join('\n'));
}
