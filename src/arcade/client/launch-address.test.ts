import { expect, test, vi } from 'vitest';
import { takeLaunchAddress } from './launch-address.ts';

const pathname = '/play/PG/PG-0001';

test('takes the launch code and leaves none of it in the address', () => {
  const replaceState = vi.fn();
  const location = { pathname, search: '?integration=aurora.PG&code=abc&language=VI' };
  expect(takeLaunchAddress(location, { replaceState })).toEqual({
    integration: 'aurora.PG',
    code: 'abc',
    language: 'VI',
  });
  expect(replaceState).toHaveBeenCalledWith(null, '', pathname);
});

test('takes the room that was chosen', () => {
  const launch = takeLaunchAddress(
    { pathname, search: '?integration=a.PG&code=b&room=fjord' },
    { replaceState: vi.fn() },
  );
  expect(launch?.room).toBe('fjord');
});

test('is null without a code, and cleans the address all the same', () => {
  const replaceState = vi.fn();
  expect(takeLaunchAddress({ pathname, search: '?integration=aurora.PG' }, { replaceState })).toBeNull();
  expect(takeLaunchAddress({ pathname, search: '?code=abc' }, { replaceState })).toBeNull();
  expect(replaceState).toHaveBeenCalledTimes(2);
});

test('speaks English where no language is asked for', () => {
  const launch = takeLaunchAddress({ pathname, search: '?integration=a.PG&code=b' }, { replaceState: vi.fn() });
  expect(launch?.language).toBe('EN');
});
