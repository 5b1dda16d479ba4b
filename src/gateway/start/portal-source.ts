import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createSocketServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contracts/render-page.ts';
import type { Portal } from './gateway-parts.ts';

const BUILT = 'dist/portal';
const SERVER_ENTRY = '/src/portal/app/server-entry.tsx';

/** Loads the built portal; null while it is not built. The gateway knows it by its contract alone. */
export async function loadBuiltPortal(): Promise<Portal | null> {
  const entry = path.resolve(BUILT, 'server/server-entry.js');
  if (!existsSync(entry)) return null;
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage };
  return { renderPage, clientFolder: path.resolve(BUILT, 'client') };
}

/**
 * The portal from its sources: every request takes what stands in the files, and the browser hears of changes at once.
 */
export async function loadPortalFromSource(): Promise<Portal> {
  const { createServer } = await import('vite');
  const hmr = { port: await freePort() };
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
  return {
    clientFolder: null,
    async renderPage(request, load) {
      const entry = (await vite.ssrLoadModule(SERVER_ENTRY)) as { renderPage: RenderPage };
      return entry.renderPage(request, load);
    },
    development: {
      register(app) {
        app.addHook('onRequest', (request, reply, done) => {
          vite.middlewares(request.raw, reply.raw, () => done());
        });
      },
      siteServed: ({ id, revision }) => vite.ws.send('marquee:site-served', { id, revision }),
      close: () => vite.close(),
    },
  };
}

/**
 * Vite's own port for telling of changes is the same for every project; a second one on the machine would hear nothing.
 */
async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}
