import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextStep, siteDay } from './daily-streak.ts';

it('changes the day at midnight by the clock of the site, also when clocks change', () => {
  expect(siteDay('Europe/Madrid', new Date('2026-03-28T22:59:59Z'))).toEqual({
    ...{ today: '2026-03-28', yesterday: '2026-03-27' },
    endsAt: new Date('2026-03-28T23:00:00Z'),
  });
  // The day on which summer time begins has 23 hours.
  expect(siteDay('Europe/Madrid', new Date('2026-03-28T23:00:00Z'))).toEqual({
    ...{ today: '2026-03-29', yesterday: '2026-03-28' },
    endsAt: new Date('2026-03-29T22:00:00Z'),
  });
});

it('agrees with days counted one by one over random histories', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (history) => {
      let before: number | null = null;
      history.forEach((isClaimed, day) => {
        // The days claimed in a row until today, which is counted as well.
        const run = day - history.slice(0, day).lastIndexOf(false);
        const step = nextStep(before);
        expect(step).toBe(((run - 1) % 7) + 1);
        before = isClaimed ? step : null;
      });
    }),
    { numRuns: 1_000 },
  );
});
