import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnnouncementEntry } from '#contracts/generated/contracts.ts';
import { entryOf, readList, writeList } from './document-list.ts';

const KEY = 'announcements';
const files = ['aurora', 'lotus', 'meydan'].map((id) => readFileSync(`sites/${id}/content/announcements.json`, 'utf8'));

it.each(files)('writes a list that nobody changed as it was read', (file) => {
  expect(writeList(file, KEY, readList(file, KEY))).toBe(file);
});

it.each(files)('leaves what is untouched byte for byte', (file) => {
  const [first, ...others] = readList<AnnouncementEntry>(file, KEY);
  if (first === undefined) throw new Error('the file has no announcement');
  const changed = entryOf({ ...first.value, until: '2027-01-01T00:00:00Z' });
  const text = writeList(file, KEY, [...others, changed]);
  for (const other of others) expect(text).toContain(other.text);
  const { announcements } = JSON.parse(text) as { announcements: AnnouncementEntry[] };
  expect(announcements.at(-1)).toEqual(changed.value);
  expect(text.split('"announcements"')[0]).toBe(file.split('"announcements"')[0]);
});

it('begins a document that is missing', () => {
  const text = writeList(undefined, KEY, [entryOf({ id: 'one' })]);
  expect(JSON.parse(text)).toEqual({ announcements: [{ id: 'one' }] });
  expect(readList(undefined, KEY)).toEqual([]);
});
