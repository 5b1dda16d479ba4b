import { describe, expect, it } from 'vitest';
import { buildSentWithdrawal, buildWithdrawal } from '#portal/testing/build-withdrawals.ts';
import { shownSteps } from './withdrawal-steps.ts';

const looks = (withdrawal: ReturnType<typeof buildWithdrawal>): string[] =>
  shownSteps(withdrawal).map(({ name, look, part }) => `${name}${part ?? ''} ${look}`);

describe('the timeline of a withdrawal', () => {
  it.each([
    ['requested', ['request done', 'review now', 'approve next', 'send next', 'confirmAsk next']],
    ['reviewing', ['request done', 'review done', 'approve now', 'send next', 'confirmAsk next']],
    ['rejected', ['request done', 'review done', 'reject bad']],
    ['cancelled', ['request done', 'review done', 'cancel bad']],
    ['returned', ['request done', 'review done', 'approve done', 'begin done', 'release bad']],
  ] as const)('of one that is %s', (status, steps) => {
    expect(looks(buildWithdrawal({ status }))).toEqual(steps);
  });

  it('names each part that was sent, and waits for the answer to the open one', () => {
    expect(looks(buildSentWithdrawal()).slice(4)).toEqual(['pay1 done', 'pay2 done', 'confirmAsk now', 'close next']);
  });

  it('asks the bank about a part that was reported', () => {
    expect(looks(buildSentWithdrawal({ state: 'reported' })).slice(-2)).toEqual(['report now', 'close next']);
  });

  it('goes on to send what is left while a part waits for its answer', () => {
    const [first] = buildSentWithdrawal().parts;
    const waiting = first ? [{ ...first, state: 'waiting' as const }] : [];
    expect(looks(buildWithdrawal({ status: 'partlyPaid', parts: waiting })).slice(4)).toEqual([
      'pay1 done',
      'confirmAsk now',
      'send next',
      'close next',
    ]);
  });
});
