import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and answers `{ exitCode, output }`.
 * With `capture` the output is collected instead of shown; an aborted `signal` ends the program with SIGTERM.
 * A stop signal to us is passed on, so that no child outlives an interrupted command.
 */
export function runCommand(program, args, { env = {}, capture = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    // A terminal sends Ctrl-C to the whole group: passed on, it would reach the child twice, and the second one means
    // 'at once'.
    const passOn = (name) => {
      if (name !== 'SIGINT' || !process.stdin.isTTY) child.kill(name);
    };
    const abort = () => child.kill('SIGTERM');
    const stopListening = () => {
      for (const name of stopSignals) process.off(name, passOn);
      signal?.removeEventListener('abort', abort);
    };
    for (const name of stopSignals) process.on(name, passOn);
    signal?.addEventListener('abort', abort, { once: true });

    child.once('error', (error) => {
      stopListening();
      reject(error);
    });
    child.once('close', (code, endedBy) => {
      stopListening();
      resolve({ exitCode: code ?? exitCodeOfSignal(endedBy), output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Runs a script of an installed package under this very Node, e.g. `runTool('vite/bin/vite.js', ['build'])`. */
export function runTool(scriptInsideNodeModules, args, options) {
  return runCommand(process.execPath, [join(projectRoot, 'node_modules', scriptInsideNodeModules), ...args], options);
}

/** Runs one of our TypeScript programs, e.g. `runTypeScript('scripts/generate.ts', ['--check'])`. */
export function runTypeScript(script, args, options) {
  return runCommand(process.execPath, ['--import', 'tsx', script, ...args], options);
}

/** Shells report a death by signal as 128 + its number; 143 and 130 are the ones that people know. */
function exitCodeOfSignal(name) {
  return { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: 137 }[name] ?? 1;
}
