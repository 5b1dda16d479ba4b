import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintSources } from './source-fingerprint.mjs';

describe('the fingerprint of the sources', () => {
  let root;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    mkdirSync(join(root, 'src'));
    write('src/main.ts', 'one');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const write = (path, text) => writeFileSync(join(root, path), text);
  const take = (known) => fingerprintSources(known, root);

  it('is the same for the same contents under new times', () => {
    const before = take();
    utimesSync(join(root, 'src/main.ts'), 1_000, 1_000);
    const after = take(before.files);
    expect(after.hash).toBe(before.hash);
    expect(after.files).not.toEqual(before.files);
  });

  it('changes with a content of the same length whose modification time was put back', () => {
    const modifiedAt = new Date('2026-01-01');
    utimesSync(join(root, 'src/main.ts'), modifiedAt, modifiedAt);
    const before = take();
    write('src/main.ts', 'two');
    utimesSync(join(root, 'src/main.ts'), modifiedAt, modifiedAt);
    expect(take(before.files).hash).not.toBe(before.hash);
  });

  it('changes when a file comes, goes or is renamed', () => {
    const before = take();
    write('src/more.ts', '');
    const withMore = take(before.files);
    expect(withMore.hash).not.toBe(before.hash);
    rmSync(join(root, 'src/more.ts'));
    expect(take(withMore.files).hash).toBe(before.hash);
  });

  it('ignores files that no build reads: tests, notes and other folders', () => {
    const before = take();
    write('src/main.test.ts', '');
    write('src/README.md', '');
    write('notes.txt', '');
    expect(take(before.files).hash).toBe(before.hash);
  });

  it('takes the known digest of a file whose stamp has not changed, without reading it', () => {
    const { files } = take();
    const known = { 'src/main.ts': { ...files['src/main.ts'], digest: 'remembered' } };
    expect(take(known).files['src/main.ts'].digest).toBe('remembered');
  });
});
