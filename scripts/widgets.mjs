/**
 * npm run widgets: a page of every widget in every state, theme and direction, from the sources. The data are those of
 * a gateway that runs beside it with a database of its own.
 */
import { join } from 'node:path';
import { followNpm } from './kit/follow-parent.mjs';
import { projectRoot } from './kit/project-root.mjs';
import { runTypeScript } from './kit/run-command.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
const { createServer } = await import('vite');
const port = Number(process.env.PORT ?? 8090);
const gatewayPort = port + 1;
const ofGateway = ['/wps', '/lgw', '/lotto', '/pictures', '/site-assets', '/fonts'];

const vite = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  root: projectRoot,
  appType: 'mpa',
  server: {
    port,
    host: '127.0.0.1',
    strictPort: true,
    // The host tells the gateway which brand is meant, so it is passed on as it is.
    proxy: Object.fromEntries(ofGateway.map((path) => [path, { target: `http://127.0.0.1:${gatewayPort}` }])),
  },
});
await vite.listen();
console.info(`Widgets: http://aurora.localhost:${port}/scripts/widgets/gallery.html`);
console.info(`Kit of the agents' desk: http://aurora.localhost:${port}/scripts/widgets/desk-kit.html`);
followNpm();
const { exitCode } = await runTypeScript('src/gateway/main.ts', [], {
  env: {
    NODE_ENV: 'development',
    MARQUEE_MODE: 'demo',
    PORT: String(gatewayPort),
    DATA_DIR: join(projectRoot, '.cache', 'widgets'),
    LOG_LEVEL: 'warn',
  },
});
await vite.close();
process.exitCode = exitCode;
