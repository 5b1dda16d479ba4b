import { expect, it } from 'vitest';
import { problemsByField, readProblem } from './document-problems.ts';

const file = 'sites/aurora/content/announcements.json';

it('reads a fault with its place', () => {
  expect(readProblem(`${file}:3:9 announcements[2].content.EN: the element <x> is not allowed; take it out`)).toEqual({
    file,
    path: 'announcements[2].content.EN',
    text: 'the element <x> is not allowed; take it out',
  });
  expect(readProblem(`${file}: the site has no file; send it`).text).toContain('the site has no file');
});

it('puts each fault of an entry to its field, and keeps the others', () => {
  const lines = [
    `${file}:3:9 announcements[2].banner.image.mobile: no such file; add it`,
    `${file}:3:9 announcements[2].title: too long; shorten it`,
    `${file}:4:9 announcements[3].title: too long; shorten it`,
  ];
  const { byField, others } = problemsByField(lines, 'announcements[2]', ['title', 'banner', 'banner.image.mobile']);
  expect([...byField]).toEqual([
    ['banner.image.mobile', 'no such file; add it'],
    ['title', 'too long; shorten it'],
  ]);
  expect(others).toEqual([lines[2]]);
});
