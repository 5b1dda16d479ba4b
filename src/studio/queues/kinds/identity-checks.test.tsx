import { expect, it } from 'vitest';
import type { IdentityCheckKind, MemberIdentity } from '#contracts/generated/contracts.ts';
import { fakeGateway } from '#studio/testing/fake-gateway.ts';
import { identityChecks } from './identity-checks.ts';

const since = '2026-03-01T12:00:00Z';
const pending = (kind: IdentityCheckKind) => ({ memberId: 'R1', account: 'anna', kind, since });
const identity: MemberIdentity = {
  checks: {
    age: { state: 'pending', since, before: 'play' },
    name: { state: 'pending', since, before: null },
  },
  facts: {
    ...{ birthday: '1990-05-01', payee: null, isPayeeVerified: false },
    ...{ isEmailVerified: true, isMobileVerified: false },
  },
  changes: [
    { at: since, kind: 'age', state: 'pending', operator: null, reason: null },
    { at: since, kind: 'age', state: 'failed', operator: 'lena', reason: 'The copy was cut off.' },
    { at: since, kind: 'name', state: 'failed', operator: 'lena', reason: 'Another name.' },
  ],
};
const answers = {
  'GET /wps/operator/sites/aurora/identity-checks': { list: [pending('age'), pending('name')] },
  'GET /wps/operator/sites/aurora/members/R1/identity': identity,
  'PUT /wps/operator/sites/aurora/members/R1/identity': identity,
};

it('decides the one of a member’s checks that was open', async () => {
  const made = fakeGateway(answers);
  const { cases, totalCount } = await identityChecks.read('aurora', 100);
  expect([totalCount, new Set(cases.map(({ id }) => id)).size]).toEqual([2, 2]);
  for (const [at, decision] of [
    [0, 'approve'],
    [1, 'reject'],
  ] as const) {
    const one = cases[at];
    if (one === undefined) throw new Error('no case was read');
    await identityChecks.decide({ siteId: 'aurora', case: one, decision, note: 'Passport seen', answers: {} });
  }
  expect(made.slice(1).map(({ body }) => body)).toEqual([
    { kind: 'age', state: 'passed', reason: 'Passport seen' },
    { kind: 'name', state: 'failed', reason: 'Passport seen' },
  ]);
});

it('reads what is known of the member, with the earlier decisions on this check alone', async () => {
  fakeGateway(answers);
  const [age] = (await identityChecks.read('aurora', 100)).cases;
  if (age === undefined) throw new Error('no case was read');
  const more = await identityChecks.readMore?.('aurora', age, new AbortController().signal);
  const facts = more?.facts ?? [];
  expect(facts).toContainEqual({ label: 'fact.neededBefore', value: { words: 'step.play' } });
  expect(facts).toContainEqual({ label: 'fact.birthday', value: { day: '1990-05-01' } });
  expect(facts.filter(({ label }) => label === 'fact.failedBefore')).toEqual([
    { label: 'fact.failedBefore', value: { text: 'lena: The copy was cut off.' } },
  ]);
});
