import { expect, it } from 'vitest';
import { rub, rubbedCells } from './rubbed-patches.ts';

it('opens the cells that are mostly rubbed off, and no other', () => {
  const patches = new Set<number>();
  rub(patches, { x: 105, y: 30 }, { x: 195, y: 30 });
  expect(rubbedCells(patches)).toEqual([]);
  rub(patches, { x: 105, y: 70 }, { x: 195, y: 70 });
  expect(rubbedCells(patches)).toEqual([1]);
});

it('rubs along the whole way between two points', () => {
  const patches = new Set<number>();
  for (const y of [230, 270]) rub(patches, { x: 0, y }, { x: 300, y });
  expect(rubbedCells(patches).sort()).toEqual([6, 7, 8]);
});
