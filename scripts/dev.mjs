/**
 * npm run dev: the gateway from source, restarted when its code changes; portal code and documents change in place.
 *
 * Environment variables of the gateway, and their effects:
 *   NODE_ENV=development   the only development build there is (React's warnings, no caching of pages)
 *   MARQUEE_DEV_VITE=1 create a vite server in middleware mode (`appType: 'custom'`, configuration vite.config.ts),
 *   mount it,
 *                          take the portal's prerenderer from `ssrLoadModule('/src/portal/app/server-entry.tsx')` for
 *                          every
 *                          request, and put `/@vite/client` and `/src/portal/app/client-entry.tsx` into the page
 *   MARQUEE_MODE=demo, PORT=8080 unless set otherwise
 * The arcade and the payments sandbox run beside it from source too; the arcade bundles its games whenever one is
 * opened.
 * Layouts and sites are watched by the gateway itself: in development a change on disk is published at once.
 */
import { join, resolve } from 'node:path';
import { followNpm } from './kit/follow-parent.mjs';
import { projectRoot } from './kit/project-root.mjs';
import { runTool } from './kit/run-command.mjs';
import { setSandboxDefaults, startSandboxes } from './kit/sandbox-child.mjs';
import { ensureInstalled } from './setup.mjs';

// Before anything that takes time: npm may end while packages are installed.
followNpm();
await ensureInstalled();
process.env.NODE_ENV = 'development';
process.env.MARQUEE_MODE ??= 'demo';
process.env.PORT ??= '8080';
setSandboxDefaults();
await refuseLockedDirectory();
startSandboxes('source');
const { exitCode } = await runTool('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/gateway/main.ts'], {
  env: { MARQUEE_DEV_VITE: '1' },
});
process.exitCode = exitCode;

/** A gateway that cannot start would be waited for until the next change, while another one answers in its place. */
async function refuseLockedDirectory() {
  if (process.env.DATABASE_URL) return;
  const { tsImport } = await import('tsx/esm/api');
  const { lockDataDirectory } = await tsImport(
    '../src/gateway/database/pglite/data-directory-lock.ts',
    import.meta.url,
  );
  const dataDir = resolve(projectRoot, process.env.DATA_DIR || '.data');
  try {
    const giveBack = await lockDataDirectory(join(dataDir, 'database.lock'));
    giveBack();
  } catch (error) {
    if (error.code === 'ENOENT') return;
    console.error(error.message);
    process.exit(1);
  }
}
