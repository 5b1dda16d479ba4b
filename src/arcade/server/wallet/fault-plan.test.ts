import { describe, expect, it } from 'vitest';
import { hasFaults, NO_FAULTS, readFaultPlan } from './fault-plan.ts';

describe('a plan of faults', () => {
  it('is read from shares and a seed', () => {
    const plan = readFaultPlan(
      'delay=0.1,drop=0.05,duplicate=0.1,reorder=0.05,rollback-first=0.05,bad-signature=0.02;seed=7',
    );
    expect(plan).toEqual({
      shares: { delay: 0.1, drop: 0.05, duplicate: 0.1, reorder: 0.05, 'rollback-first': 0.05, 'bad-signature': 0.02 },
      seed: 7,
    });
    expect(hasFaults(plan)).toBe(true);
  });

  it('is none when nothing is said', () => {
    expect(readFaultPlan(' ')).toBe(NO_FAULTS);
    expect(hasFaults(NO_FAULTS)).toBe(false);
  });

  it.each(['dealy=0.1', 'delay=2', 'delay=-0.1', 'delay', 'delay=', 'seed=x', 'seed=1.5'])(
    'refuses %s, and names it',
    (text) => {
      expect(() => readFaultPlan(text)).toThrow(text);
    },
  );
});
