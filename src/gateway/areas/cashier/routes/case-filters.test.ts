import { expect, it } from 'vitest';
import type { CaseCounts, CaseFile, OperatorCase, OperatorCases } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, MINUTE_MS, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

const CASHIER = [{ role: 'cashier', siteId: 'aurora' }] as const;

describeOnEveryEngine('the queue of requests', (open) => {
  const scene = withdrawalScene(open);
  const { newMember, requested, cases, decide, now, pass } = scene;
  const operators = () => operatorCalls(scene.gateway, () => now());
  const newCase = async (amount: string): Promise<string> =>
    `withdrawal-${(await requested(await newMember(), amount)).withdrawalId}`;
  const found = async (query: string, options: object = {}): Promise<string[]> =>
    successOf<OperatorCases>(await cases(`?kind=withdrawal&pageSize=100&${query}`, options)).list.map(
      ({ caseId }) => caseId,
    );
  const counts = async (options: object): Promise<CaseCounts> => {
    const answer = await operatorCalls(scene.gateway).call('/sites/aurora/caseCounts?kind=withdrawal', options);
    return successOf<CaseCounts>(answer);
  };
  const hold = (caseId: string, body: object, options: object = {}) =>
    cases(`/${caseId}/hold`, { method: 'PUT', body, ...options });
  const inMinutes = (minutes: number): string => new Date(now().getTime() + minutes * MINUTE_MS).toISOString();

  it('is filtered by age, amount, claim and approvals, and counted by the same', async () => {
    const old = await newCase('600.00');
    pass(90 * MINUTE_MS);
    const anna = await operators().newOperator('anna', CASHIER);
    const boris = await operators().newOperator('boris', CASHIER);
    const large = await newCase('950.00');
    const small = await newCase('510.00');
    expect(await found('')).toEqual([old, large, small]);
    expect(await found('olderMinutes=90')).toEqual([old]);
    expect(await found('olderMinutes=91')).toEqual([]);
    expect(await found('amountFrom=600')).toEqual([old, large]);
    expect(await found('amountFrom=510.01&amountTo=600.00')).toEqual([old]);
    expect(await found('amountTo=599.99')).toEqual([small]);

    successOf(await cases(`/${small}/claim`, { method: 'POST', ...anna }));
    expect(await found('claim=mine', anna)).toEqual([small]);
    expect(await found('claim=mine', boris)).toEqual([]);
    expect(await found('claim=none', boris)).toEqual([old, large]);

    expect(await found('second=true')).toEqual([]);
    successOf(await decide(large, 'approve', '950.00', anna));
    expect(await found('second=true', boris)).toEqual([large]);
    expect(await found('second=true&amountTo=949.99')).toEqual([]);

    const counted = await counts(anna);
    expect(validatorOf('CaseCounts')(counted)).toBe(true);
    expect(counted).toEqual({
      ...{ open: 3, mine: 1, unclaimed: 2, second: 1, held: 0 },
      older: [{ minutes: 60, count: 1 }, ...[240, 1_440, 4_320].map((minutes) => ({ minutes, count: 0 }))],
    });
    expect(await counts(boris)).toMatchObject({ mine: 0, unclaimed: 2 });
    for (const one of [old, small]) successOf(await decide(one, 'reject', one === old ? '600.00' : '510.00', anna));
    successOf(await decide(large, 'approve', '950.00', boris));
    expect(await counts(anna)).toMatchObject({ open: 0, second: 0, unclaimed: 0 });
  });

  it('keeps no approvals of a withdrawal that the second operator rejected', async () => {
    const first = await operators().newOperator('frida', CASHIER);
    const second = await operators().newOperator('gert', CASHIER);
    const caseId = await newCase('950.00');
    const given = () =>
      scene.database.forSite('aurora', async (tx) => {
        const paymentId = caseId.slice('withdrawal-'.length);
        const row = tx.selectFrom('withdrawal').select('approvals_given').where('payment_id', '=', paymentId);
        return (await row.executeTakeFirstOrThrow()).approvals_given;
      });
    successOf(await decide(caseId, 'approve', '950.00', first));
    expect(await given()).toBe(1);
    successOf(await decide(caseId, 'reject', '950.00', second));
    expect(await given()).toBe(0);
  });

  it('names the amount that the currency does not have', async () => {
    const answer = await cases('?kind=withdrawal&amountFrom=1.005');
    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_request', fields: { amountFrom: 'wrong_format' } });
  });

  it('leaves out what is put aside until its time, which is on record', async () => {
    const vera = await operators().newOperator('vera', CASHIER);
    const wim = await operators().newOperator('wim', CASHIER);
    const caseId = await newCase('700.00');
    pass(MINUTE_MS);
    successOf(await cases(`/${caseId}/claim`, { method: 'POST', ...vera }));
    expect(refusalOf(await hold(caseId, { note: 'Mine', until: inMinutes(60) }, wim)).code).toBe('case_claimed');
    const until = inMinutes(60);
    const held = successOf<OperatorCase>(await hold(caseId, { note: ' Asked the bank ', until }, vera));
    expect(validatorOf('OperatorCase')(held)).toBe(true);
    expect(held).toMatchObject({ hold: { operator: 'vera', note: 'Asked the bank', until }, claim: null });
    expect(await found('')).toEqual([]);
    expect(await found('held=true')).toEqual([caseId]);
    expect(await counts(vera)).toMatchObject({ open: 0, held: 1 });
    expect(refusalOf(await hold(caseId, { note: 'Mine', until }, wim)).code).toBe('case_held');
    pass(MINUTE_MS);
    successOf(await hold(caseId, { note: 'They call back', until: inMinutes(30) }, vera));

    pass(30 * MINUTE_MS);
    expect(await found('')).toEqual([caseId]);
    expect(await found('held=true')).toEqual([]);
    successOf(await hold(caseId, { note: 'Once more', until: inMinutes(30) }, wim));
    for (let time = 1; time <= 2; time += 1)
      expect(successOf<OperatorCase>(await cases(`/${caseId}/hold`, { method: 'DELETE', ...vera })).hold).toBeNull();
    expect(await found('')).toEqual([caseId]);
    const { timeline } = successOf<CaseFile>(await cases(`/${caseId}`, vera));
    expect(timeline.slice(2)).toMatchObject([
      { what: 'hold', by: 'operator', operator: 'vera', note: 'Asked the bank' },
      { what: 'hold', operator: 'vera', note: 'They call back' },
      { what: 'hold', operator: 'wim', note: 'Once more' },
      { what: 'endHold', operator: 'vera', note: null, amount: null },
    ]);
    successOf(await decide(caseId, 'reject', '700.00', vera));
  });

  it('holds a request for one of two operators who ask at once, and for nobody once it is decided', async () => {
    const cleo = await operators().newOperator('cleo', CASHIER);
    const dora = await operators().newOperator('dora', CASHIER);
    const caseId = await newCase('700.00');
    const body = { note: 'Asked the bank', until: inMinutes(60) };
    const answers = await Promise.all([hold(caseId, body, cleo), hold(caseId, body, dora)]);
    const codes = answers.map((answer) => (answer.status < 400 ? 'held' : refusalOf(answer).code));
    expect(codes.sort()).toEqual(['case_held', 'held']);
    expect(successOf<OperatorCase>(await decide(caseId, 'reject', '700.00', dora)).hold).toBeNull();
    expect(await found('held=true')).toEqual([]);
    expect(refusalOf(await hold(caseId, body, cleo)).code).toBe('case_decided');
    expect(refusalOf(await cases(`/${caseId}/hold`, { method: 'DELETE', ...cleo })).code).toBe('case_decided');
  });

  it('holds nothing without a note, in the past, or for longer than three months', async () => {
    const caseId = await newCase('700.00');
    const faultsOf = async (body: object) => refusalOf(await hold(caseId, body)).fields;
    expect(await faultsOf({ note: ' ', until: inMinutes(60) })).toEqual({ note: 'wrong_format' });
    expect(await faultsOf({ note: 'x', until: inMinutes(0) })).toEqual({ until: 'out_of_range' });
    const tooLate = new Date(now().getTime() + 91 * DAY_MS).toISOString();
    expect(await faultsOf({ note: 'x', until: tooLate })).toEqual({ until: 'out_of_range' });
    expect(refusalOf(await hold('withdrawal-999999', { note: 'x', until: inMinutes(60) })).code).toBe('not_found');
    expect(await found('')).toEqual([caseId]);
  });
});
