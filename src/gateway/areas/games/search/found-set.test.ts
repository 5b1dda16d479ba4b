import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTo, type Bitmap, emptyBitmap } from './bitmap.ts';
import { FoundSet } from './found-set.ts';
import { RankedList } from './ranked-list.ts';

const DOCUMENTS = 5_000;
const documents = fc.uniqueArray(fc.nat(DOCUMENTS - 1), { maxLength: 60 });

function found(numbers: readonly number[]): FoundSet {
  const set = new FoundSet(DOCUMENTS);
  for (const number of numbers) set.add(number);
  return set;
}

function bitmap(numbers: readonly number[]): Bitmap {
  const bits = emptyBitmap(DOCUMENTS);
  for (const number of numbers) addTo(bits, number);
  return bits;
}

function listed(set: FoundSet): number[] {
  const ranked = new RankedList(DOCUMENTS);
  const none = new FoundSet(DOCUMENTS);
  return [...ranked.documents.subarray(0, ranked.list({ first: set, second: none, third: none, fourth: none }))];
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

it('has the added documents, and none once it is cleared', () => {
  fc.assert(
    fc.property(documents, (numbers) => {
      const set = found(numbers);
      expect(listed(set)).toEqual(inOrder(numbers));
      expect([set.size(), set.isEmpty()]).toEqual([numbers.length, numbers.length === 0]);
      set.clear();
      expect([listed(set), set.size(), set.isEmpty()]).toEqual([[], 0, true]);
      expect(set.bits.every((word) => word === 0)).toBe(true);
    }),
  );
});

it('adds the intersection of two others to its own documents', () => {
  fc.assert(
    fc.property(documents, documents, documents, documents, (had, one, other, shared) => {
      const [left, right] = [
        [...one, ...shared],
        [...other, ...shared],
      ];
      const expected = inOrder([...new Set([...had, ...left.filter((number) => right.includes(number))])]);
      const ofBitmaps = found(had);
      ofBitmaps.addCommon(bitmap(left), bitmap(right));
      expect(listed(ofBitmaps)).toEqual(expected);
      const ofSets = found(had);
      ofSets.addCommonFound(found(left), found(right));
      expect(listed(ofSets)).toEqual(expected);
    }),
  );
});
