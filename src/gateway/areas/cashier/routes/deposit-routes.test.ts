import { expect, it } from 'vitest';
import type { Deposit, DepositChannels, Deposits, MemberInfo, PlayLimits } from '#contracts/generated/contracts.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { depositScene, HOUR_MS, paid } from '#gateway/testing/deposit-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('deposits of a member', (open) => {
  const scene = depositScene(open);
  const { newMember, signInAgain, ask, begin, begun, say, follow, now, pass } = scene;

  it('offer the channels of the site, in its order and the reader’s language', async () => {
    const token = await newMember();
    const offer = successOf<DepositChannels>(await ask(token, '/wps/member/deposits/channels?language=ES'));
    expect(validatorOf('DepositChannels')(offer)).toBe(true);
    expect(offer.channels.map(({ id, name, closedUntil }) => [id, name, closedUntil])).toEqual([
      ['bank', 'Transferencia', null],
      ['wallet', 'E-wallet', null],
      ['usdt', 'USDT', null],
      ['night', 'Night card', '2026-03-01T21:00:00.000Z'],
    ]);
    expect(offer.chips).toEqual(['20.00', '50.00']);
  });

  it('come as a file too', async () => {
    const token = await newMember();
    const { reference } = await begun(token);
    const file = await ask(token, '/wps/member/deposits?as=csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="deposits.csv"');
    expect(file.text.trimEnd().split('\r\n').slice(1)).toEqual([
      `2026-03-01 13:00:00,Bank transfer,${reference},50.00,0.00,0.00,Waiting for payment`,
    ]);
  });

  it('are begun once for each key, and repeat the answer byte for byte', async () => {
    const token = await newMember();
    const first = await begin(token, 'bank', '50.00', 'once');
    await say(successOf<Deposit>(first), paid(5_000));
    const again = await begin(token, 'bank', '50.00', 'once');
    expect(again.text).toBe(first.text);
    expect(refusalOf(await begin(token, 'bank', '51.00', 'once'))).toMatchObject({ code: 'idempotency_mismatch' });
    const many = await Promise.all(Array.from({ length: 5 }, () => begin(token, 'bank', '20.00', 'many')));
    expect(new Set(many.map(({ text }) => text)).size).toBe(1);
    expect(successOf<Deposits>(await ask(token, '/wps/member/deposits')).totalCount).toBe(2);
  });

  it('go on with the same key when the provider answers again, and fail where it refuses', async () => {
    const token = await newMember();
    scene.provider.mood = 'down';
    expect(refusalOf(await begin(token, 'bank', '50.00', 'again'))).toMatchObject({ code: 'payment_unavailable' });
    scene.provider.mood = 'well';
    expect(successOf<Deposit>(await begin(token, 'bank', '50.00', 'again')).status).toBe('pending');
    scene.provider.mood = 'refusing';
    for (let n = 0; n < 2; n += 1)
      expect(refusalOf(await begin(token, 'bank', '50.00', 'refused'))).toMatchObject({ code: 'payment_refused' });
    const { list } = successOf<Deposits>(await ask(token, '/wps/member/deposits'));
    expect(list.map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', 'unavailable'],
      ['pending', null],
    ]);
  });

  it('are judged before anything is stored', async () => {
    const token = await newMember();
    const codeOf = async (channelId: string, amount: string) => refusalOf(await begin(token, channelId, amount)).code;
    for (const [channelId, amount, code, fields] of [
      ['bank', '9.99', 'amount_out_of_range', { amount: 'out_of_range' }],
      ['bank', '500.01', 'amount_out_of_range', { amount: 'out_of_range' }],
      ['night', '50.00', 'channel_closed', { channelId: 'not_allowed_value' }],
    ] as const)
      expect(refusalOf(await begin(token, channelId, amount)), amount).toMatchObject({ status: 422, code, fields });
    for (const [channelId, amount, field] of [
      ['nothing', '50.00', 'channelId'],
      ['bank', '50.001', 'amount'],
      ['bank', '0', 'amount'],
    ] as const)
      expect(refusalOf(await begin(token, channelId, amount)), amount).toMatchObject({
        ...{ status: 400, code: 'invalid_request', fields: { [field]: expect.anything() } },
      });
    const keyless = await ask(token, '/wps/member/deposits', {
      method: 'POST',
      body: { channelId: 'bank', amount: '50.00' },
    });
    expect(refusalOf(keyless)).toMatchObject({ fields: { 'Idempotency-Key': expect.anything() } });
    const { id: memberId } = successOf<MemberInfo>(await accountCalls(scene.gateway).info(token));
    const player = { siteId: 'aurora', memberId, currency: 'EUR', zone: 'UTC', at: now() };
    await scene.database.forSite('aurora', (tx) =>
      saveExclusion(tx, player, { from: now(), until: new Date(now().getTime() + HOUR_MS) }),
    );
    expect(await codeOf('bank', '50.00')).toBe('self_excluded');
    expect(successOf<Deposits>(await ask(token, '/wps/member/deposits')).totalCount).toBe(0);
  });

  it('keep to the member’s own limits on deposits, over 24 hours, 7 days and the month', async () => {
    let token = await newMember();
    const daysLater = async (days: number): Promise<void> => {
      pass(days * 24 * HOUR_MS + 1);
      token = await signInAgain();
    };
    const limit = (period: string, amount: string) =>
      ask(token, '/wps/member/playLimits', { method: 'PUT', body: { kind: 'deposit', period, amount } });
    const codeOf = async (amount: string) => {
      const answer = await begin(token, 'bank', amount);
      return answer.status === 200 ? 'taken' : refusalOf(answer).code;
    };
    successOf(await limit('day', '100.00'));
    const unpaid = await begun(token, 'bank', '60.00');
    expect(refusalOf(await begin(token, 'bank', '40.01'))).toMatchObject({
      ...{ code: 'deposit_limit_reached', fields: { amount: 'out_of_range' } },
    });
    expect(await codeOf('40.00')).toBe('taken');
    const { limits } = successOf<PlayLimits>(await ask(token, '/wps/member/playLimits'));
    // What is awaited leaves the limit when it expires.
    expect(limits).toMatchObject([
      { kind: 'deposit', period: 'day', amount: '100.00', used: '100.00', renewsAt: unpaid.expiresAt },
    ]);
    // What was not paid counts no longer.
    await say(unpaid, { status: 'expired' });
    expect(await codeOf('60.00')).toBe('taken');
    successOf(await limit('week', '150.00'));
    await daysLater(1);
    expect(await codeOf('50.00')).toBe('taken');
    expect(await codeOf('10.00')).toBe('deposit_limit_reached');
    const later = successOf<PlayLimits>(await ask(token, '/wps/member/playLimits')).limits;
    expect(later.map(({ period, used, renewsAt }) => [period, used, renewsAt !== null])).toEqual([
      ['day', '50.00', false],
      ['week', '150.00', true],
    ]);
    pass(Date.parse(later[1]?.renewsAt ?? '') + 1 - now().getTime());
    await follow();
    expect(await codeOf('10.00')).toBe('taken');
    await daysLater(6);
    expect(await codeOf('90.00')).toBe('taken');
  });

  it('are no more than twenty that wait at once', async () => {
    const token = await newMember();
    for (let n = 0; n < 20; n += 1) await begun(token, 'bank', '10.00');
    expect(refusalOf(await begin(token, 'bank', '10.00'))).toMatchObject({ status: 409, code: 'limit_reached' });
  });

  it('take one of two at once that pass a limit together', async () => {
    const token = await newMember();
    const body = { kind: 'deposit', period: 'month', amount: '80.00' };
    successOf(await ask(token, '/wps/member/playLimits', { method: 'PUT', body }));
    const answers = await Promise.all([begin(token, 'bank', '50.00'), begin(token, 'bank', '50.00')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('have no limit where the site takes none', async () => {
    const token = await newMember('meydan.localhost');
    const answer = await scene.gateway.ask('/wps/member/playLimits', {
      ...{ host: 'meydan.localhost', method: 'PUT', headers: accountCalls(scene.gateway).bearer(token) },
      body: { kind: 'deposit', period: 'day', amount: '10.00' },
    });
    expect(refusalOf(answer)).toMatchObject({ status: 400, fields: { kind: expect.anything() } });
  });

  it('belong to their member and site alone', async () => {
    const [token, other] = [await newMember(), await newMember()];
    const deposit = await begun(token);
    const foreign = await ask(other, `/wps/member/deposits/${deposit.depositId}`);
    expect(refusalOf(foreign)).toMatchObject({ status: 404 });
    const onLotus = await newMember('lotus.localhost');
    const elsewhere = await scene.gateway.ask(`/wps/member/deposits/${deposit.depositId}`, {
      host: 'lotus.localhost',
      headers: accountCalls(scene.gateway).bearer(onLotus),
    });
    expect(refusalOf(elsewhere)).toMatchObject({ status: 404 });
  });

  it('do not exist where the site’s flags turn them off', async () => {
    const token = await newMember('meydan.localhost');
    for (const [method, path] of [
      ['GET', '/wps/member/deposits/channels'],
      ['GET', '/wps/member/deposits'],
      ['GET', '/wps/member/deposits/1'],
      ['POST', '/wps/member/deposits'],
    ] as const) {
      const headers = { ...accountCalls(scene.gateway).bearer(token), 'idempotency-key': 'k' };
      const body = method === 'POST' ? { body: { channelId: 'bank', amount: '50.00' } } : {};
      const answer = await scene.gateway.ask(path, { host: 'meydan.localhost', method, headers, ...body });
      expect(refusalOf(answer), path).toMatchObject({ status: 403, code: 'feature_disabled' });
    }
  });
});
