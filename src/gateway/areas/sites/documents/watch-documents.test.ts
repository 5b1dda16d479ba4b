import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchDocuments } from './watch-documents.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('watchDocuments', () => {
  let folder: string;
  let file: string;
  let calls: number;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-watch-'));
    file = path.join(folder, 'sites/aurora/content/help.json');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '{}');
    calls = 0;
    stop = await watchDocuments([folder], () => {
      calls += 1;
    });
  });

  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  const hears = (count: number) => expect.poll(() => calls, { timeout: 5_000 }).toBe(count);

  it('reports many steps of one change once, also deep below, and nothing after it stopped', async () => {
    for (let step = 0; step < 5; step += 1) await writeFile(file, `{"step":${step}}`);
    await hears(1);
    await stop();
    await writeFile(file, '{}');
    await pause(300);
    expect(calls).toBe(1);
  });

  it('goes on hearing of a file that an editor saved by putting another one in its place', async () => {
    const saveByRename = async (text: string): Promise<void> => {
      await writeFile(`${file}~`, text);
      await rename(`${file}~`, file);
    };
    await saveByRename('{"saved":1}');
    await hears(1);
    await pause(300);
    await saveByRename('{"saved":2}');
    await hears(2);
    await pause(300);
    await writeFile(file, '{"saved":3}');
    await hears(3);
    await pause(300);
    await rm(file);
    await hears(4);
  });

  it('hears of a site whose folder is new', async () => {
    const site = path.join(folder, 'sites/lotus/site.json');
    await mkdir(path.dirname(site), { recursive: true });
    await writeFile(site, '{}');
    await hears(1);
    await pause(300);
    await writeFile(site, '{"id":"lotus"}');
    await hears(2);
  });
});
