import { expect, it } from 'vitest';
import { whatChanged } from './what-changed.ts';

const FILE = 'sites/aurora/content/announcements.json';
const popup = (id: string, title: string) => ({ id, kind: 'PU', execution: 'B', title: { EN: title } });
const documents = (announcements: readonly object[], more: Record<string, string> = {}, assets = {}) => ({
  sources: { [FILE]: JSON.stringify({ announcements }), ...more },
  assets,
});

it('says what was added, changed, removed and moved, by kind and title', () => {
  const before = documents([popup('a', 'First'), popup('b', 'Second'), popup('c', 'Third')]);
  const after = documents([popup('b', 'Second'), popup('a', 'First, again'), popup('d', 'Fourth')]);
  expect(whatChanged('aurora', before, after, ['EN'])).toEqual([
    { change: 'added', what: 'content.popup', name: 'Fourth' },
    { change: 'changed', what: 'content.popup', name: 'First, again' },
    { change: 'removed', what: 'content.popup', name: 'Third' },
    { change: 'moved', what: 'content.popup', name: 'Second' },
    { change: 'moved', what: 'content.popup', name: 'First, again' },
  ]);
});

it('names other files and pictures, and says nothing where nothing changed', () => {
  const before = documents([], { 'sites/aurora/theme.json': '{}' }, { 'mark.svg': 'one', 'old.webp': 'o' });
  const after = documents([], { 'sites/aurora/theme.json': '{ }' }, { 'mark.svg': 'one', 'new.webp': 'n' });
  expect(whatChanged('aurora', before, after, ['EN'])).toEqual([
    { change: 'changed', what: 'content.file', name: 'sites/aurora/theme.json' },
    { change: 'added', what: 'content.asset', name: 'new.webp' },
    { change: 'removed', what: 'content.asset', name: 'old.webp' },
  ]);
  expect(whatChanged('aurora', after, after, ['EN'])).toEqual([]);
});
