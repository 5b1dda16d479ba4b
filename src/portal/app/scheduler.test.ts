import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('is the scheduler that react-dom runs on: slices of another copy would change nothing', () => {
  const ours = createRequire(import.meta.url);
  const reactDom = createRequire(ours.resolve('react-dom'));
  expect(ours.resolve('scheduler')).toBe(reactDom.resolve('scheduler'));
});
