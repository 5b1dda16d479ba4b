import { expect, it } from 'vitest';
import { faceColors } from '../theme/desk-colors.ts';
import { faceColorOf, initialsOf } from './avatar.tsx';

it.each([
  ['mika_kestrel', 'MK'],
  ['anna.vo', 'AV'],
  ['peeter77', 'PE'],
  ['Liis Maria Mets', 'LM'],
  ['đặng', 'ĐẶ'],
  ['x', 'X'],
  ['', ''],
])('has the letters of %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

it('has the same colour wherever a name stands', () => {
  expect(faceColorOf('mika_kestrel')).toBe(faceColorOf('mika_kestrel'));
  const used = new Set(Array.from({ length: 200 }, (_, at) => faceColorOf(`member ${at}`)));
  expect([...used].sort()).toEqual([...faceColors].sort());
});
