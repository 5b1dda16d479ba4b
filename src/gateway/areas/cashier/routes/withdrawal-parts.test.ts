import { describe, expect, it } from 'vitest';
import type { CaseFile, OperatorCases, Withdrawal } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { photo } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, MINUTE_MS, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('withdrawals after they were approved', (open) => {
  const scene = withdrawalScene(open);
  const {
    ask,
    newMember,
    back,
    requested,
    read,
    balance,
    isSound,
    follow,
    send,
    bringBack,
    confirm,
    prove,
    cases,
    decide,
    messages,
    pass,
  } = scene;

  describe('that were sent', () => {
    const sentInParts = async () => {
      const member = await newMember();
      const withdrawal = await requested(member, '420.00');
      await send(withdrawal, 30_000);
      await send(withdrawal, 12_000);
      return { member, withdrawal };
    };

    it('are confirmed part by part', async () => {
      const { member, withdrawal } = await sentInParts();
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'paid', sent: '420.00', received: '0.00', remaining: '420.00' },
        parts: [
          { part: 1, amount: '300.00', state: 'waiting', confirmBy: '2026-03-01T13:00:00.000Z', received: null },
          { part: 2, amount: '120.00', state: 'waiting' },
        ],
      });
      const first = successOf<Withdrawal>(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      expect(first).toMatchObject({ status: 'paid', received: '300.00', remaining: '120.00' });
      expect(refusalOf(await confirm(member, withdrawal, { part: 1, outcome: 'notReceived' })).code).toBe(
        'withdrawal_closed',
      );
      expect(refusalOf(await confirm(member, withdrawal, { part: 3, outcome: 'received' })).code).toBe('not_found');
      const second = successOf<Withdrawal>(await confirm(member, withdrawal, { part: 2, outcome: 'received' }));
      expect(second).toMatchObject({ status: 'confirmed', received: '420.00', remaining: '0.00' });
      expect(second.steps.map(({ event }) => event)).toEqual(['request', 'approve', 'begin', 'pay', 'pay', 'confirm']);
    });

    it('count as received when nobody answers in time', async () => {
      const { member, withdrawal } = await sentInParts();
      pass(59 * MINUTE_MS);
      await follow();
      expect((await read(member, withdrawal)).status).toBe('paid');
      pass(MINUTE_MS);
      expect(refusalOf(await confirm(member, withdrawal, { part: 1, outcome: 'notReceived' })).code).toBe(
        'withdrawal_closed',
      );
      await follow();
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '420.00' },
        parts: [{ state: 'received', answeredBy: 'clock' }, { answeredBy: 'clock' }],
      });
    });

    it('name the amount where it is wrong', async () => {
      const { member, withdrawal } = await sentInParts();
      const faultOf = async (body: object) =>
        refusalOf(await confirm(member, withdrawal, { part: 1, ...body })).fields?.receivedAmount;
      expect(await faultOf({ outcome: 'partly' })).toBe('required');
      expect(await faultOf({ outcome: 'partly', receivedAmount: '300.00' })).toBe('out_of_range');
      expect(await faultOf({ outcome: 'partly', receivedAmount: '0' })).toBe('out_of_range');
      expect(await faultOf({ outcome: 'partly', receivedAmount: '1.234' })).toBe('wrong_format');
      expect(await faultOf({ outcome: 'received', receivedAmount: '1' })).toBe('not_allowed_value');
    });

    it('give back what did not arrive, once an operator says so, and not a second time', async () => {
      const { member: before, withdrawal } = await sentInParts();
      let member = before;
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      expect(refusalOf(await confirm(member, withdrawal, { part: 2, outcome: 'notReceived' })).code).toBe(
        'proof_required',
      );
      successOf(await prove(member, withdrawal, 2));
      pass(MINUTE_MS);
      successOf(await confirm(member, withdrawal, { part: 2, outcome: 'notReceived' }));
      // The answer may change until it is decided.
      successOf(await confirm(member, withdrawal, { part: 2, outcome: 'partly', receivedAmount: '80.00' }));
      pass(2 * DAY_MS);
      await follow();
      member = await back(member);
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'paid', received: '380.00', remaining: '40.00' },
        parts: [{}, { state: 'reported', answer: 'partly', received: '80.00' }],
      });
      const caseId = `arrival-${withdrawal.withdrawalId}-2`;
      const { list } = successOf<OperatorCases>(await cases('?kind=arrival&pageSize=100'));
      expect(list.find((one) => one.caseId === caseId)).toMatchObject({
        why: 'partly',
        amount: '120.00',
        received: '40.00',
      });
      successOf(await decide(caseId, 'approve', '40.00'));
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '380.00', returned: '40.00', remaining: '0.00' },
        parts: [{}, { state: 'returned', returned: '40.00', decision: { reason: 'looked into it' } }],
      });
      expect(await balance(member)).toBe('620.00');
      // The bank sends the same money back days later.
      await bringBack(withdrawal, 2, 4_000);
      expect(await balance(member)).toBe('620.00');
      expect(await isSound()).toBe(true);
      const { timeline, withdrawals } = successOf<CaseFile>(await cases(`/${caseId}`));
      expect(timeline.map(({ what }) => what).slice(-4)).toEqual([
        'reportPartly',
        'decideGiveBack',
        'return',
        'confirm',
      ]);
      expect(withdrawals).toEqual({ count: 1, amount: '380.00' });
    });

    it('take proofs of a part, which its member and operators see, until it is decided', async () => {
      const { member, withdrawal } = await sentInParts();
      const text = await prove(member, withdrawal, 1, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      expect(refusalOf(text).code).toBe('not_an_image');
      expect(refusalOf(await prove(member, withdrawal, 7)).code).toBe('not_found');
      const proved = successOf<Withdrawal>(await prove(member, withdrawal, 1));
      expect(validatorOf('Withdrawal')(proved)).toBe(true);
      expect(proved.parts.map(({ proofs }) => proofs.length)).toEqual([1, 0]);
      const [proof] = proved.parts[0]?.proofs ?? [];
      const stranger = await newMember();
      expect((await ask(member.token, proof?.url ?? '')).headers['content-type']).toBe('image/jpeg');
      expect(refusalOf(await ask(stranger.token, proof?.url ?? '')).code).toBe('not_found');
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'notReceived' }));
      const { list } = successOf<OperatorCases>(await cases('?kind=arrival&pageSize=100'));
      const open = list.find(({ caseId }) => caseId === `arrival-${withdrawal.withdrawalId}-1`);
      const seen = await operatorCalls(scene.gateway).call((open?.images[0]?.url ?? '').replace('/wps/operator', ''));
      expect(seen.status).toBe(200);
      const remove = () => ask(member.token, `${proof?.url}?part=1`, { method: 'DELETE' });
      // What was reported stays shown.
      expect(refusalOf(await remove()).code).toBe('proof_required');
      successOf(await prove(member, withdrawal, 1, await photo(32, 32)));
      expect(successOf<Withdrawal>(await remove()).parts[0]?.proofs).toHaveLength(1);
      successOf(await decide(open?.caseId ?? '', 'reject', '300.00'));
      expect(refusalOf(await prove(member, withdrawal, 1)).code).toBe('withdrawal_closed');
    });

    it('are settled where the bank returns what was reported as missing', async () => {
      const { member, withdrawal } = await sentInParts();
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      successOf(await prove(member, withdrawal, 2));
      successOf(await confirm(member, withdrawal, { part: 2, outcome: 'partly', receivedAmount: '80.00' }));
      await bringBack(withdrawal, 2, 4_000);
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '380.00', returned: '40.00', remaining: '0.00' },
        parts: [{}, { state: 'returned', received: '80.00' }],
      });
      const { list } = successOf<OperatorCases>(await cases('?kind=arrival&pageSize=100'));
      expect(list.map(({ caseId }) => caseId)).not.toContain(`arrival-${withdrawal.withdrawalId}-2`);
    });

    it('count as received where the operator decides that, and nothing is given back', async () => {
      const { member, withdrawal } = await sentInParts();
      for (const part of [1, 2]) {
        successOf(await prove(member, withdrawal, part));
        successOf(await confirm(member, withdrawal, { part, outcome: 'notReceived' }));
      }
      for (const [part, received] of [
        [1, '300.00'],
        [2, '120.00'],
      ] as const)
        successOf(await decide(`arrival-${withdrawal.withdrawalId}-${part}`, 'reject', received));
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '420.00', returned: '0.00' },
        parts: [{ state: 'forced' }, { state: 'forced', decision: { reason: 'looked into it' } }],
      });
      expect(await balance(member)).toBe('580.00');
    });

    it('come back days later, with the fee where nothing stayed', async () => {
      let member = await newMember();
      await requested(member, '100.00');
      const withdrawal = await requested(member, '200.00');
      await send(withdrawal, 19_800);
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      pass(5 * DAY_MS);
      member = await back(member);
      await bringBack(withdrawal, 1, 5_000);
      expect(await read(member, withdrawal)).toMatchObject({
        status: 'confirmed',
        returned: '50.00',
        received: '148.00',
      });
      expect(await balance(member)).toBe('750.00');
      await bringBack(withdrawal, 1, 19_800);
      await bringBack(withdrawal, 1, 5_000);
      expect(await read(member, withdrawal)).toMatchObject({ status: 'returned', received: '0.00', remaining: '0.00' });
      expect(await balance(member)).toBe('900.00');
      expect((await messages(member))[0]?.kind).toBe('withdrawalReturned');
      expect(await isSound()).toBe(true);
    });
  });
});
