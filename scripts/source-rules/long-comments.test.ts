import { expect, it } from 'vitest';
import { longComments } from './long-comments.ts';

const long = 'word '.repeat(24);

it.each([` * ${long}`, `/** ${long} */`, `  // ${long}`])('finds the comment %s', (line) => {
  expect(longComments.findOffences(line)).toHaveLength(1);
});

it.each([
  ' * A short comment.',
  `  // biome-ignore lint/suspicious/noConsole: ${long}`,
  `const text = '${long}';`,
  `*{box-sizing:border-box}${long}`,
])('leaves %s alone', (line) => {
  expect(longComments.findOffences(line)).toEqual([]);
});

it('checks sources, and no generated files', () => {
  const paths = ['src/portal/a.tsx', 'scripts/a.mjs', 'src/contracts/generated/contracts.ts', 'docs/a.md'];
  expect(paths.map(longComments.appliesTo)).toEqual([true, true, false, false]);
});
