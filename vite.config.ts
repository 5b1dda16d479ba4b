import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viewChunks } from './src/portal/widgets/view-bundles.ts';

/**
 * Gives every styled component an id made of its file and its place in it, so that the server's and the browser's class
 * names are the same. Without it they differ silently, and hydration throws the prerendered styles away.
 */
export const styledComponentIds = { ssr: true, displayName: false };

/**
 * What every page of a site needs before it can hydrate. These change seldom, so they are one file that browsers keep.
 */
const firstLoadPackages =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|i18next|@emotion|@tanstack[\\/](?:react-query|query-core))[\\/](?!.*[qQ]ueries(?:Observer)?\.js)/;

/**
 * React alone is two thirds of that: beside the rest it comes on a connection of its own, and pictures take less of the
 * line.
 */
const reactItself = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** What every page begins with: the portal itself, and the widgets of the header. */
const firstLoadEntries = /[\\/]src[\\/]portal[\\/](?:app[\\/]client-entry\.tsx|widgets[\\/]shell[\\/]shell-views\.ts)$/;

/**
 * The modules below the widgets: words, the rooms that views are made of, the shared parts of a family, and those that a
 * section shares with its later half.
 */
const belowWidgets =
  /[\\/]src[\\/](?:words[\\/]|portal[\\/](?!widgets[\\/](?!home[\\/]game-section[\\/](?:game-section[-.](?:data|styles)|chosen-filter)\.ts|[a-z]+[\\/](?![a-z]+-(?:views|widgets)\.ts)[^\\/]+$)))/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a module is one of the entries or is imported by one, however far away; what they fetch later is not. */
function isReachedFrom(entries: RegExp, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (entries.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isReachedFrom(entries, importer, graph, seen)) ?? false;
}

/** The file that several views' parts go to: apart, each piece that another view needs too is a request. */
function sharedBy(id: string, graph: ModuleGraph): string | null {
  if (!belowWidgets.test(id)) return null;
  if (isReachedFrom(/[\\/]widgets[\\/]home[\\/]home-views\.ts$/, id, graph)) return 'games';
  if (isReachedFrom(/[\\/]widgets[\\/]shell[\\/](?:menu|footer)-views\.ts$/, id, graph)) return 'around';
  return isReachedFrom(/[\\/]widgets[\\/]lobby[\\/]lobby-views\.ts$/, id, graph) ? 'lobbies' : null;
}

/**
 * Widgets' views are entries: a page names the addresses of its own, so that they are fetched without the chunk of all
 * definitions, and must not stand on it.
 */
const widgetsFolder = path.join(import.meta.dirname, 'src/portal/widgets');
const views = viewChunks.map(([name, file]) => [name, path.join(widgetsFolder, file)]);

/**
 * The browser's react-router is its own production build: the package names the development build for every condition.
 * The server loads the package as it stands.
 */
const routerBuild = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerBuild, 'dom-export.mjs') },
];

/** Both halves of the portal: the browser's client and the prerenderer that the gateway loads (`build.ssr`). */
export default defineConfig(({ isSsrBuild = false, mode }) => ({
  appType: 'custom',
  publicDir: 'src/portal/public',
  cacheDir: '.cache/vite',
  plugins: [react()],
  oxc: { plugins: { styledComponents: { ...styledComponentIds, displayName: mode === 'development' } } },
  resolve: { alias: isSsrBuild || mode === 'development' ? [] : productionRouter },
  // Node would load its CommonJS form, whose default export is a bag of exports instead of `styled`.
  ssr: { noExternal: ['styled-components'] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/portal/server' : 'dist/portal/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: false,
    // Small pictures stay files: an inlined one would be sent again with every script that names it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: { 'server-entry': 'src/portal/app/server-entry.tsx' }, output: { entryFileNames: '[name].js' } }
      : {
          input: {
            'client-entry': 'src/portal/app/client-entry.tsx',
            ...Object.fromEntries(views),
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // What one group takes, those after it leave alone.
                { name: 'react', test: reactItself, priority: 4 },
                { name: 'vendor', test: firstLoadPackages, priority: 3 },
                {
                  name: (id: string, graph: ModuleGraph) =>
                    !id.includes('node_modules') && isReachedFrom(firstLoadEntries, id, graph) ? 'portal' : null,
                  debugName: 'portal',
                  priority: 2,
                },
                // A group takes what its modules need along, so that the home page's comes before the others.
                {
                  name: (id: string, graph: ModuleGraph) => (sharedBy(id, graph) === 'games' ? 'games' : null),
                  debugName: 'what the home page’s views share',
                  priority: 1,
                },
                {
                  name: (id: string, graph: ModuleGraph) => sharedBy(id, graph),
                  debugName: 'what other views share',
                  priority: 0,
                },
              ],
            },
          },
        },
  },
}));
