import { request } from 'node:http';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Deposit, Deposits, OperatorCases, PaymentImage } from '#contracts/generated/contracts.ts';
import { forgetHistory, KEPT_DAYS } from '#gateway/flows/forget-history.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { depositScene, HOUR_MS } from '#gateway/testing/deposit-scene.ts';
import { hostileImages, photo, polyglots, screenshot } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const NO_IMAGE = '0'.repeat(32);

describeOnOneEngine('receipts of transfers', (open) => {
  const scene = depositScene(open);
  const { newMember, signInAgain, ask, read, say, now, pass } = scene;
  const begin = (token: string, channelId = 'bank') => scene.begun(token, channelId);
  const put = (token: string, { depositId }: Deposit, file: Buffer, query = '', type = 'image/png') =>
    ask(token, `/wps/member/deposits/${depositId}/receipt${query}`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: file,
    });
  const remove = (token: string, { url }: PaymentImage) => ask(token, url, { method: 'DELETE' });
  const countRows = async (siteId = 'aurora') =>
    scene.database.forSite(siteId, (tx) =>
      tx
        .selectFrom('payment_image')
        .select((one) => one.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
        .then(({ count }) => Number(count)),
    );
  const withReceipt = async () => {
    const token = await newMember();
    const deposit = successOf<Deposit>(await put(token, await begin(token), await screenshot()));
    const [receipt] = deposit.receipts;
    if (receipt === undefined) throw new Error('no receipt');
    return { token, deposit, receipt };
  };

  it('are kept, listed, shown to their member and removed', async () => {
    const token = await newMember();
    const begun = await begin(token);
    expect(begun).toMatchObject({ takesReceipts: true, receipts: [], sentAt: null });
    const query = `?name=${encodeURIComponent('..\\Überweisung \u202egnp.png')}`;
    const deposit = successOf<Deposit>(await put(token, begun, await photo(), query, 'text/html'));
    expect(validatorOf('Deposit')(deposit)).toBe(true);
    expect(deposit.receipts).toMatchObject([{ number: 1, name: 'Überweisung gnp.png', width: 640, height: 480 }]);
    expect((await read(token, begun)).receipts).toEqual(deposit.receipts);
    expect(successOf<Deposits>(await ask(token, '/wps/member/deposits')).list[0]?.receipts).toEqual(deposit.receipts);

    const [receipt] = deposit.receipts as [PaymentImage];
    const answer = await ask(token, receipt.url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="receipt-1.jpg"',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.bytes.length).toBe(receipt.byteCount);
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });

    const rows = await countRows();
    expect(successOf<Deposit>(await remove(token, receipt)).receipts).toEqual([]);
    expect(await countRows()).toBe(rows - 1);
    expect(refusalOf(await remove(token, receipt)).code).toBe('not_found');
    expect(refusalOf(await ask(token, receipt.url)).code).toBe('not_found');
  });

  it('are at most three, each in its place, and the same file is one', async () => {
    const token = await newMember();
    const deposit = await begin(token);
    const files = await Promise.all([300, 310, 320, 330].map((width) => screenshot(width)));
    const [first, second, third, fourth] = files as [Buffer, Buffer, Buffer, Buffer];
    const widths = async (answer: ReturnType<typeof put>) =>
      successOf<Deposit>(await answer).receipts.map(({ number, width }) => [number, width]);
    await put(token, deposit, first);
    expect(await widths(put(token, deposit, first))).toEqual([[1, 300]]);
    expect(await widths(put(token, deposit, third, '?number=3'))).toEqual([
      [1, 300],
      [3, 320],
    ]);
    await put(token, deposit, second);
    expect(refusalOf(await put(token, deposit, fourth))).toMatchObject({ status: 409, code: 'limit_reached' });
    expect(await widths(put(token, deposit, fourth, '?number=1'))).toEqual([
      [1, 330],
      [2, 310],
      [3, 320],
    ]);
    for (const number of ['0', '4', '../1', '1%00'])
      expect(refusalOf(await put(token, deposit, first, `?number=${number}`)).status, number).toBe(400);
  });

  it('are three also where many are sent at once', async () => {
    const token = await newMember();
    const deposit = await begin(token);
    const files = await Promise.all([...Array(8).keys()].map((index) => screenshot(100 + index)));
    const answers = await Promise.all(files.map((file) => put(token, deposit, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    const { receipts } = await read(token, deposit);
    expect(receipts.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('are refused with the reason where they are no sound image, and nothing is kept', async () => {
    const token = await newMember();
    const deposit = await begin(token);
    const before = await countRows();
    for (const [name, code, file] of await hostileImages())
      expect(refusalOf(await put(token, deposit, file)), name).toMatchObject({
        code,
        status: code === 'payload_too_large' ? 413 : code === 'not_an_image' ? 415 : 422,
      });
    const bare = await ask(token, `/wps/member/deposits/${deposit.depositId}/receipt`, { method: 'PUT' });
    expect(refusalOf(bare).code).toBe('not_an_image');
    expect(await countRows()).toBe(before);
    expect((await read(token, deposit)).receipts).toEqual([]);
    expect(scene.gateway.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  it('are refused as busy while too many are on their way, and taken again afterwards', async () => {
    const token = await newMember();
    const deposit = await begin(token);
    const file = await screenshot(72);
    // More than there is room for: the calls that look at it need room too.
    const slow = Array.from({ length: 40 }, () =>
      request({
        host: '127.0.0.1',
        port: scene.gateway.port,
        agent: false,
        method: 'PUT',
        path: `/wps/member/deposits/${deposit.depositId}/receipt`,
        headers: {
          ...{ host: 'aurora.localhost', 'content-type': 'image/png', 'content-length': file.length },
          ...accountCalls(scene.gateway).bearer(token),
        },
      }).on('error', () => {}),
    );
    for (const sender of slow) sender.write(file.subarray(0, 10));
    const codeNow = async () => {
      const answer = await put(token, deposit, Buffer.from('x'));
      return refusalOf(answer).code;
    };
    try {
      await expect.poll(codeNow, { timeout: 15_000 }).toBe('busy');
    } finally {
      for (const sender of slow) sender.destroy();
    }
    await expect.poll(codeNow, { timeout: 15_000 }).toBe('not_an_image');
    expect((await read(token, deposit)).receipts).toEqual([]);
  });

  it('have nothing of what else a file is', async () => {
    const token = await newMember();
    for (const [name, { file, trace }] of Object.entries(await polyglots())) {
      const { receipts } = successOf<Deposit>(await put(token, await begin(token), file));
      const answer = await ask(token, receipts[0]?.url ?? '');
      expect(answer.bytes.includes(trace), name).toBe(false);
    }
  });

  it('are taken for transfers that are awaited, held, or expired within a day', async () => {
    const { token, deposit, receipt } = await withReceipt();
    const file = await screenshot(64);
    const codeOf = async (on: Deposit) => {
      const answer = await put(token, on, file, '?number=2');
      return answer.status === 200 ? 'taken' : refusalOf(answer).code;
    };
    const crypto = await begin(token, 'usdt');
    expect(crypto.takesReceipts).toBe(false);
    expect(await codeOf(crypto)).toBe('deposit_closed');
    const sent = await ask(token, `/wps/member/deposits/${crypto.depositId}/sent`, { method: 'PUT', body: {} });
    expect(refusalOf(sent).code).toBe('deposit_closed');

    const held = await begin(token);
    await say(held, { status: 'paid', received_amount: 4_000 });
    expect(await codeOf(held)).toBe('taken');
    await say(held, { received_amount: 5_000 });
    expect(await codeOf(held)).toBe('deposit_closed');
    expect(await read(token, held)).toMatchObject({ status: 'credited', takesReceipts: false });

    await say(deposit, { status: 'expired' });
    pass(Date.parse(deposit.expiresAt) + 24 * HOUR_MS - 1 - now().getTime());
    const late = { token: await signInAgain() };
    expect((await put(late.token, deposit, file, '?number=2')).status).toBe(200);
    pass(1);
    expect(refusalOf(await put(late.token, deposit, file, '?number=3')).code).toBe('deposit_closed');
    expect(refusalOf(await remove(late.token, receipt)).code).toBe('deposit_closed');
    // What is there can still be looked at.
    expect((await ask(late.token, receipt.url)).status).toBe(200);
  });

  it('are marked as sent once, and nothing else changes', async () => {
    const token = await newMember();
    const deposit = await begin(token);
    const mark = () => ask(token, `/wps/member/deposits/${deposit.depositId}/sent`, { method: 'PUT', body: {} });
    const sentAt = now().toISOString();
    expect(successOf<Deposit>(await mark())).toMatchObject({ sentAt, status: 'pending', received: '0.00' });
    pass(60_000);
    expect(successOf<Deposit>(await mark())).toEqual({ ...deposit, sentAt });
  });

  it('belong to their member and site alone', async () => {
    const { deposit, receipt } = await withReceipt();
    const before = await countRows();
    const [other, onLotus] = [await newMember(), await newMember('lotus.localhost')];
    const file = await screenshot(48);
    const path = `/wps/member/deposits/${deposit.depositId}/receipt`;
    for (const options of [{}, { host: 'lotus.localhost' }]) {
      const token = 'host' in options ? onLotus : other;
      const answers = [
        await ask(token, path, { ...options, method: 'PUT', body: file }),
        await ask(token, receipt.url, options),
        await ask(token, receipt.url, { ...options, method: 'DELETE' }),
        await ask(token, `/wps/member/deposits/${deposit.depositId}/sent`, { ...options, method: 'PUT', body: {} }),
      ];
      expect(answers.map((answer) => refusalOf(answer).code)).toEqual(Array(4).fill('not_found'));
    }
    expect(refusalOf(await scene.gateway.ask(receipt.url)).code).toBe('not_logged_in');
    expect(refusalOf(await scene.gateway.ask(path, { method: 'PUT', body: file })).code).toBe('not_logged_in');
    expect(await countRows()).toBe(before);
    expect(await countRows('lotus')).toBe(0);
  });

  it('have no address but their own', async () => {
    const { token, deposit, receipt } = await withReceipt();
    const base = `/wps/member/deposits/${deposit.depositId}/receipt`;
    expect(refusalOf(await ask(token, `${base}/${NO_IMAGE}`)).code).toBe('not_found');
    for (const id of [
      '%25',
      '..%2f..%2fetc%2fpasswd',
      `${receipt.imageId.slice(0, 31)}%25`,
      `${receipt.imageId}0`,
      '1',
    ])
      expect(refusalOf(await ask(token, `${base}/${id}`)), id).toMatchObject({
        ...{ code: 'invalid_request', fields: { imageId: expect.anything() } },
      });
    for (const id of ['0', '-1', '1e3', '..', '%2e%2e', '99999999999999999'])
      expect(
        refusalOf(await ask(token, `/wps/member/deposits/${id}/receipt`, { method: 'PUT', body: 'x' })).status,
        id,
      ).toBeGreaterThanOrEqual(400);
  });

  it('are no more than sixty of a member in a day', async () => {
    const { token, deposit, receipt } = await withReceipt();
    const payment = (offset: number) => (index: number) => ({
      ...ROW,
      part: offset + index,
      created_at: now(),
    });
    const { member_id } = await scene.database.forSite('aurora', (tx) =>
      tx
        .selectFrom('payment')
        .select('member_id')
        .where('payment_id', '=', deposit.depositId)
        .executeTakeFirstOrThrow(),
    );
    await scene.database.forSite('aurora', (tx) =>
      tx
        .insertInto('payment_image')
        .values(
          [...Array(59).keys()].map(payment(1)).map((row) => ({ ...row, payment_id: deposit.depositId, member_id })),
        )
        .execute(),
    );
    expect(refusalOf(await put(token, deposit, await screenshot(50)))).toMatchObject({ code: 'limit_reached' });
    expect(receipt.number).toBe(1);
  });

  it('are shown to the operators who decide the case, and to no others', async () => {
    const { deposit, receipt } = await withReceipt();
    await say(deposit, { status: 'paid', received_amount: 4_000 });
    const { call } = operatorCalls(scene.gateway);
    const cases = successOf<OperatorCases>(await call('/sites/aurora/cases'));
    expect(validatorOf('OperatorCases')(cases)).toBe(true);
    const images = cases.list.find(({ caseId }) => caseId === `deposit-${deposit.depositId}`)?.images;
    expect(images).toMatchObject([{ imageId: receipt.imageId, number: 1 }]);
    const path = (images?.[0]?.url ?? '').replace('/wps/operator', '');
    const answer = await call(path);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(answer.bytes.length).toBe(receipt.byteCount);
    expect(refusalOf(await call(path.replace('/aurora/', '/lotus/'))).code).toBe('not_found');
    expect(refusalOf(await call(path.replace(receipt.imageId, NO_IMAGE))).code).toBe('not_found');
    expect(refusalOf(await scene.gateway.ask(`/wps/operator${path}`)).code).toBe('operator_token_required');
  });

  it('are deleted after a year', async () => {
    const before = await countRows();
    expect(before).toBeGreaterThan(0);
    const forget = async (days: number) => {
      await forgetHistory(scene.database, { clock: () => new Date(now().getTime() + days * 24 * HOUR_MS) })('aurora');
      return countRows();
    };
    expect(await forget(KEPT_DAYS.paymentImages)).toBe(before);
    expect(await forget(KEPT_DAYS.paymentImages + 3)).toBe(0);
  });
});

const ROW = {
  site_id: 'aurora',
  purpose: 'proof',
  number: 1,
  file_sha256: 'f'.repeat(64),
  name: null,
  media_type: 'image/png',
  width: 1,
  height: 1,
  bytes: Buffer.from('x'),
} as const;
