import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCopy } from './write-copy.ts';

let folder: string;
let to: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-write-copy-'));
  to = join(folder, 'copy.tar');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('replaces an older copy with one that its owner alone may read', async () => {
  await writeFile(to, 'an older copy', { mode: 0o644 });
  expect(await writeCopy(new Response('a whole copy', { headers: { 'content-length': '12' } }), to)).toBe(12);
  expect(await readFile(to, 'utf8')).toBe('a whole copy');
  expect((await stat(to)).mode & 0o777).toBe(0o600);
});

it.each([
  ['is shorter than promised', () => new Response('half', { headers: { 'content-length': '8' } })],
  ['is empty', () => new Response('')],
  ['breaks off', () => new Response(brokenStream())],
])('leaves the older copy where the answer %s', async (_case, answer) => {
  await writeFile(to, 'an older copy');
  await expect(writeCopy(answer(), to)).rejects.toThrow();
  expect(await readFile(to, 'utf8')).toBe('an older copy');
  expect(await readdir(folder)).toEqual(['copy.tar']);
});

function brokenStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(3));
      controller.error(new Error('the connection was lost'));
    },
  });
}
