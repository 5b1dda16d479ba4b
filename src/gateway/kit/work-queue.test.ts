import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** A job that runs until the test ends it. */
function heldJob(log: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<string> => {
    log.push(name);
    await ended;
    return name;
  };
  return { work, end };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('WorkQueue', () => {
  it('runs so many jobs at a time, and wanted ones before likely ones', async () => {
    const log: string[] = [];
    const queue = new WorkQueue(2, 10);
    const jobs = ['a', 'b', 'likely', 'wanted'].map((name) => heldJob(log, name));
    const results = jobs.map((job, index) => queue.run(index === 2 ? 'likely' : 'wanted', job.work));
    await settle();
    expect(log).toEqual(['a', 'b']);
    jobs[0]?.end();
    await settle();
    expect(log).toEqual(['a', 'b', 'wanted']);
    for (const job of jobs) job.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'likely', 'wanted']);
  });

  it('refuses a job when too many wait, and takes others again afterwards', async () => {
    const log: string[] = [];
    const queue = new WorkQueue(1, 1);
    const running = heldJob(log, 'running');
    const first = queue.run('wanted', running.work);
    const second = queue.run('wanted', async () => 'second');
    await expect(queue.run('wanted', async () => 'third')).rejects.toMatchObject({ code: 'busy' });
    running.end();
    expect(await Promise.all([first, second])).toEqual(['running', 'second']);
    expect(await queue.run('wanted', async () => 'fourth')).toBe('fourth');
  });

  it('goes on after a job that fails', async () => {
    const queue = new WorkQueue(1, 5);
    await expect(queue.run('wanted', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('wanted', async () => 'next')).toBe('next');
  });

  it('refuses waiting jobs when it is closed, and lets running ones finish', async () => {
    const queue = new WorkQueue(1, 5);
    const running = heldJob([], 'running');
    const first = queue.run('wanted', running.work);
    const waiting = queue.run('likely', async () => 'waiting');
    queue.close();
    await expect(waiting).rejects.toMatchObject({ code: 'busy' });
    running.end();
    expect(await first).toBe('running');
  });
});
