import { describe, expect, it } from 'vitest';
import type { OperatorCases, Withdrawal, Withdrawals } from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, MINUTE_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('withdrawals', (open) => {
  const scene = withdrawalScene(open);
  const {
    nextKey,
    envelope,
    bearer,
    ask,
    newMember,
    back,
    request,
    requested,
    read,
    terms,
    balance,
    isSound,
    follow,
    send,
    confirm,
    cases,
    decide,
    messages,
    now,
    pass,
  } = scene;

  it('take the amount at the request, and send it less the fee to the member’s account', async () => {
    const member = await newMember();
    const before = await terms(member);
    expect(validatorOf('WithdrawalTerms')(before)).toBe(true);
    expect(before).toMatchObject({
      ...{ balance: '1000.00', withdrawable: '1000.00', locked: '0.00', reserved: '0.00', leftToday: '1500.00' },
      ...{ feePercent: '0', nextFeePercent: '1', freeLeft: 1, countLeft: 4, hasPaymentPassword: true, turnover: [] },
      accounts: [
        {
          ...{ payoutId: member.payoutId, isDefault: true, usableFrom: null },
          to: { kind: 'bank', name: 'LHV Pank', maskedNumber: '•••• 4342', holder: 'Mika Kestrel' },
        },
      ],
    });
    const first = await requested(member, '100.00');
    expect(validatorOf('Withdrawal')(first)).toBe(true);
    expect(first).toMatchObject({
      amount: '100.00',
      fee: '0.00',
      receives: '100.00',
      status: 'approved',
      canCancel: false,
    });
    expect(await balance(member)).toBe('900.00');
    const second = await requested(member, '200.00');
    expect(second).toMatchObject({ fee: '2.00', receives: '198.00' });
    expect(scene.provider.payoutOf(second.reference)).toMatchObject({
      ...{ merchant: 'AURORA', amount: 19_800, currency: 'EUR' },
      destination: { kind: 'bank', number: expect.stringMatching(/^EE/), holder: 'Mika Kestrel', bank: 'LHV Pank' },
    });
    await send(first, 10_000);
    await send(second, 19_800);
    expect(await read(member, second)).toMatchObject({ status: 'paid', sent: '198.00', remaining: '198.00' });
    expect(await terms(member)).toMatchObject({ reserved: '0.00', leftToday: '1200.00', countLeft: 2, freeLeft: 0 });
    expect(await isSound()).toBe(true);
    const own = successOf<Withdrawals>(await ask(member.token, '/wps/member/withdrawals'));
    expect(validatorOf('Withdrawals')(own)).toBe(true);
    expect(own.list.map(({ withdrawalId }) => withdrawalId)).toEqual([second.withdrawalId, first.withdrawalId]);
    expect((await messages(member)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawalApproved', 'withdrawalSent']),
    );
  });

  it('go to an address on a chain as well', async () => {
    const member = await newMember({ kind: 'eWallet' });
    const withdrawal = await requested(member, '50.00');
    // A chain address has no holder name, so it is reviewed.
    expect(withdrawal).toMatchObject({ status: 'reviewing', to: { kind: 'eWallet', name: 'USDT', holder: null } });
    successOf(await decide(`withdrawal-${withdrawal.withdrawalId}`, 'approve', '50.00'));
    expect(scene.provider.payoutOf(withdrawal.reference).destination).toEqual({
      ...{ kind: 'crypto', network: 'TRC20', address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' },
    });
  });

  it('come as a file too, each member’s own', async () => {
    const member = await newMember();
    const first = await requested(member, '100.00');
    const second = await requested(member, '200.00');
    await send(first, 6_000);
    const file = await ask(member.token, '/wps/member/withdrawals?as=csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="withdrawals.csv"');
    const [head, ...lines] = file.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toMatch(
      /^Time \(.+\),Account,Reference,Amount \(EUR\),Fee \(EUR\),Sent \(EUR\),Returned \(EUR\),Status$/,
    );
    expect(lines).toEqual([
      `2026-03-01 13:00:00,LHV Pank •••• 4342,${second.reference},200.00,2.00,0.00,0.00,Being sent`,
      `2026-03-01 13:00:00,LHV Pank •••• 4342,${first.reference},100.00,0.00,60.00,0.00,Sent in part`,
    ]);
    const book = await ask(member.token, '/wps/member/withdrawals?as=xlsx&language=ES');
    expect(book.headers['content-type']).toMatch(/spreadsheetml/);
    const strangers = await ask((await newMember()).token, '/wps/member/withdrawals?as=csv');
    expect(strangers.text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('happen once for each key', async () => {
    const member = await newMember();
    const first = successOf<Withdrawal>(await request(member, '100.00', { key: 'once' }));
    expect(successOf<Withdrawal>(await request(member, '100.00', { key: 'once' }))).toEqual(first);
    expect(refusalOf(await request(member, '110.00', { key: 'once' }))).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await balance(member)).toBe('900.00');
    const many = await Promise.all(Array.from({ length: 4 }, () => request(member, '100.00', { key: 'at-once' })));
    expect(new Set(many.map((one) => successOf<Withdrawal>(one).withdrawalId)).size).toBe(1);
    expect(await balance(member)).toBe('800.00');
  });

  it('are refused with their reason, and nothing is moved', async () => {
    const member = await newMember();
    const other = await newMember();
    const refused = async (amount: string, changes: object = {}) => {
      const { status, code, fields } = refusalOf(await request(member, amount, changes));
      return [status, code, fields];
    };
    expect(await refused('19.99')).toEqual([422, 'amount_out_of_range', { amount: 'out_of_range' }]);
    expect(await refused('1000.01')).toEqual([422, 'amount_out_of_range', { amount: 'out_of_range' }]);
    expect(await refused('10.005')).toEqual([400, 'invalid_request', { amount: 'wrong_format' }]);
    expect(await refused('50.00', { paymentPassword: 'quite-wrong-7' })).toEqual([
      ...[422, 'wrong_payment_password', { paymentPassword: 'wrong_value' }],
    ]);
    expect(await refused('50.00', { paymentPassword: '' })).toEqual([
      ...[422, 'payment_password_required', { paymentPassword: 'required' }],
    ]);
    expect(await refused('50.00', { payoutId: other.payoutId })).toEqual([
      ...[400, 'invalid_request', { payoutId: 'not_allowed_value' }],
    ]);
    expect(await balance(member)).toBe('1000.00');
    const poor = await newMember({ funds: 3_000n });
    expect(refusalOf(await request(poor, '30.01')).code).toBe('not_enough_funds');
    await requested(member, '400.00');
    await requested(member, '450.00');
    let rich = await newMember({ funds: 1_000_000n });
    for (const amount of ['400.00', '450.00', '300.00']) await requested(rich, amount);
    expect(refusalOf(await request(rich, '350.01')).code).toBe('amount_out_of_range');
    await requested(rich, '350.00');
    expect(refusalOf(await request(rich, '20.00')).code).toBe('too_many_today');
    // The next day of the site's calendar has its own.
    pass(DAY_MS);
    rich = await back(rich);
    await requested(rich, '20.00');
    expect(await isSound()).toBe(true);
  });

  it('need an account that may be paid to', async () => {
    const member = await newMember();
    await scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('payout_account')
        .set({ usable_from: new Date(now().getTime() + DAY_MS).toISOString() })
        .where('account_id', '=', member.payoutId)
        .execute(),
    );
    expect((await terms(member)).accounts[0]?.usableFrom).toBe('2026-03-02T12:00:00.000Z');
    expect(refusalOf(await request(member, '50.00'))).toMatchObject({
      ...{ status: 409, code: 'payout_waiting', fields: { payoutId: 'not_allowed_value' } },
    });
    expect(await balance(member)).toBe('1000.00');
  });

  it('are absent where a site pays nothing out', async () => {
    const token = await accountCalls(scene.gateway).newMember('meydanplayer', {
      host: 'meydan.localhost',
      envelope: envelope(),
    });
    const asked = await scene.gateway.ask('/wps/member/withdrawals/terms', {
      ...{ host: 'meydan.localhost', headers: bearer(token) },
    });
    expect(refusalOf(asked)).toMatchObject({ status: 403, code: 'feature_disabled' });
    const lotus = await accountCalls(scene.gateway).newMember('lotusplayer', {
      host: 'lotus.localhost',
      envelope: envelope(),
    });
    const terms = await scene.gateway.ask('/wps/member/withdrawals/terms', {
      host: 'lotus.localhost',
      headers: bearer(lotus),
    });
    expect(refusalOf(terms)).toMatchObject({ status: 403, code: 'feature_disabled' });
  });

  it('may be cancelled until they are approved', async () => {
    const member = await newMember();
    const withdrawal = await requested(member, '600.00');
    expect(withdrawal).toMatchObject({ status: 'reviewing', canCancel: true });
    expect(await terms(member)).toMatchObject({ balance: '400.00', reserved: '600.00' });
    const path = `/wps/member/withdrawals/${withdrawal.withdrawalId}`;
    const stranger = await newMember();
    expect(refusalOf(await ask(stranger.token, path, { method: 'DELETE' })).code).toBe('not_found');
    for (const _ of [1, 2])
      expect(successOf<Withdrawal>(await ask(member.token, path, { method: 'DELETE' }))).toMatchObject({
        ...{ status: 'cancelled', canCancel: false, returned: '600.00', remaining: '0.00' },
      });
    expect(await balance(member)).toBe('1000.00');
    expect(refusalOf(await decide(`withdrawal-${withdrawal.withdrawalId}`, 'approve', '600.00')).code).toBe(
      'not_found',
    );
    const sent = await requested(member, '100.00');
    const tooLate = await ask(member.token, `/wps/member/withdrawals/${sent.withdrawalId}`, { method: 'DELETE' });
    expect(refusalOf(tooLate)).toMatchObject({ status: 409, code: 'withdrawal_closed' });
  });

  it('wait for the provider where it does not answer, and are sent once', async () => {
    const member = await newMember();
    scene.provider.mood = 'down';
    const withdrawal = await requested(member, '100.00');
    await follow();
    expect(await read(member, withdrawal)).toMatchObject({ status: 'approved' });
    scene.provider.mood = 'well';
    pass(5 * MINUTE_MS);
    await follow();
    await follow();
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
    // The webhook is lost: the job asks.
    const payout = scene.provider.payoutOf(withdrawal.reference);
    payout.parts.push({ part: 1, amount: 10_000, returned_amount: 0, sent_at: now().toISOString() });
    payout.status = 'paid';
    pass(30 * MINUTE_MS);
    await follow();
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paid', parts: [{ part: 1, amount: '100.00' }] });
    expect(
      [...scene.provider.payouts.values()].filter(({ reference }) => reference === withdrawal.reference),
    ).toHaveLength(1);
  });

  it('are not given back where the provider says that the key was used before', async () => {
    const member = await newMember();
    scene.provider.mood = 'mismatching';
    const withdrawal = await requested(member, '100.00');
    expect(await read(member, withdrawal)).toMatchObject({ status: 'approved' });
    expect(await balance(member)).toBe('900.00');
  });

  it('tell operators of money that moved after it was given back', async () => {
    const member = await newMember();
    const withdrawal = await requested(member, '100.00');
    const payout = scene.provider.payoutOf(withdrawal.reference);
    Object.assign(payout, { status: 'failed', failure_reason: 'account_closed' });
    await scene.provider.send(scene.gateway, scene.provider.webhook(payout, { at: now() }));
    expect(await balance(member)).toBe('1000.00');
    payout.status = 'processing';
    payout.parts.push({ part: 1, amount: 10_000, returned_amount: 0, sent_at: now().toISOString() });
    const told = await scene.provider.send(scene.gateway, scene.provider.webhook(payout, { at: now() }));
    expect(JSON.parse(told.text).outcome).toBe('contradicted');
    expect(await balance(member)).toBe('1000.00');
    expect(await isSound()).toBe(true);
  });

  it('come back where the provider refuses or fails', async () => {
    const member = await newMember();
    scene.provider.mood = 'refusing';
    const refused = await requested(member, '100.00');
    expect(await read(member, refused)).toMatchObject({ status: 'returned', failure: 'rejected', remaining: '0.00' });
    scene.provider.mood = 'well';
    const failed = await requested(member, '200.00');
    await send(failed, 5_000);
    const payout = scene.provider.payoutOf(failed.reference);
    Object.assign(payout, { status: 'failed', failure_reason: 'account_closed' });
    await scene.provider.send(scene.gateway, scene.provider.webhook(payout, { at: now() }));
    expect(await read(member, failed)).toMatchObject({
      ...{ status: 'paid', failure: 'accountClosed', sent: '50.00', returned: '150.00', remaining: '50.00' },
    });
    expect(await balance(member)).toBe('950.00');
    successOf(await confirm(member, failed, { part: 1, outcome: 'received' }));
    expect(await read(member, failed)).toMatchObject({ status: 'confirmed', received: '50.00', remaining: '0.00' });
    expect(await isSound()).toBe(true);
  });

  describe('with turnover', () => {
    const deposit = async ({ token, memberId }: SceneMember, amount: string) => {
      const headers = { ...bearer(token), 'idempotency-key': `deposit-${nextKey()}` };
      const body = { channelId: 'bank', amount };
      const asked = await scene.gateway.ask('/wps/member/deposits', { method: 'POST', headers, body });
      const { reference } = successOf<{ reference: string }>(asked);
      const payment = Object.assign(scene.provider.of(reference), {
        status: 'paid',
        received_amount: Number(amount) * 100,
      });
      await scene.provider.send(scene.gateway, scene.provider.webhook(payment, { at: now() }));
      return { reference, memberId };
    };
    const play = (memberId: string, minor: bigint, kind = 'bet') =>
      scene.database.forSite('aurora', (tx) =>
        postTransfer(tx, 'aurora', {
          ...{ kind, currency: 'EUR', request: { scope: 'test', key: `play ${nextKey()}` } },
          lines: [
            { kind: 'house', amount: minor },
            { kind: 'member', memberId, amount: -minor },
          ],
        }),
      );

    it('lock a deposit until it is played through once, oldest first', async () => {
      const member = await newMember({ funds: 10_000n });
      await play(member.memberId, 1_000n);
      await deposit(member, '50.00');
      expect(await terms(member)).toMatchObject({
        ...{ balance: '140.00', withdrawable: '90.00', locked: '50.00' },
        turnover: [{ amount: '50.00', required: '50.00', done: '0.00', locked: '50.00' }],
      });
      await play(member.memberId, 2_000n);
      await deposit(member, '100.00');
      await play(member.memberId, 4_000n);
      await play(member.memberId, -500n, 'rollback');
      expect((await terms(member)).turnover).toMatchObject([
        { amount: '50.00', done: '50.00', locked: '0.00' },
        { amount: '100.00', done: '5.00', locked: '95.00' },
      ]);
      expect(await terms(member)).toMatchObject({ balance: '185.00', withdrawable: '90.00' });
      expect(refusalOf(await request(member, '90.01'))).toMatchObject({ status: 422, code: 'turnover_open' });
      // The site's rule has an operator look while something is open.
      const withdrawal = await requested(member, '60.00');
      expect(withdrawal.status).toBe('reviewing');
      const { list } = successOf<OperatorCases>(await cases('?kind=withdrawal&pageSize=100'));
      expect(list.find(({ caseId }) => caseId === `withdrawal-${withdrawal.withdrawalId}`)?.reasons).toEqual([
        'turnover',
      ]);
      await play(member.memberId, 9_500n);
      expect(await terms(member)).toMatchObject({ locked: '0.00', withdrawable: '30.00' });
    });

    it('count a stake once, however often somebody looks', async () => {
      const member = await newMember({ funds: 100_000n });
      await deposit(member, '100.00');
      for (let n = 1; n <= 5; n += 1) {
        await play(member.memberId, 1_000n);
        // What was counted is stored up to a minute ago: make all of it older than that.
        await scene.database.forSite('aurora', (tx) => tx.selectFrom('turnover_count').selectAll().execute());
        expect((await terms(member)).turnover[0]?.done).toBe(`${n * 10}.00`);
      }
    });
  });
});
