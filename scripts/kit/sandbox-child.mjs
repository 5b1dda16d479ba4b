import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** The sandboxes of a demo: their programs, and what is missing while one is not there. */
const sandboxes = {
  arcade: { built: 'arcade/main.js', source: 'src/arcade/main.ts', missing: 'its games cannot be started' },
  'payments sandbox': {
    built: 'payments-sandbox/main.js',
    source: 'src/payments-sandbox/main.ts',
    missing: 'no deposit or withdrawal moves',
  },
};

/**
 * Starts the sandboxes beside the gateway of a demo.
 * @param from `build` runs what was built, `source` the sources.
 */
export function startSandboxes(from) {
  for (const [name, { built, source, missing }] of Object.entries(sandboxes)) {
    const program =
      from === 'build' ? ['--enable-source-maps', join(projectRoot, 'dist', built)] : ['--import', 'tsx', source];
    startBeside(program, name, missing);
  }
}

/** Sets the ports and secrets that the gateway and the sandboxes of a demo share, where they are not set. */
export function setSandboxDefaults() {
  process.env.ARCADE_PORT ??= '8081';
  process.env.ARCADE_SECRET ??= keptSecret('arcade-secret');
  process.env.PAYMENTS_PORT ??= '8082';
  process.env.PAYMENTS_SECRET ??= keptSecret('payments-secret');
}

/**
 * Starts a program beside the gateway of a demo, as a process of its own that goes when this one does. Where it cannot
 * start, a message says so, and the gateway goes on without it.
 * @param program what Node is given to run it.
 * @param name of the program and `missing` without it, for messages.
 * @returns nothing is waited for: the gateway asks for itself whether the program is there.
 */
export function startBeside(program, name, missing) {
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    env: { ...process.env, GATEWAY_URL: process.env.GATEWAY_URL ?? `http://localhost:${process.env.PORT ?? '8080'}` },
    // Its channel to us ends with this process, however that ends, and then it ends too.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isWanted = true;
  child.on('exit', (code, signal) => {
    if (isWanted) console.error(`The ${name} has ended (${signal ?? code}): ${missing} until the next start.`);
  });
  child.on('error', (error) => console.error(`The ${name} could not be started: ${error.message}`));
  child.unref();
  child.channel?.unref();
  process.on('exit', () => {
    isWanted = false;
  });
  for (const end of ['SIGINT', 'SIGTERM']) {
    const onSignal = () => {
      isWanted = false;
      process.off(end, onSignal);
      // Before the gateway listens, nobody else does: sent again, the signal ends the process.
      if (process.listenerCount(end) === 0) process.kill(process.pid, end);
    };
    process.on(end, onSignal);
  }
  return child;
}

/** A secret from which the keys of a demo's sandbox are derived: made once, and readable by its owner only. */
function keptSecret(name, dataDir = process.env.DATA_DIR || '.data') {
  const folder = resolve(projectRoot, dataDir);
  const file = join(folder, name);
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= 32) return kept;
  } catch {
    // The first start of this directory.
  }
  const made = randomBytes(32).toString('hex');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}
