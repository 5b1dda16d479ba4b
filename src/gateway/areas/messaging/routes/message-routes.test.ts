import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberMessages, UnreadCount } from '#contracts/generated/contracts.ts';
import { notifyMember } from '#gateway/areas/messaging/inbox/notify-member.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('messages to members', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { environment: { TRUST_PROXY: 'loopback' } });
  });

  afterAll(() => gateway.close());

  const call = (token: string, path: string, options: { method?: string; host?: string } = {}) =>
    gateway.ask(path, { ...options, headers: accountCalls(gateway).bearer(token) });
  const list = async (token: string, query = ''): Promise<MemberMessages> =>
    successOf(await call(token, `/wps/member/messages${query}`));
  const unread = async (token: string): Promise<number> =>
    successOf<UnreadCount>(await call(token, '/wps/relay/CSP_unreadCount')).count;

  async function sendMessages(account: string, times = 1, siteId = 'aurora'): Promise<void> {
    await database.forSite(siteId, async (tx) => {
      const { member_id: memberId } = await tx
        .selectFrom('member')
        .select('member_id')
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      for (let time = 0; time < times; time += 1)
        await notifyMember(tx, siteId, {
          memberId,
          kind: 'newAddress',
          params: { address: '192.0.2.9', device: 'Firefox' },
          at: new Date(),
        });
    });
  }

  it('come of a password that is changed and of a sign-in from a new address, never of the first', async () => {
    const calls = accountCalls(gateway);
    const token = await calls.newMember('causedone');
    expect((await list(token)).list).toEqual([]);
    await calls.signedIn('causedone', { headers: { 'x-forwarded-for': '192.0.2.7' } });
    const password = { oldPassword: PASSWORD, newPassword: 'Over-the-hills-8', confirmNewPassword: 'Over-the-hills-8' };
    const headers = calls.bearer(token);
    successOf(
      await callEncrypted(gateway.ask, { method: 'POST', path: '/wps/member/password', body: password, headers }),
    );
    const { list: messages, unreadCount, totalCount } = await list(token);
    expect(messages.map(({ kind, readAt }) => [kind, readAt])).toEqual([
      ['password', null],
      ['newAddress', null],
    ]);
    expect(messages[1]?.body).toContain('192.0.2.7');
    expect([unreadCount, totalCount, await unread(token)]).toEqual([2, 2, 2]);
  });

  it('are shown in the reader’s language', async () => {
    const token = await accountCalls(gateway).newMember('languages');
    await sendMessages('languages');
    const [english] = (await list(token)).list;
    const [spanish] = (await list(token, '?language=ES')).list;
    expect(english?.subject).toBe('Sign-in from a new address');
    expect(spanish?.subject).toBe('Acceso desde una dirección nueva');
    expect(spanish?.body).toContain('192.0.2.9');
  });

  it('come by pages, newest first', async () => {
    const token = await accountCalls(gateway).newMember('paginated');
    await sendMessages('paginated', 5);
    const pages = [await list(token, '?pageSize=2'), await list(token, '?pageSize=2&pageNo=3')];
    expect(pages.map((page) => [page.list.length, page.totalPages, page.totalCount])).toEqual([
      [2, 3, 5],
      [1, 3, 5],
    ]);
    const ids = (await list(token)).list.map(({ messageId }) => Number(messageId));
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  it('are read one by one, all at once, and deleted', async () => {
    const token = await accountCalls(gateway).newMember('readerone');
    await sendMessages('readerone', 3);
    const [newest, , oldest] = (await list(token)).list;
    successOf(await call(token, `/wps/member/messages/${newest?.messageId}/read`, { method: 'PUT' }));
    const readAt = (await list(token)).list[0]?.readAt;
    successOf(await call(token, `/wps/member/messages/${newest?.messageId}/read`, { method: 'PUT' }));
    expect([await unread(token), (await list(token)).list[0]?.readAt]).toEqual([2, readAt]);
    successOf(await call(token, `/wps/member/messages/${oldest?.messageId}`, { method: 'DELETE' }));
    expect([await unread(token), (await list(token)).totalCount]).toEqual([1, 2]);
    successOf(await call(token, '/wps/member/messages/read', { method: 'PUT' }));
    expect(await unread(token)).toBe(0);
  });

  it.each(['another member', 'another site'])('are none of %s', async (whose) => {
    const calls = accountCalls(gateway);
    const isSite = whose === 'another site';
    const name = isSite ? 'siteowner' : 'messageowner';
    await calls.newMember(name);
    await sendMessages(name);
    const [message] = await database.forSite('aurora', (tx) =>
      tx.selectFrom('member_message').select('message_id').orderBy('message_id', 'desc').limit(1).execute(),
    );
    const host = isSite ? 'lotus.localhost' : 'aurora.localhost';
    const stranger = await calls.newMember(isSite ? 'lotusreader' : 'otherreader', { host });
    for (const [method, path] of [
      ['PUT', `/wps/member/messages/${message?.message_id}/read`],
      ['DELETE', `/wps/member/messages/${message?.message_id}`],
    ])
      expect(refusalOf(await call(stranger, path ?? '', { method: method ?? '', host }))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    const page = successOf<MemberMessages>(await call(stranger, '/wps/member/messages', { host }));
    expect(page.list).toEqual([]);
  });

  it('are not found by a malformed id', async () => {
    const token = await accountCalls(gateway).newMember('noidatall');
    for (const id of ['nonsense', '0', '9'.repeat(30), '%00']) {
      const answer = await call(token, `/wps/member/messages/${id}`, { method: 'DELETE' });
      expect(refusalOf(answer), id).toMatchObject({ status: 404, code: 'not_found' });
    }
  });
});
