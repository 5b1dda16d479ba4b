import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchDocuments } from './watch-documents.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('watchDocuments', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-watch-'));
    await mkdir(path.join(folder, 'sites/aurora/content'), { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('tells once of many steps of one change, also deep below, and nothing after it stopped', async () => {
    let told = 0;
    const stop = watchDocuments([folder], () => {
      told += 1;
    });
    const file = path.join(folder, 'sites/aurora/content/help.json');
    for (let step = 0; step < 5; step += 1) await writeFile(file, `{"step":${step}}`);
    await expect.poll(() => told, { timeout: 5_000 }).toBe(1);
    stop();
    await writeFile(file, '{}');
    await pause(300);
    expect(told).toBe(1);
  });
});
