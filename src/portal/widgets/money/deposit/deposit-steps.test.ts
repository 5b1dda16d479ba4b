import { describe, expect, it } from 'vitest';
import type { Deposit, DepositStatus } from '#contracts/generated/contracts.ts';
import { shownSteps } from './deposit-steps.ts';

const at = '2025-06-02T10:00:00Z';
const looks = (names: readonly DepositStatus[], held: Deposit['held'] = null) =>
  shownSteps({ status: names.at(-1) ?? 'created', held, steps: names.map((status) => ({ status, at })) }).map(
    ({ name, look }) => `${name} ${look}`,
  );

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
    expect(looks(['created', 'pending', 'paid'], 'amountDiffers')).toEqual([
      'created done',
      'pending done',
      'paid done',
      'held now',
      'credited next',
    ]);
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
