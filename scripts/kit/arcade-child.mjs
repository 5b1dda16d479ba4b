import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * Starts the arcade beside the gateway of a demo, as a process of its own that goes when this one does. Where it cannot
 * start, a message says so, and the gateway goes on without games.
 * @param program what Node is given to run it.
 * @returns nothing is waited for: the gateway asks the arcade itself whether it is there.
 */
export function startArcadeBeside(program) {
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    env: { ...process.env, GATEWAY_URL: process.env.GATEWAY_URL ?? `http://localhost:${process.env.PORT ?? '8080'}` },
    // Its channel to us ends with this process, however that ends, and then it ends too.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isWanted = true;
  child.on('exit', (code, signal) => {
    if (isWanted)
      console.error(`The arcade has ended (${signal ?? code}): its games cannot be started until the next start.`);
  });
  child.on('error', (error) => console.error(`The arcade could not be started: ${error.message}`));
  child.unref();
  child.channel?.unref();
  process.on('exit', () => {
    isWanted = false;
  });
  for (const name of ['SIGINT', 'SIGTERM']) {
    const onSignal = () => {
      isWanted = false;
      process.off(name, onSignal);
      // Before the gateway listens, this was the only listener: sent again, the signal ends the process.
      if (process.listenerCount(name) === 0) process.kill(process.pid, name);
    };
    process.on(name, onSignal);
  }
  return child;
}

/** The secret from which the keys of a demo's game vendors are derived: made once, and readable by its owner only. */
export function arcadeSecret(dataDir = process.env.DATA_DIR || '.data') {
  const folder = resolve(projectRoot, dataDir);
  const file = join(folder, 'arcade-secret');
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
