// npm start: installs if needed, builds if stale, starts the sandboxes beside a demo, then becomes the gateway.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit } from './build.mjs';
import { followNpm } from './kit/follow-parent.mjs';
import { projectRoot } from './kit/project-root.mjs';
import { setSandboxDefaults, startSandboxes } from './kit/sandbox-child.mjs';
import { ensureInstalled } from './setup.mjs';

// Before anything that takes time: npm may end while packages are installed or the sources are built.
followNpm();
process.chdir(projectRoot);
await ensureInstalled();
await buildOrExit();

process.env.NODE_ENV = 'production';
process.env.MARQUEE_MODE ??= 'demo';
process.env.PORT ??= '8080';
process.setSourceMapsEnabled(true);

// The vendor of games and the payment provider are sandboxes: where real money is played for, there are none.
if (process.env.MARQUEE_MODE === 'demo') {
  setSandboxDefaults();
  process.env.DEMO_BOTS ??= '1';
  startSandboxes('build');
}

// The gateway runs in this process, so Ctrl-C and SIGTERM reach it directly and its exit code is ours.
const gateway = join(projectRoot, 'dist', 'gateway', 'main.js');
process.argv[1] = gateway;
await import(pathToFileURL(gateway).href);
