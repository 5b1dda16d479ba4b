import { beforeAll, describe, expect, it } from 'vitest';
import type {
  HeldReferral,
  HeldReferrals,
  MemberReward,
  MemberRewards,
  ReferralFriends,
  ReferralSummary,
  Registered,
} from '#contracts/generated/contracts.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { DAY_MS, MINUTE_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { countReferrals } from '../referral/count-referrals.ts';

const field = (name: string, required: boolean) => ({
  ...{ name, enabled: true, required, order: 10, acceptedPattern: '*', minLength: 4, maxLength: 64 },
});
const settings = {
  referral: {
    qualifies: { days: 10, deposited: '20.00', staked: '10.00' },
    reward: { amount: '5.00' },
    tiers: [{ from: 2, each: { amount: '7.00' }, once: { points: 40 } }],
    mostPerMonth: 3,
  },
  registration: {
    types: ['username'],
    fields: [
      field('username', true),
      field('password', true),
      field('referralCode', false),
      field('affiliateCode', false),
    ],
  },
};

interface Friend extends Pick<SceneMember, 'token' | 'memberId' | 'account'> {}

describeOnOneEngine('friends of members', (open) => {
  const scene = withdrawalScene(open, structuredClone(settings) as never, { startMs: Date.now() });
  const { ask, newMember, deposited, isSound } = scene;
  let rounds = 0;
  let friends = 0;

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  const summary = async ({ token }: Pick<SceneMember, 'token'>, headers = {}) =>
    successOf<ReferralSummary>(await ask(token, '/wps/member/referral', { headers }));
  const friendsOf = async ({ token }: Pick<SceneMember, 'token'>, pageNo = '1') =>
    successOf<ReferralFriends>(await ask(token, `/wps/member/referral/friends?pageNo=${pageNo}`));
  const ready = async ({ token }: SceneMember) =>
    successOf<MemberRewards>(await ask(token, '/wps/member/rewards')).ready;
  const countAll = () =>
    countReferrals({
      ...{ database: scene.database, clock: scene.now, sites: scene.gateway.sites },
      onFailed: (site: string, _member: string | null, cause: unknown) => {
        throw new Error(`${site} failed`, { cause });
      },
    });
  /** Friends who have done nothing new are looked at again after six hours. */
  const later = () => scene.pass(7 * 60 * MINUTE_MS);
  const register = (form: object, headers: Readonly<Record<string, string>> = {}) =>
    accountCalls(scene.gateway).register(form, { envelope: scene.envelope(), headers });
  const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('browser='))
      ?.split(';')[0] ?? '';

  /** A friend who registers by a link. */
  async function newFriend(referralCode: string, headers: Readonly<Record<string, string>> = {}): Promise<Friend> {
    friends += 1;
    scene.pass(1_000);
    const account = `friend${[...String(friends)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    const origin = { origin: `http://aurora.localhost:${scene.gateway.port}` };
    const { token = '' } = successOf<Registered>(
      await register({ username: account, referralCode }, { ...headers, ...(headers.cookie && origin) }),
    );
    const { id: memberId } = successOf<{ id: string }>(await accountCalls(scene.gateway).info(token));
    await scene.database.forSite('aurora', (tx) =>
      postTransfer(tx, 'aurora', {
        ...{ kind: 'grant', currency: 'EUR', request: { scope: 'test', key: memberId } },
        lines: [
          { kind: 'house', amount: -100_000n },
          { kind: 'member', memberId, amount: 100_000n },
        ],
      }),
    );
    return { token, memberId, account };
  }

  async function stake({ memberId }: Pick<Friend, 'memberId'>, amount: number, finished = true) {
    const user = await addPlayer(scene.database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    rounds += 1;
    const answer = await vendorCalls(scene.gateway, 'aurora.PG').post('process', {
      ...{ user_id: user, currency: 'EUR', game: 'PG:PG-1', game_id: `r-${rounds}`, finished },
      actions: [{ action: 'bet', action_id: `r${rounds}`, amount }],
    });
    expect(answer.json()).not.toHaveProperty('code');
  }

  async function play(friend: Friend): Promise<void> {
    await deposited(friend, '20.00');
    await stake(friend, 1_000);
  }

  it('have a link of their own, and come without an upline', async () => {
    const member = await newMember();
    const before = await summary(member);
    expect(validatorOf('ReferralSummary')(before)).toBe(true);
    expect(before).toMatchObject({ registered: 0, qualified: 0, leftThisMonth: 3, reward: { amount: '5.00' } });
    expect(before.code).toMatch(/^[2-9A-Z]{7}$/);
    expect(new URL(before.url)).toMatchObject({ pathname: '/register', search: `?referralCode=${before.code}` });
    expect((await summary(member)).code).toBe(before.code);
    const friend = await newFriend(before.code.toLowerCase());
    expect((await summary(member)).registered).toBe(1);
    const row = await scene.database.forSite('aurora', (tx) =>
      tx.selectFrom('member').select(['upline_id', 'link_code']).where('member_id', '=', friend.memberId).execute(),
    );
    expect(row).toEqual([{ upline_id: null, link_code: null }]);
    expect(refusalOf(await register({ username: 'nobodys', referralCode: 'ZZZZZZZ' })).code).toBe(
      'invitation_code_error',
    );
    const shown = await friendsOf(member);
    expect(validatorOf('ReferralFriends')(shown)).toBe(true);
    expect(shown.list).toEqual([
      {
        ...{ name: expect.stringContaining('•••'), registeredAt: expect.any(String), state: 'open', reward: null },
        missing: { deposited: true, staked: true, contact: false },
        until: expect.any(String),
      },
    ]);
  });

  it('are an agent’s where its code comes along, and agents bring none', async () => {
    const [member, agent] = [await newMember(), await newMember()];
    const { code } = await summary(member);
    const [agentCode] = await scene.database.forSite('aurora', async (tx) => {
      await tx.updateTable('member').set({ type: 1 }).where('member_id', '=', agent.memberId).execute();
      return tx.selectFrom('member_code').select('code').where('member_id', '=', agent.memberId).execute();
    });
    successOf(await register({ username: 'byagent', referralCode: code, affiliateCode: agentCode?.code }));
    const [row] = await scene.database.forSite('aurora', (tx) =>
      tx.selectFrom('member').select('upline_id').where('account', '=', 'byagent').execute(),
    );
    expect(row?.upline_id).toBe(agent.memberId);
    expect((await summary(member)).registered).toBe(0);
    expect(refusalOf(await register({ username: 'byfriend', affiliateCode: code })).code).toBe('invitation_code_error');
    for (const path of ['/wps/member/referral', '/wps/member/referral/friends'])
      expect(refusalOf(await ask((await scene.back(agent)).token, path)).code).toBe('not_for_agents');
  });

  it('qualify by closed rounds and deposits within their days, once, and by tiers', async () => {
    const member = await newMember();
    const { code } = await summary(member);
    const [one, two, three] = [await newFriend(code), await newFriend(code), await newFriend(code)];
    await deposited(one, '20.00');
    await stake(one, 1_000, false);
    await countAll();
    expect(await ready(member)).toEqual([]);
    expect((await friendsOf(member)).list.at(-1)?.missing).toEqual({
      deposited: false,
      staked: true,
      contact: false,
    });
    await play(one);
    later();
    await Promise.all(Array.from({ length: 50 }, () => countAll()));
    expect((await ready(member)).map(({ kind, source, amount }) => [kind, source, amount])).toEqual([
      ['referral', one.memberId, '5.00'],
    ]);
    await play(two);
    later();
    await countAll();
    await countAll();
    const rewards = await ready(member);
    expect(rewards.map(({ kind, source, amount, points }) => [kind, source, amount ?? points])).toEqual([
      ['referral', one.memberId, '5.00'],
      ['referral', two.memberId, '7.00'],
      ['referral_tier', '2', 40],
    ]);
    expect(await summary(member)).toMatchObject({
      ...{ qualified: 2, leftThisMonth: 1, ready: { amount: '12.00', points: 40 }, earned: { amount: null } },
      tiers: [{ state: 'done' }, { state: 'here', to: null, once: { points: 40 } }],
    });
    const [first] = rewards;
    const claim = () => ask(member.token, `/wps/member/rewards/${first?.rewardId}/claim`, { method: 'POST' });
    expect(successOf<MemberReward>(await claim())).toMatchObject({ status: 'claimed', amount: '5.00' });
    expect(refusalOf(await claim()).code).toBe('already_claimed');
    expect((await summary(member)).earned).toEqual({ amount: '5.00', points: null });
    scene.pass(13 * DAY_MS);
    await play({ ...three, token: (await scene.back(three as SceneMember)).token });
    await countAll();
    const late = (await friendsOf(await scene.back(member))).list.map(({ state, reward }) => [state, reward?.amount]);
    expect(late.sort()).toEqual([
      ['over', undefined],
      ['qualified', '5.00'],
      ['qualified', '7.00'],
    ]);
    expect(await isSound()).toBe(true);
  });

  it('are rewarded up to the month’s most, and count for tiers beyond it', async () => {
    const member = await newMember();
    const { code } = await summary(member);
    for (let number = 0; number < 4; number += 1) await play(await newFriend(code));
    await countAll();
    expect((await ready(member)).filter(({ kind }) => kind === 'referral')).toHaveLength(3);
    expect(await summary(member)).toMatchObject({ qualified: 4, leftThisMonth: 0 });
  });

  it('are neither counted nor rewarded while either is kept from playing', async () => {
    const member = await newMember();
    const friend = await newFriend((await summary(member)).code);
    await play(friend);
    const until = new Date(scene.now().getTime() + 13 * DAY_MS);
    await scene.database.forSite('aurora', (tx) =>
      saveExclusion(tx, { siteId: 'aurora', memberId: friend.memberId }, { from: scene.now(), until }),
    );
    await countAll();
    expect((await summary(member)).qualified).toBe(0);
    const shown = { state: 'review', missing: { deposited: false, staked: false, contact: false }, reward: null };
    expect((await friendsOf(member)).list).toEqual([expect.objectContaining(shown)]);
    scene.pass(12 * DAY_MS);
    await countAll();
    expect((await friendsOf(await scene.back(member))).list).toEqual([expect.objectContaining(shown)]);
    scene.pass(2 * DAY_MS);
    const back = await scene.back(member);
    const freeze = (at: Date | null) =>
      scene.database.forSite('aurora', (tx) =>
        tx
          .updateTable('member')
          .set({ frozen_at: at, frozen_by: at && 'operator' })
          .where('site_id', '=', 'aurora')
          .where('member_id', '=', member.memberId)
          .execute(),
      );
    await freeze(scene.now());
    await countAll();
    await freeze(null);
    expect((await summary(back)).qualified).toBe(0);
    await countAll();
    expect((await summary(back)).qualified).toBe(1);
  });

  describe('who have something in common', () => {
    const held = async (state = 'held') =>
      successOf<HeldReferrals>(await operatorCalls(scene.gateway).call(`/sites/aurora/referrals?state=${state}`)).list;
    const decide = (friendId: string, verb: string, reason = 'looked into it', site = 'aurora') =>
      operatorCalls(scene.gateway).call(`/sites/${site}/referrals/${friendId}/${verb}`, {
        ...{ method: 'POST', body: { reason } },
      });
    const signsOf = async (friend: Friend) =>
      (await held())
        .find(({ friendId }) => friendId === friend.memberId)
        ?.signs.map(({ kind, with: who }) => `${kind} ${who}`)
        .sort();
    const seenAt = ({ memberId }: Friend, address: string) =>
      scene.database.forSite('aurora', (tx) =>
        tx
          .insertInto('member_address')
          .values({ site_id: 'aurora', member_id: memberId, address, first_seen_at: scene.now() })
          .execute(),
      );
    const addPayout = (memberId: string, digest: string, holder: string) =>
      scene.database.forSite('aurora', (tx) =>
        insertPayoutAccount(tx, 'aurora', {
          ...{ account_id: `P${memberId.slice(1)}`, member_id: memberId, kind: 'bank', institution: 'LHV' },
          ...{ holder_name: holder, sealed_number: 'x', masked_number: '•••• 1', number_digest: digest },
          ...{ branch: null, is_default: true, added_at: scene.now(), usable_from: scene.now(), verified_at: null },
        }),
      );

    it('wait for an operator: a browser', async () => {
      const member = await newMember();
      const opened = await ask(member.token, '/wps/member/referral');
      const { code } = successOf<ReferralSummary>(opened);
      const browser = cookieOf(opened.headers);
      expect(browser).toMatch(/^browser=[\w-]{43}$/);
      const friend = await newFriend(code, { cookie: browser });
      await play(friend);
      await countAll();
      expect(await signsOf(friend)).toEqual([`device ${member.account}`]);
      expect(await ready(member)).toEqual([]);
      expect(await summary(member)).toMatchObject({ qualified: 0 });
      expect((await friendsOf(member)).list[0]?.state).toBe('review');
    });

    it('wait for an operator: an address, also of one IPv6 network', async () => {
      const member = await newMember();
      const { code } = await summary(member);
      const [one, two] = [await newFriend(code), await newFriend(code)];
      await seenAt(one, '2001:db8:1:2::3');
      await seenAt(two, '2001:db8:1:2:ffff::9');
      await play(two);
      await countAll();
      expect(await signsOf(two)).toEqual([`address ${one.account}`]);
    });

    it('wait for an operator: a payout account of before, and the name of a holder', async () => {
      const member = await newMember({ holder: 'Robin Vale' });
      const { code } = await summary(member);
      const [one, two] = [await newFriend(code), await newFriend(code)];
      await addPayout(one.memberId, 'number-of-one', 'ROBIN VALE');
      await scene.database.forSite('aurora', (tx) =>
        tx
          .insertInto('payout_number')
          .values({ site_id: 'aurora', member_id: two.memberId, number_digest: 'number-of-one' })
          .execute(),
      );
      await play(one);
      await play(two);
      await countAll();
      expect(await signsOf(one)).toEqual([`payout ${member.account}`, `payout ${two.account}`]);
      expect(await signsOf(two)).toEqual([`payout ${one.account}`]);
    });

    it('are rewarded or refused by an operator, once, with a reason', async () => {
      const member = await newMember();
      const opened = await ask(member.token, '/wps/member/referral');
      const { code } = successOf<ReferralSummary>(opened);
      const cookie = cookieOf(opened.headers);
      const [one, two] = [await newFriend(code, { cookie }), await newFriend(code, { cookie })];
      await play(one);
      await play(two);
      await countAll();
      expect(refusalOf(await decide(one.memberId, 'allow', '  ')).fields).toEqual({ reason: expect.anything() });
      const allowed = successOf<HeldReferral>(await decide(one.memberId, 'allow'));
      expect(validatorOf('HeldReferral')(allowed)).toBe(true);
      expect(allowed).toMatchObject({ state: 'allowed', reason: 'looked into it', operator: expect.any(String) });
      expect((await ready(member)).map(({ source }) => source)).toEqual([one.memberId]);
      successOf(await decide(two.memberId, 'refuse'));
      expect(refusalOf(await decide(two.memberId, 'allow')).code).toBe('case_decided');
      expect(refusalOf(await decide(member.memberId, 'allow')).code).toBe('not_found');
      await countAll();
      expect((await ready(member)).map(({ source }) => source)).toEqual([one.memberId]);
      expect((await held('refused')).map(({ friend }) => friend)).toContain(two.account);
      expect((await held('allowed')).map(({ friend }) => friend)).toContain(one.account);
      expect((await friendsOf(member)).list.map(({ state }) => state).sort()).toEqual(['over', 'qualified']);
    });

    it('are of one site alone', async () => {
      expect(refusalOf(await operatorCalls(scene.gateway).call('/sites/meydan/referrals')).code).toBe(
        'feature_disabled',
      );
      const member = await newMember();
      const { code } = await summary(member);
      const elsewhere = await accountCalls(scene.gateway).register(
        { username: 'elsewhere', referralCode: code },
        { host: 'lotus.localhost', envelope: scene.envelope() },
      );
      expect(refusalOf(elsewhere).code).toBe('invitation_code_error');
      expect(refusalOf(await decide(member.memberId, 'allow', 'x', 'lotus')).code).toBe('feature_disabled');
    });
  });
});
