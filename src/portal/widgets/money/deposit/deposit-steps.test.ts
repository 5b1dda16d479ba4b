import { describe, expect, it } from 'vitest';
import type { Deposit, DepositStatus } from '#contracts/generated/contracts.ts';
import { shownSteps } from './deposit-steps.ts';

const looks = (
  names: readonly DepositStatus[],
  { held = null, sentAt = null }: Partial<Pick<Deposit, 'held' | 'sentAt'>> = {},
) =>
  shownSteps({
    ...{ status: names.at(-1) ?? 'created', held, sentAt },
    steps: names.map((status, index) => ({ status, at: minute(index) })),
  }).map(({ name, look }) => `${name} ${look}`);
const minute = (number: number): string => `2025-06-02T10:0${number}:00Z`;

describe('the timeline of a deposit', () => {
  it('shows what is ahead of one that is under way', () => {
    expect(looks(['created'])).toEqual(['created now', 'pending next', 'paid next', 'credited next']);
    expect(looks(['created', 'pending'])).toEqual(['created done', 'pending now', 'paid next', 'credited next']);
    expect(looks(['created', 'pending', 'paid'])).toEqual([
      'created done',
      'pending done',
      'paid done',
      'credited now',
    ]);
  });

  it('has all steps done once it is credited', () => {
    expect(looks(['created', 'pending', 'paid', 'credited'])).toEqual([
      'created done',
      'pending done',
      'paid done',
      'credited done',
    ]);
  });

  it('says between arrival and credit that service checks an amount that differs', () => {
    expect(looks(['created', 'pending', 'paid'], { held: 'amountDiffers' })).toEqual([
      'created done',
      'pending done',
      'paid done',
      'held now',
      'credited next',
    ]);
  });

  it('says that it was sent where it was, and before what is still waited for', () => {
    expect(looks(['created', 'pending'], { sentAt: minute(5) })).toEqual([
      'created done',
      'sent done',
      'pending now',
      'paid next',
      'credited next',
    ]);
    const later = looks(['created', 'pending', 'expired', 'paid', 'credited'], { sentAt: minute(2) });
    expect(later.slice(1, 5)).toEqual(['pending done', 'expired bad', 'sent done', 'paid done']);
  });

  it('ends where it failed, and goes on after it expired', () => {
    expect(looks(['created', 'pending', 'failed'])).toEqual(['created done', 'pending done', 'failed bad']);
    expect(looks(['created', 'pending', 'expired', 'paid', 'credited'])).toEqual([
      'created done',
      'pending done',
      'expired bad',
      'paid done',
      'credited done',
    ]);
    expect(looks(['created', 'pending', 'paid', 'credited', 'refunded']).at(-1)).toBe('refunded done');
  });
});
