import { expect, it } from 'vitest';
import { favouritesIn, withFavourite } from './favourite-draws.ts';

it('keeps the favourites of each account apart', () => {
  const kept = withFavourite(withFavourite('', 'mika', 'VN_MB'), 'ana', 'VN_MN');
  expect([favouritesIn(kept, 'mika'), favouritesIn(kept, 'ana'), favouritesIn(kept, 'toString')]).toEqual([
    ['VN_MB'],
    ['VN_MN'],
    [],
  ]);
  expect(favouritesIn(withFavourite(kept, 'mika', 'VN_MB'), 'mika')).toEqual([]);
});

it('begins anew where something else was kept', () => {
  expect(favouritesIn('nonsense', 'mika')).toEqual([]);
  expect(favouritesIn('{"mika":[1,"VN_MB"]}', 'mika')).toEqual(['VN_MB']);
  expect(withFavourite('[1]', 'mika', 'VN_MB')).toBe('{"mika":["VN_MB"]}');
});
