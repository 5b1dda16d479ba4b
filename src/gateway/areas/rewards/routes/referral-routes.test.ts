import { expect, it } from 'vitest';
import type { MemberReward, ReferralFriends } from '#contracts/generated/contracts.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { referralScene } from '#gateway/testing/referral-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, type SceneMember } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { periodAround } from '../calendar.ts';

describeOnOneEngine('friends of members', (open) => {
  const {
    scene,
    ask,
    newMember,
    deposited,
    isSound,
    summary,
    friendsOf,
    ready,
    countAll,
    later,
    register,
    cookieOf,
    newFriend,
    stake,
    play,
  } = referralScene(open);

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
    const nobodys = await register({ username: 'nobodys', referralCode: 'ZZZZZZZ' });
    expect(refusalOf(nobodys).code).toBe('invitation_code_error');
    expect(cookieOf(nobodys.headers)).toBe('');
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
    const registered = await register({ username: 'byagent', referralCode: code, affiliateCode: agentCode?.code });
    successOf(registered);
    expect(cookieOf(registered.headers)).toBe('');
    const [row] = await scene.database.forSite('aurora', (tx) =>
      tx.selectFrom('member').select('upline_id').where('account', '=', 'byagent').execute(),
    );
    expect(row?.upline_id).toBe(agent.memberId);
    expect((await summary(member)).registered).toBe(0);
    expect(refusalOf(await register({ username: 'byfriend', affiliateCode: code })).code).toBe('invitation_code_error');
    for (const path of ['/wps/member/referral', '/wps/member/referral/friends']) {
      const refused = await ask((await scene.back(agent)).token, path);
      expect(refusalOf(refused).code).toBe('not_for_agents');
      expect(refused.headers).not.toHaveProperty('set-cookie');
    }
  });

  /** The month at the site. */
  const monthNow = (): string => periodAround('month', 'Europe/Madrid', scene.now()).from;

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
    const firstMonth = monthNow();
    await Promise.all(Array.from({ length: 50 }, () => countAll()));
    expect((await ready(member)).map(({ kind, source, amount }) => [kind, source, amount])).toEqual([
      ['referral', one.memberId, '5.00'],
    ]);
    // The friend has its own once, and learns nothing of its referrer by it.
    expect(
      (await ready(await scene.back(one as SceneMember))).map(({ kind, source, amount }) => [kind, source, amount]),
    ).toEqual([['referral_friend', one.memberId, '2.00']]);
    await play(two);
    later();
    await countAll();
    await countAll();
    expect(await ready(await scene.back(two as SceneMember))).toHaveLength(1);
    expect(await ready(await scene.back(three as SceneMember))).toEqual([]);
    const rewards = await ready(member);
    expect(rewards.map(({ kind, source, amount, points }) => [kind, source, amount ?? points])).toEqual([
      ['referral', one.memberId, '5.00'],
      ['referral', two.memberId, '7.00'],
      ['referral_tier', '2', 40],
    ]);
    expect(await summary(member)).toMatchObject({
      // The test begins now: on the last day of a month its second friend qualifies in the next one.
      ...{
        qualified: 2,
        leftThisMonth: monthNow() === firstMonth ? 1 : 2,
        ready: { amount: '12.00', points: 40 },
        earned: { amount: null },
      },
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
    const ofState = async (state: string) =>
      successOf<ReferralFriends>(
        await ask((await scene.back(member)).token, `/wps/member/referral/friends?state=${state}`),
      );
    expect(await ofState('qualified')).toMatchObject({ totalCount: 2, list: [{ state: 'qualified' }, {}] });
    expect((await ofState('over')).totalCount + (await ofState('waiting')).totalCount).toBe(1);
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
    const friends = [await newFriend(code), await newFriend(code), await newFriend(code), await newFriend(code)];
    for (const friend of friends) await play(friend);
    await countAll();
    const rewarded = (await ready(member)).flatMap(({ kind, source }) => (kind === 'referral' ? source : []));
    expect(rewarded).toHaveLength(3);
    // A friend has its own where its referrer has one.
    for (const friend of friends) {
      const own = await ready(await scene.back(friend as SceneMember));
      expect(own.map(({ kind }) => kind)).toEqual(rewarded.includes(friend.memberId) ? ['referral_friend'] : []);
    }
    expect(await summary(member)).toMatchObject({ qualified: 4, leftThisMonth: 0 });
  });

  it('are neither counted nor rewarded while either is excluded from play', async () => {
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
});
