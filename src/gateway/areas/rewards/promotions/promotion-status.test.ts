import { expect, it } from 'vitest';
import type { PromotionStatus } from '#contracts/generated/contracts.ts';
import { type PromotionFacts, promotionStatus } from './promotion-status.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const NONE: PromotionFacts = {
  ...{ period: undefined, now: NOW, application: null, reward: null, bonus: null, mission: null, rule: null },
};
const before = { from: '2026-03-01T12:00:01Z' };
const after = { from: '2026-02-01T00:00:00Z', until: '2026-03-01T12:00:00Z' };
const mission = (done: bigint, isClaimed = false) => ({ done, target: 10n, isClaimed });

const CASES: ReadonlyArray<readonly [string, PromotionStatus, Partial<PromotionFacts>]> = [
  ['nothing was done', 'join', {}],
  ['its time has just begun', 'join', { period: { from: '2026-03-01T12:00:00Z' } }],
  ['its time has not begun', 'comingSoon', { period: before }],
  ['its bonus comes after the first deposit', 'comingSoon', { rule: 'later' }],
  ['its time is just over', 'closed', { period: after }],
  ['no further deposit brings the bonus', 'closed', { rule: 'over' }],
  ['the next deposit brings the bonus', 'join', { rule: 'open' }],
  ['an application was sent', 'applying', { application: 'sent' }],
  ['an application was sent before its time was over', 'applying', { application: 'sent', period: after }],
  ['an operator looks at the application', 'process', { application: 'review' }],
  ['the application was rejected', 'rejected', { application: 'rejected' }],
  ['the application was rejected, and its time is over', 'rejected', { application: 'rejected', period: after }],
  ['a prize is granted', 'claim', { application: 'approved', reward: 'ready' }],
  ['a prize is granted, and its time is over', 'claim', { application: 'approved', reward: 'ready', period: after }],
  ['the prize was claimed', 'claimed', { application: 'approved', reward: 'claimed' }],
  ['the prize was not claimed in time', 'closed', { application: 'approved', reward: 'expired' }],
  ['the bonus of the application waits', 'joined', { application: 'approved', bonus: 'waiting' }],
  ['the bonus is played through', 'joined', { bonus: 'active', rule: 'over' }],
  ['the bonus is played through after its time', 'joined', { bonus: 'active', rule: 'over', period: after }],
  ['the bonus became money', 'issued', { bonus: 'converted', rule: 'over' }],
  ['the bonus of an application became money', 'issued', { application: 'approved', bonus: 'converted' }],
  ['the bonus was used up', 'closed', { bonus: 'used', rule: 'over' }],
  ['the bonus of an application was given up', 'closed', { application: 'approved', bonus: 'cancelled' }],
  ['the bonus expired, and the next deposit brings one', 'join', { bonus: 'expired', rule: 'open' }],
  ['the mission has not begun', 'join', { mission: mission(0n) }],
  ['the mission has begun', 'joined', { mission: mission(9n) }],
  ['the mission is done', 'claim', { mission: mission(10n) }],
  ['the mission was claimed', 'claimed', { mission: mission(12n, true) }],
];

it.each(CASES)('where %s: %s', (_what, status, facts) => {
  expect(promotionStatus({ ...NONE, ...facts })).toBe(status);
});

it('has a case for each of the ten', () => {
  expect(new Set(CASES.map(([, status]) => status)).size).toBe(10);
});
