import { afterEach, beforeEach, expect } from 'vitest';

/**
 * A `console.error` is a defect that nobody has looked at yet (a React warning, a swallowed failure), so it fails its
 * test. A test that expects one puts its own spy over console.error and asserts its arguments.
 */
const spoken: unknown[][] = [];
const consoleError = console.error;

beforeEach(() => {
  spoken.length = 0;
  console.error = (...words: unknown[]) => {
    spoken.push(words);
    consoleError(...words);
  };
});

afterEach(() => {
  console.error = consoleError;
  expect(spoken, 'console.error was called').toEqual([]);
});
