import type { IdentityCheckKind, MemberIdentity, PendingIdentityChecks } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { CaseFact, FactValue, QueueCase, QueueKind } from '../queue-kind.ts';

type PendingCheck = PendingIdentityChecks['list'][number];
type Change = MemberIdentity['changes'][number];

const TITLES: Readonly<Record<IdentityCheckKind, StudioWord>> = { age: 'case.ageCheck', name: 'case.nameCheck' };

const STEPS: Readonly<Record<NonNullable<MemberIdentity['checks']['age']['before']>, StudioWord>> = {
  deposit: 'step.deposit',
  play: 'step.play',
  withdrawal: 'step.withdrawal',
};

/** Earlier decisions that are shown. */
const MOST_CHANGES = 3;

const path = (siteId: string) => `/wps/operator/sites/${siteId}/identity-checks` as const;
const memberAt = (siteId: string, memberId: string) =>
  `/wps/operator/sites/${siteId}/members/${memberId}/identity` as const;

/** Checks of members' age and name that they asked for. */
export const identityChecks: QueueKind = {
  ...{ key: 'identity', label: 'queue.identity', role: 'support' },
  ...{ needsNote: ['approve', 'reject'], noteIsRead: [] },
  reasons: {
    reject: ['reason.copyUnclear', 'reason.documentExpired', 'reason.underAge'],
    approve: ['reason.documentSeen'],
  },
  words: { approve: 'decide.pass', reject: 'decide.fail' },
  async read(siteId, _pageSize, signal) {
    const { list } = await read(path(siteId), signal);
    return { cases: list.map(caseOf), totalCount: list.length };
  },
  async readMore(siteId, { id }, signal) {
    return { facts: factsOf(await read(memberAt(siteId, memberOf(id)), signal), kindOf(id)) };
  },
  async decide({ siteId, case: { id }, decision, note }) {
    const state = decision === 'approve' ? 'passed' : 'failed';
    await send('PUT', memberAt(siteId, memberOf(id)), { kind: kindOf(id), state, reason: note });
  },
};

const memberOf = (caseId: string): string => caseId.slice(0, caseId.lastIndexOf('-'));

/** A member may have two checks that wait: a case is called by both. */
const kindOf = (caseId: string): IdentityCheckKind => (caseId.endsWith('-age') ? 'age' : 'name');

const caseOf = ({ memberId, account, kind, since }: PendingCheck): QueueCase => ({
  ...{ id: `${memberId}-${kind}`, memberId, account, title: { words: TITLES[kind] }, amount: null, since },
  ...{ why: [], facts: [{ label: 'fact.openedAt', value: { at: since } }], pictures: [] },
  ...{ approvals: [], approvalsNeeded: 1, claim: null },
});

function factsOf({ checks, facts, changes }: MemberIdentity, kind: IdentityCheckKind): CaseFact[] {
  const { before } = checks[kind];
  return [
    { label: 'fact.neededBefore', value: { words: before === null ? 'step.none' : STEPS[before] } },
    { label: 'fact.birthday', value: facts.birthday === null ? NOT_KNOWN : { day: facts.birthday } },
    { label: 'fact.payee', value: facts.payee === null ? NOT_KNOWN : { text: facts.payee } },
    { label: 'fact.payeeVerified', value: confirmed(facts.isPayeeVerified) },
    { label: 'fact.email', value: confirmed(facts.isEmailVerified) },
    { label: 'fact.mobile', value: confirmed(facts.isMobileVerified) },
    ...changes
      .filter((change) => change.kind === kind && change.state !== 'pending')
      .slice(0, MOST_CHANGES)
      .map(changeFact),
  ];
}

const NOT_KNOWN: FactValue = { words: 'fact.unknown' };

const confirmed = (is: boolean): FactValue => ({ words: is ? 'fact.verified' : 'fact.notVerified' });

const changeFact = ({ state, operator, reason }: Change): CaseFact => ({
  label: state === 'passed' ? 'fact.passedBefore' : 'fact.failedBefore',
  value: { text: [operator, reason].filter((text) => text !== null).join(': ') },
});
