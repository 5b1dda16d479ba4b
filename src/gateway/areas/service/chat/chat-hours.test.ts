import { expect, it } from 'vitest';
import { chatOpening } from './chat-hours.ts';

const HOURS = { monday: { from: '08:00', until: '23:00' }, friday: { from: '20:00', until: '02:00' } };
const opening = (at: string) => chatOpening(HOURS, 'Europe/Tallinn', new Date(at));

it('is open within the hours of the site, and over midnight', () => {
  // 2026-01-05 is a Monday; Tallinn is two hours ahead of UTC.
  for (const at of ['2026-01-05T06:00:00Z', '2026-01-05T20:59:59Z', '2026-01-09T23:59:59Z'])
    expect(opening(at)).toEqual({ isOpen: true, opensAt: null });
});

it('tells when it opens next', () => {
  expect(opening('2026-01-05T05:59:59Z')).toEqual({ isOpen: false, opensAt: new Date('2026-01-05T06:00:00Z') });
  expect(opening('2026-01-05T21:00:00Z')).toEqual({ isOpen: false, opensAt: new Date('2026-01-09T18:00:00Z') });
  expect(opening('2026-01-10T00:00:00Z')).toEqual({ isOpen: false, opensAt: new Date('2026-01-12T06:00:00Z') });
});

it('is always open without hours, and never with those of no day', () => {
  const at = new Date('2026-01-05T05:00:00Z');
  expect(chatOpening(undefined, 'UTC', at).isOpen).toBe(true);
  expect(chatOpening({}, 'UTC', at)).toEqual({ isOpen: false, opensAt: null });
});
