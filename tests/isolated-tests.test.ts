import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const replacesModules = /\bvi\.(?:mock|doMock|unmock|resetModules)\(/;

it('tests that replace modules are named so, since the others share theirs', () => {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const shared = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.isolated.'));
  expect(shared.length).toBeGreaterThan(100);
  expect(
    shared.filter(
      (file) =>
        file !== path.join('tests', 'isolated-tests.test.ts') && replacesModules.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});
