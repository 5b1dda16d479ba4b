import { expect, it } from 'vitest';
import { formatJsonPath, valueAt } from './json-path.ts';

it('writes names with dots and positions in brackets', () => {
  expect(formatJsonPath(['pages', 'not-found', 'sections', 2, 'props', 'size'])).toBe(
    'pages.not-found.sections[2].props.size',
  );
  expect(formatJsonPath(['menu.home'])).toBe('["menu.home"]');
  expect(formatJsonPath([])).toBe('');
});

it('finds the value at a path, and nothing where there is none', () => {
  const root = { list: [{ name: 'x' }] };
  expect(valueAt(root, ['list', 0, 'name'])).toBe('x');
  expect(valueAt(root, ['list', 1, 'name'])).toBeUndefined();
  expect(valueAt(root, ['constructor'])).toBeUndefined();
});
