import { expect, it } from 'vitest';
import { readSiteArguments } from './site-arguments.ts';

it.each([
  [['--url', 'http://gateway:80/', 'pull', 'garden', '3', '--force']],
  [['pull', 'garden', '--url=http://gateway:80', '3', '--force']],
])('reads %j', (args) => {
  expect(readSiteArguments(args)).toEqual({
    url: 'http://gateway:80',
    command: 'pull',
    siteId: 'garden',
    rest: ['3'],
    options: { force: true },
  });
});

it('refuses an option that there is not, and an address that is left out', () => {
  expect(() => readSiteArguments(['list', '--nonsense'])).toThrow('--nonsense');
  expect(() => readSiteArguments(['list', '--url'])).toThrow('--url');
});
