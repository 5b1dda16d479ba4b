import { beforeAll, expect, it } from 'vitest';
import type {
  AuditEntries,
  BetRecords,
  MemberContacts,
  MemberFile,
  MemberLinks,
  MemberSessions,
  OperatorNote,
  SiteMembers,
  Transactions,
} from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('the file of a member', (open) => {
  // The ledger dates by the database's clock.
  const scene = withdrawalScene(open, {}, { startMs: Date.now() });
  let support: TestOperator;
  let member: SceneMember;

  beforeAll(async () => {
    support = await operatorCalls(scene.gateway, scene.now).newOperator('sam', [{ siteId: 'aurora', role: 'support' }]);
    member = await scene.newMember();
  });

  const call = (path: string, options: object = {}) =>
    operatorCalls(scene.gateway).call(`/sites/aurora/members${path}`, { token: support.token, ...options });
  const read = async <T>(path: string) => successOf<T>(await call(path));
  const post = (path: string, body: object) => call(`/${member.memberId}${path}`, { method: 'POST', body });
  const actions = async () =>
    (await read<AuditEntries>(`/${member.memberId}/audit`)).list.map(({ action, reason }) => [action, reason]);

  it('is found by the beginning of an account, and by whole contacts', async () => {
    await scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ email: 'Mika@kestrel.example', mobile_num: '+37251234567' })
        .where('member_id', '=', member.memberId)
        .execute(),
    );
    const texts = [
      member.account.slice(0, 5).toUpperCase(),
      member.memberId,
      'mika@KESTREL.example',
      '+372 5123 4567',
      '0037251234567',
    ];
    for (const text of texts) {
      const { list } = await read<SiteMembers>(`?search=${encodeURIComponent(text)}`);
      expect(list, text).toMatchObject([{ account: member.account, balance: '1000.00', frozen: false }]);
    }
    for (const text of ['kestrel', '%', `${member.account}x`, '+3725123'])
      expect((await read<SiteMembers>(`?search=${encodeURIComponent(text)}`)).list, text).toEqual([]);
  });

  it('lists the latest registrations, page by page', async () => {
    const second = await scene.newMember();
    const first = await read<SiteMembers>('?pageSize=1');
    expect(first.hasMore).toBe(true);
    const next = await read<SiteMembers>('?pageSize=1&pageNo=2');
    const both = [...first.list, ...next.list].map(({ account }) => account);
    expect(new Set(both)).toEqual(new Set([member.account, second.account]));
    expect(next.hasMore).toBe(false);
  });

  it('masks contacts, adds up money, and puts its reading on record', async () => {
    await scene.deposited(member, '50.00');
    await scene.requested(member, '20.00');
    const sentBack = await scene.deposited(member, '50.00', '40.00');
    successOf(await scene.decide(`deposit-${sentBack.depositId}`, 'reject', '40.00'));
    const file = await read<MemberFile>(`/${member.memberId}`);
    expect(file).toMatchObject({
      ...{ account: member.account, email: 'Mi***@kestrel.example', mobileNum: '+37***567', upline: null },
      ...{ openSessions: 1, hasAuthenticator: false, frozen: null, currency: 'EUR' },
    });
    expect(file.money).toEqual({
      ...{ balance: '1030.00', bonus: '0.00', debt: '0.00', deposited: '50.00', deposits: 1 },
      ...{ withdrawn: '0.00', withdrawals: 0, waiting: '20.00', staked: '0.00', won: '0.00' },
    });
    expect((await actions())[0]).toEqual(['fileRead', null]);
  });

  it('shows contacts for a reason', async () => {
    expect(refusalOf(await post('/contacts', {})).code).toBe('invalid_request');
    const contacts = successOf<MemberContacts>(await post('/contacts', { reason: 'to call back' }));
    expect(contacts).toEqual({ email: 'Mika@kestrel.example', mobileNum: '+37251234567' });
    expect((await actions())[0]).toEqual(['contactsShown', 'to call back']);
  });

  it('keeps notes', async () => {
    expect(refusalOf(await post('/notes', { text: '  ' }))).toMatchObject({ fields: { text: 'required' } });
    const note = successOf<OperatorNote>(await post('/notes', { text: ' Prefers e-mail. ' }));
    expect(note).toMatchObject({ operator: 'sam', text: 'Prefers e-mail.' });
    const file = await read<MemberFile>(`/${member.memberId}`);
    expect(file.notes).toEqual([note]);
  });

  it('shows transactions and rounds as the member sees them, and says who read them', async () => {
    const transactions = await read<Transactions>(`/${member.memberId}/transactions`);
    expect(transactions.list.map(({ kind }) => kind)).toContain('deposit');
    const bets = await read<BetRecords>(`/${member.memberId}/bets`);
    expect(bets.totalCount).toBe(0);
    const [latest, before] = (await read<AuditEntries>(`/${member.memberId}/audit`)).list;
    expect([latest, before].map((entry) => [entry?.action, entry?.detail])).toEqual([
      ['recordsRead', 'bets'],
      ['recordsRead', 'transactions'],
    ]);
    const file = await call(`/${member.memberId}/transactions?as=csv`);
    expect(file.headers['content-type']).toContain('text/csv');
  });

  it('names the accounts that signed in from the same address', async () => {
    const links = await read<MemberLinks>(`/${member.memberId}/links`);
    expect(links.list).toMatchObject([{ shares: ['address'], frozen: false }]);
    expect(links.list[0]?.memberId).not.toBe(member.memberId);
  });

  it('ends every session', async () => {
    const sessions = await read<MemberSessions>(`/${member.memberId}/sessions`);
    expect([sessions.open.length, sessions.signIns.length]).toEqual([1, 1]);
    successOf(await post('/sign-out', { reason: 'account was taken over' }));
    expect(refusalOf(await scene.ask(member.token, '/wps/v2/wallets/balance')).code).toBe('not_logged_in');
    expect((await actions())[0]).toEqual(['signedOut', 'account was taken over']);
    expect((await read<MemberSessions>(`/${member.memberId}/sessions`)).open).toEqual([]);
    member = await scene.back(member);
  });

  it('freezes for a reason', async () => {
    const freeze = (body: object) => call(`/${member.memberId}/frozen`, { method: 'PUT', body });
    expect(refusalOf(await freeze({ frozen: true })).code).toBe('invalid_request');
    successOf(await freeze({ frozen: true, reason: 'chargeback' }));
    expect((await read<MemberFile>(`/${member.memberId}`)).frozen).toMatchObject({ by: 'operator' });
    const signIn = await accountCalls(scene.gateway).signIn(
      { username: member.account },
      { envelope: scene.envelope() },
    );
    expect(refusalOf(signIn).code).toBe('account_frozen');
    successOf(await freeze({ frozen: false, reason: 'settled' }));
    expect((await actions()).filter(([action]) => action === 'frozen' || action === 'unfrozen')).toEqual([
      ['unfrozen', 'settled'],
      ['frozen', 'chargeback'],
    ]);
  });

  it('takes an authenticator away for admins alone, where there is one', async () => {
    const remove = (token?: string) =>
      operatorCalls(scene.gateway).call(`/sites/aurora/members/${member.memberId}/authenticator/remove`, {
        ...{ method: 'POST', body: { reason: 'lost the phone' } },
        ...(token !== undefined && { token }),
      });
    expect(refusalOf(await remove(support.token)).code).toBe('operator_role_required');
    expect(refusalOf(await remove()).code).toBe('totp_is_off');
    await scene.database.forSite('aurora', (tx) =>
      tx
        .insertInto('member_authenticator')
        .values({
          ...{ site_id: 'aurora', member_id: member.memberId, totp_secret: 'sealed' },
          switched_on_at: scene.now().toISOString(),
        })
        .execute(),
    );
    successOf(await remove());
    expect((await read<MemberFile>(`/${member.memberId}`)).hasAuthenticator).toBe(false);
  });

  it('is no member of another site, and nobody unknown', async () => {
    for (const path of ['', '/sessions', '/links', '/audit', '/transactions', '/bets'])
      expect(refusalOf(await call(`/ZZZZZZZZZZ${path}`)).code, path).toBe('not_found');
    const elsewhere = await operatorCalls(scene.gateway).call(`/sites/lotus/members/${member.memberId}`);
    expect(refusalOf(elsewhere).code).toBe('not_found');
  });
});
