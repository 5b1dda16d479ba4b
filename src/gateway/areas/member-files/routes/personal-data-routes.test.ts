import { beforeAll, expect, it } from 'vitest';
import type { AuditEntries, MemberExport, MemberFile } from '#contracts/generated/contracts.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

describeOnEveryEngine('the personal data of a member', (open) => {
  // The ledger dates by the database's clock.
  const scene = withdrawalScene(open, { memberDataDays: 30 } as never, { startMs: Date.now() });
  let support: TestOperator;
  let admin: TestOperator;

  beforeAll(async () => {
    const { newOperator } = operatorCalls(scene.gateway, scene.now);
    support = await newOperator('sam', [{ siteId: 'aurora', role: 'support' }]);
    admin = await newOperator('ada', [{ siteId: 'aurora', role: 'admin' }]);
  });

  const call = ({ token }: TestOperator, { memberId }: Pick<SceneMember, 'memberId'>, path: string, body?: object) =>
    operatorCalls(scene.gateway).call(`/sites/aurora/members/${memberId}${path}`, {
      ...{ token, ...(body !== undefined && { method: 'POST', body }) },
    });
  const actions = async (member: SceneMember) =>
    successOf<AuditEntries>(await call(support, member, '/audit')).list.map(({ action, reason }) => [action, reason]);
  const fill = (member: SceneMember) =>
    scene.database.forSite('aurora', async (tx) => {
      const at = scene.now().toISOString();
      const owner = { site_id: 'aurora', member_id: member.memberId };
      await tx
        .updateTable('member')
        .set({ email: 'mika@kestrel.example', mobile_num: '+37251234567', details: jsonText({ city: 'Tartu' }) })
        .where('member_id', '=', member.memberId)
        .execute();
      await tx
        .insertInto('outbox_message')
        .values({
          ...{ site_id: 'aurora', channel: 'email', kind: 'verify', recipient: 'Mika@kestrel.example' },
          ...{ subject: 'Hi', text_body: 'Hi', html_body: null, created_at: at, next_try_at: at, expires_at: at },
        })
        .execute();
      const { chat_id } = await tx
        .insertInto('chat')
        .values({ ...owner, state: 'closed', opened_at: at, closed_at: at, last_no: 1 })
        .returning('chat_id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('chat_message')
        .values({ ...{ site_id: 'aurora', chat_id, message_no: 1, author: 'member', client_id: null }, text: 'Hi', at })
        .execute();
      await tx
        .insertInto('operator_note')
        .values({ ...owner, operator: 'sam', noted_at: at, text: 'Calls at night.' })
        .execute();
    });

  it('is handed out in whole for a reason, without anything that signs in', async () => {
    const member = await scene.newMember();
    await scene.deposited(member, '50.00');
    await scene.requested(member, '20.00');
    await fill(member);
    expect(refusalOf(await call(support, member, '/export', {})).code).toBe('invalid_request');
    const answer = await call(support, member, '/export', { reason: 'asked by e-mail' });
    const data = successOf<MemberExport>(answer);
    expect(data.profile).toMatchObject({ account: member.account, email: 'mika@kestrel.example' });
    expect(data.payoutAccounts).toMatchObject([{ holderName: 'Mika Kestrel', number: '•••• 4342' }]);
    expect(data.payments.map(({ flow }) => flow).sort()).toEqual(['deposit', 'withdrawal']);
    expect(data.transactions.map(({ amount }) => amount)).toContain('50.00');
    expect(data.chatMessages).toMatchObject([{ number: 1, author: 'member', text: 'Hi' }]);
    expect([data.sessions.length, data.signIns.length, data.rounds.length]).toEqual([1, 1, 0]);
    expect(answer.text).not.toMatch(/argon2|sealed|digest|Calls at night/);
    expect((await actions(member))[0]).toEqual(['dataExported', 'asked by e-mail']);
  });

  it('is read a piece at a time, each row once', async () => {
    const member = await scene.newMember();
    await scene.database.forSite('aurora', (tx) =>
      tx
        .insertInto('member_message')
        .values(
          Array.from({ length: 1_203 }, (_, number) => ({
            ...{ site_id: 'aurora', member_id: member.memberId, kind: 'passwordChanged' },
            ...{ params: jsonText({ number: String(number) }), created_at: scene.now().toISOString() },
          })),
        )
        .execute(),
    );
    const { messages } = successOf<MemberExport>(await call(support, member, '/export', { reason: 'asked' }));
    const numbers = messages.map(({ params }) => (params as { number?: string }).number).filter(Boolean);
    expect(new Set(numbers).size).toBe(1_203);
    expect(numbers).toHaveLength(1_203);
  });

  it('is erased neither with money, nor with anything open, nor before its time', async () => {
    const erase = (member: SceneMember, operator = admin) => call(operator, member, '/erase', { reason: 'asked' });
    const rich = await scene.newMember();
    expect(refusalOf(await erase(rich, support)).code).toBe('operator_role_required');
    expect(refusalOf(await erase(rich)).code).toBe('member_has_money');
    const waiting = await scene.newMember({ funds: 2_000n });
    await scene.requested(waiting, '20.00');
    expect(refusalOf(await erase(waiting)).code).toMatch(/^member_(has_money|is_busy)$/);
    const early = await scene.newMember({ funds: 0n });
    expect(refusalOf(await erase(early)).code).toBe('member_data_kept');
    expect(successOf<MemberFile>(await call(support, early, '')).erasedAt).toBeNull();
    expect(refusalOf(await erase({ ...early, memberId: 'ZZZZZZZZZZ' })).code).toBe('not_found');
  });

  it('is erased for good, and leaves no way in', async () => {
    const member = await scene.newMember({ funds: 0n });
    await fill(member);
    scene.pass(31 * DAY_MS);
    admin = await operatorCalls(scene.gateway, scene.now).newOperator('ada-later', [
      { siteId: 'aurora', role: 'admin' },
    ]);
    support = await operatorCalls(scene.gateway, scene.now).newOperator('sam-later', [
      { siteId: 'aurora', role: 'support' },
    ]);
    successOf(await call(admin, member, '/erase', { reason: 'asked to be forgotten' }));
    const file = successOf<MemberFile>(await call(support, member, ''));
    expect(file).toMatchObject({
      ...{ account: `erased-${member.memberId}`, nickname: null, email: null, mobileNum: null, birthday: null },
      ...{ erasedAt: scene.now().toISOString(), openSessions: 0, notes: [], lastSignIn: null },
    });
    expect((await actions(member)).find(([action]) => action === 'erased')).toEqual([
      'erased',
      'asked to be forgotten',
    ]);
    expect(refusalOf(await scene.ask(member.token, '/wps/v2/wallets/balance')).code).toBe('not_logged_in');
    const signIn = await accountCalls(scene.gateway).signIn(
      { username: member.account },
      { envelope: scene.envelope() },
    );
    expect(refusalOf(signIn).code).toBe('invalid_credentials');
    const data = successOf<MemberExport>(await call(support, member, '/export', { reason: 'to look' }));
    const { payoutAccounts, sessions, signIns, addresses, messages, chats, chatMessages } = data;
    expect([payoutAccounts, sessions, signIns, addresses, messages, chats, chatMessages].flat()).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/Kestrel|kestrel|Tartu|37251234567/);
    successOf(await call(admin, member, '/erase', { reason: 'once more' }));
    expect((await actions(member)).filter(([action]) => action === 'erased')).toHaveLength(1);
    const sent = await scene.database.forSite('aurora', (tx) =>
      tx.selectFrom('outbox_message').select('recipient').where('recipient', 'ilike', 'mika@%').execute(),
    );
    // The member of the first test has the same address: its message went too.
    expect(sent).toEqual([]);
    expect(await scene.isSound()).toBe(true);
  });
});
