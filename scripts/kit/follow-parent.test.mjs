import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

describe('a program that npm started', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-follow-'));
    const module = pathToFileURL(resolve('scripts/kit/follow-parent.mjs')).href;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { go: 'node program.mjs' } }));
    writeFileSync(
      join(folder, 'program.mjs'),
      `import { followNpm } from '${module}';
       setInterval(() => {}, 1000);
       process.on('SIGTERM', () => process.exit(0));
       followNpm();
       console.log('pid', process.pid);`,
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['SIGTERM', 'SIGKILL'])('ends when npm alone is ended by %s', async (signal) => {
    await expectEndWithNpm({ script: 'go', folder, signal });
  });

  it.each(['start', 'dev'])('ends with npm while %s is still installing', async (command) => {
    const project = join(folder, command);
    mkdirSync(join(project, 'scripts/kit'), { recursive: true });
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ type: 'module', scripts: { [command]: `node scripts/${command}.mjs` } }),
    );
    const parts = ['follow-parent', 'sandbox-child', 'project-root', 'run-command'].map((name) => `kit/${name}`);
    for (const name of [command, ...parts])
      copyFileSync(resolve(`scripts/${name}.mjs`), join(project, 'scripts', `${name}.mjs`));
    writeFileSync(join(project, 'scripts/build.mjs'), 'export async function buildOrExit() {}');
    writeFileSync(
      join(project, 'scripts/setup.mjs'),
      `export function ensureInstalled() {
         console.log('pid', process.pid);
         setInterval(() => {}, 1000);
         return new Promise(() => {});
       }`,
    );
    await expectEndWithNpm({ script: command, folder: project, signal: 'SIGTERM' });
  });
});

/** Starts a script that tells its process id, ends npm alone, and waits for the program to follow it. */
async function expectEndWithNpm({ script, folder, signal }) {
  const npm = spawn('npm', ['run', script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  npm.stdout.on('data', (chunk) => (said += String(chunk)));
  const pidOf = () => Number(/pid (\d+)/.exec(said)?.[1] ?? 0);
  await expect.poll(pidOf, { timeout: 20_000 }).toBeGreaterThan(0);
  const pid = pidOf();
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isAlive(pid)).toBe(true);
  npm.kill(signal);
  await once(npm, 'exit');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
