import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { processStartTime } from './process-identity.ts';

describe('processStartTime', () => {
  it('is the same whenever it is asked for a living process', () => {
    const started = processStartTime(process.pid);
    expect(started).not.toBeNull();
    expect(processStartTime(process.pid)).toBe(started);
  });

  it('tells two processes apart, and knows when one has ended', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    const started = processStartTime(pid);
    expect(started).not.toBeNull();
    expect(started).not.toBe(processStartTime(process.pid));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(processStartTime(pid)).toBeNull();
  });
});
