import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

it.each(['SIGINT', 'SIGTERM'])(
  'a start with sandboxes beside it ends by %s before the gateway listens',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-sandbox-child-'));
    const program = join(folder, 'program.mjs');
    writeFileSync(
      program,
      `import { startBeside } from '${pathToFileURL(resolve('scripts/kit/sandbox-child.mjs')).href}';
     for (const name of ['arcade', 'payments sandbox'])
       startBeside(['-e', 'process.on("disconnect", () => process.exit())'], name, 'nothing works');
     setInterval(() => {}, 1000);
     console.log('started');`,
    );
    const start = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => {
      start.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    await once(start.stdout, 'data');
    start.kill(signal);
    const [, endedBy] = await once(start, 'exit', { signal: AbortSignal.timeout(10_000) });
    expect(endedBy).toBe(signal);
  },
);
