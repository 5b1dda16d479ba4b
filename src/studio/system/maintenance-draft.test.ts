import { expect, it } from 'vitest';
import type { SiteStatus } from '#contracts/generated/contracts.ts';
import { localTime, momentOf } from '../i18n/local-time.ts';
import { changeOf, draftOf, faultsOf, type MaintenanceDraft } from './maintenance-draft.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const empty: MaintenanceDraft = { when: 'now', start: '', end: '', expectedEnd: '', title: {}, message: {} };
const status: SiteStatus['maintenance'] = { inForce: null, switch: null, plan: null, document: false, changed: null };

it('takes the times of a plan through fields and back, and leaves out what is not written', () => {
  const plan = { startTime: inHours(1), endTime: inHours(2), title: { EN: 'Soon back' } };
  const draft = draftOf({ ...status, plan });
  expect(draft).toMatchObject({ when: 'planned', start: localTime(plan.startTime), title: { EN: 'Soon back' } });
  expect(changeOf({ ...draft, title: { EN: ' Soon ', ES: '  ' } })).toEqual({
    plan: { ...plan, title: { EN: 'Soon' } },
  });
  expect(momentOf('')).toBeNull();
});

it('begins with what is switched on, and keeps the end of a plan apart from the end that visitors are told', () => {
  const plan = { startTime: inHours(5), endTime: inHours(6) };
  const draft = draftOf({ ...status, plan, switch: { enabled: true, message: { EN: 'A wheel.' } } });
  expect(changeOf(draft)).toEqual({ switch: { enabled: true, message: { EN: 'A wheel.' } } });
});

it('wants a plan with both times, which ends after it begins and has not ended', () => {
  const planned = (start: string, end: string) =>
    faultsOf({ ...empty, when: 'planned', start: start && localTime(start), end: end && localTime(end) }, NOW);
  expect(planned('', '')).toEqual({ start: 'system.startMissing', end: 'system.endMissing' });
  expect(planned(inHours(2), inHours(1))).toEqual({ end: 'system.endBeforeStart' });
  expect(planned(inHours(-2), inHours(-1))).toEqual({ end: 'system.endPast' });
  expect(planned(inHours(-1), inHours(1))).toEqual({});
  expect(faultsOf({ ...empty, expectedEnd: localTime(inHours(-1)) }, NOW)).toEqual({ expectedEnd: 'system.endPast' });
  expect(faultsOf(empty, NOW)).toEqual({});
});
