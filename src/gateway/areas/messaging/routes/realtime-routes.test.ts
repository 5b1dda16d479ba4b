import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '#contracts/generated/contracts.ts';
import { notifyMembers } from '#gateway/areas/messaging/inbox/notify-member.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { openRealtime, type RealtimeClient } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine, openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { CLOSE } from '../realtime/close-codes.ts';
import { forgetEvents } from '../repository/realtime-repository.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'FREEPLAY3' as const, enabled: true }] },
];
const sitesWith = (notices: readonly string[]) =>
  ['aurora', 'lotus'].map((id) =>
    siteDocuments({
      id,
      site: { flags },
      announcements: notices.map((notice) => ({
        id: notice,
        kind: 'PL' as const,
        execution: 'A' as const,
        title: { EN: notice },
        content: { EN: notice },
      })),
    }),
  );

describeOnEveryEngine('GET /realtime', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  const clients: RealtimeClient[] = [];

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: sitesWith([]) });
  });

  afterAll(async () => {
    for (const client of clients) client.close();
    await gateway.close();
  });

  const connect: typeof openRealtime = async (...asked) => {
    const client = await openRealtime(...asked);
    clients.push(client);
    return client;
  };
  const own = () => `http://aurora.localhost:${gateway.port}`;
  const cookieOf = (token: string) => ({ cookie: `session=${token}`, origin: own() });

  it('opens by the cookie of the own origin, and tells where it stands', async () => {
    const token = await accountCalls(gateway).newMember('bycookie');
    const client = await connect(gateway.port, { headers: cookieOf(token) });
    client.send({ type: 'resume' });
    expect((await client.next('ready')).payload).toEqual({ lastId: 0, lastSiteId: 0 });
  });

  it('opens for a client that says nothing, and begins where it is', async () => {
    const token = await accountCalls(gateway).newMember('silentone');
    const client = await connect(gateway.port, { headers: cookieOf(token) });
    expect((await client.next('ready')).id).toBe(0);
  });

  it('opens by a first frame with a token, and refuses one that opens nothing', async () => {
    const token = await accountCalls(gateway).newMember('byframe');
    const client = await connect(gateway.port);
    client.send({ type: 'authenticate', token });
    await client.next('ready');
    const stranger = await connect(gateway.port);
    stranger.send({ type: 'authenticate', token: 'x'.repeat(43) });
    expect(await stranger.closed).toBe(CLOSE.sessionEnded);
  });

  it('opens for trial accounts', async () => {
    const body = { os: 'Linux', platform: 'W' };
    const answer = await gateway.ask('/wps/session/login/freeplay', { method: 'POST', body });
    const token = successOf<SignedIn>(answer).token ?? '';
    const client = await connect(gateway.port, { token });
    client.send({ type: 'resume' });
    await client.next('ready');
  });

  it('refuses before it upgrades: foreign origins, cookies without one, tokens in addresses, other hosts, ended sessions', async () => {
    const token = await accountCalls(gateway).newMember('refusals');
    const refused = async (options: Parameters<typeof openRealtime>[1]): Promise<string> =>
      openRealtime(gateway.port, options).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    expect(await refused({ headers: { cookie: `session=${token}`, origin: 'https://evil.example' } })).toBe('403');
    expect(await refused({ headers: { origin: 'https://evil.example' } })).toBe('403');
    expect(await refused({ headers: { cookie: `session=${token}` } })).toBe('403');
    expect(await refused({ path: `/realtime?token=${token}` })).toBe('400');
    expect(await refused({ host: 'nobody.localhost', token })).toBe('404');
    expect(await refused({ host: 'lotus.localhost', token })).toBe('401');
    expect(await refused({ path: '/wps/member/info', token })).toBe('200');
  });

  it('tells plain calls that it takes sockets alone', async () => {
    expect(refusalOf(await gateway.ask('/realtime'))).toMatchObject({ status: 426, code: 'upgrade_required' });
  });

  it('closes on an invalid frame, one that is too large, and a second authentication', async () => {
    const token = await accountCalls(gateway).newMember('badframes');
    const closes = async (frames: readonly unknown[]): Promise<number> => {
      const client = await connect(gateway.port, { token });
      for (const frame of frames) client.send(frame);
      return client.closed;
    };
    expect(await closes(['nonsense'])).toBe(CLOSE.badFrame);
    expect(await closes([{ type: 'resume', lastId: -1 }])).toBe(CLOSE.badFrame);
    expect(await closes([{ type: 'resume' }, { type: 'authenticate', token }])).toBe(CLOSE.badFrame);
    expect(await closes(['x'.repeat(2_000)])).toBe(1009);
  });

  it('announces a message to its member alone, in the transaction of its cause', async () => {
    const calls = accountCalls(gateway);
    const [token, other] = [await calls.newMember('boundone'), await calls.newMember('somebody')];
    const [client, stranger] = [await connect(gateway.port, { token }), await connect(gateway.port, { token: other })];
    for (const one of [client, stranger]) {
      one.send({ type: 'resume' });
      await one.next('ready');
    }
    const changed = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/member/password',
      body: { oldPassword: PASSWORD, newPassword: 'Over-the-hills-8', confirmNewPassword: 'Over-the-hills-8' },
      headers: calls.bearer(token),
    });
    successOf(changed);
    expect(await client.next('message')).toMatchObject({ id: 1, scope: 'member', payload: { kind: 'password' } });
    expect(stranger.frames.map(({ type }) => type)).toEqual(['ready']);
  });

  it('ends the sockets of a session with it: at sign-out, and at the change of a password elsewhere', async () => {
    const calls = accountCalls(gateway);
    const first = await calls.newMember('endedone');
    const { token: second } = await calls.signedIn('endedone');
    const [here, there] = [
      await connect(gateway.port, { token: first }),
      await connect(gateway.port, { token: second }),
    ];
    for (const one of [here, there]) {
      one.send({ type: 'resume' });
      await one.next('ready');
    }
    const password = { oldPassword: PASSWORD, newPassword: 'Over-the-hills-8', confirmNewPassword: 'Over-the-hills-8' };
    successOf(
      await callEncrypted(gateway.ask, {
        method: 'POST',
        path: '/wps/member/password',
        body: password,
        headers: calls.bearer(first),
      }),
    );
    expect((await there.next('sessionEnded')).payload.reason).toBe('passwordChanged');
    expect(await there.closed).toBe(CLOSE.sessionEnded);
    successOf(await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: calls.bearer(first) }));
    expect((await here.next('sessionEnded')).payload.reason).toBe('signedOut');
    expect(await here.closed).toBe(CLOSE.sessionEnded);
  });

  it('announces a publication to everybody on its site, once it is served, and to nobody on another', async () => {
    const calls = accountCalls(gateway);
    const here = await connect(gateway.port, { token: await calls.newMember('onaurora') });
    const lotus = { host: 'lotus.localhost' };
    const there = await connect(gateway.port, { ...lotus, token: await calls.newMember('onlotus', lotus) });
    for (const one of [here, there]) {
      one.send({ type: 'resume' });
      await one.next('ready');
    }
    const [aurora] = sitesWith(['fresh']);
    const [, lotusBefore] = sitesWith([]);
    if (aurora === undefined || lotusBefore === undefined) throw new Error('there are two sites');
    await gateway.publish([aurora, lotusBefore]);
    const updated = await here.next('siteUpdated');
    const served = gateway.sites.all().find(({ id }) => id === 'aurora');
    expect(updated).toMatchObject({ scope: 'site', payload: { revision: served?.revision } });
    expect((await here.next('notice')).payload.ids).toEqual(['fresh']);
    expect(there.frames.map(({ type }) => type)).toEqual(['ready']);
  });

  it('tells a client whose missed events are forgotten to load its state anew', async () => {
    const calls = accountCalls(gateway);
    const token = await calls.newMember('forgotten');
    await database.forSite('aurora', async (tx) => {
      const { member_id: memberId } = await tx
        .selectFrom('member')
        .select('member_id')
        .where('account', '=', 'forgotten')
        .executeTakeFirstOrThrow();
      const old = new Date('2020-01-01T00:00:00Z');
      await notifyMembers(
        tx,
        'aurora',
        [old, old, new Date()].map((at) => ({ memberId, kind: 'newAddress', at })),
      );
    });
    await database.forSite('aurora', (tx) => forgetEvents(tx, 'aurora', new Date('2021-01-01T00:00:00Z')));
    const late = await connect(gateway.port, { token });
    late.send({ type: 'resume', lastId: 1 });
    expect((await late.next('reset')).payload.lastId).toBe(3);
    const inTime = await connect(gateway.port, { token });
    inTime.send({ type: 'resume', lastId: 2 });
    await inTime.next('ready');
    expect((await inTime.next('message')).id).toBe(3);
    const ahead = await connect(gateway.port, { token });
    ahead.send({ type: 'resume', lastId: 99 });
    await ahead.next('reset');
  });

  it('takes so many sockets of one session, and no more', async () => {
    const token = await accountCalls(gateway).newMember('manytabs');
    const opened: RealtimeClient[] = [];
    for (let tab = 0; tab < 20; tab += 1) {
      const client = await connect(gateway.port, { token });
      client.send({ type: 'resume' });
      await client.next('ready');
      opened.push(client);
    }
    const last = await connect(gateway.port, { token });
    last.send({ type: 'resume' });
    expect(await last.closed).toBe(CLOSE.tooMany);
    for (const client of opened) client.close();
  });

  it('lets go of a client that talks without end', async () => {
    const client = await connect(gateway.port, { token: await accountCalls(gateway).newMember('talkative') });
    for (let said = 0; said < 200; said += 1) client.send({ type: 'resume' });
    expect(await client.closed).toBe(1006);
    expect(client.frames.length).toBeLessThanOrEqual(31);
  });

  it('answers a sign of life with where the client stands', async () => {
    const client = await connect(gateway.port, { token: await accountCalls(gateway).newMember('livingone') });
    client.send({ type: 'resume' });
    const { payload } = await client.next('ready');
    client.send({ type: 'resume', ...payload });
    expect((await client.next('ready')).payload).toEqual(payload);
  });
});

describe('a gateway that stops', () => {
  it('counts its sockets, and tells their clients that it goes away', async () => {
    const database = await openTestDatabase();
    const gateway = await startGateway(database, { sites: sitesWith([]) });
    const client = await openRealtime(gateway.port, { token: await accountCalls(gateway).newMember('lastone') });
    client.send({ type: 'resume' });
    await client.next('ready');
    const figures = await gateway.ask('/metrics', { host: '127.0.0.1' });
    expect(figures.text).toContain('marquee_realtime_sockets{site="aurora"} 1');
    await gateway.close();
    expect(await client.closed).toBe(CLOSE.goingAway);
    await database.close();
  });
});
