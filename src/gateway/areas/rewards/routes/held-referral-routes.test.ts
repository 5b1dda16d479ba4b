import { expect, it } from 'vitest';
import type { HeldReferral, HeldReferrals, ReferralSummary } from '#contracts/generated/contracts.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { forgetHistory } from '#gateway/flows/forget-history.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { type Friend, referralScene } from '#gateway/testing/referral-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { bringFriends } from '../referral/bring-friends.ts';

describeOnOneEngine('friends who have something in common with a member', (open) => {
  const { scene, ask, newMember, summary, friendsOf, ready, countAll, cookieOf, newFriend, play } = referralScene(open);

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

  /** Notes that somebody had the account, as its removal does. */
  const removePayout = (siteId: string, memberId: string) =>
    scene.database.forSite(siteId, (tx) =>
      bringFriends.noteRemovedPayout(tx, siteById(scene.gateway.sites, siteId), {
        ...{ memberId, numberDigest: 'number-of-one', at: scene.now() },
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
    await removePayout('aurora', two.memberId);
    await play(one);
    await play(two);
    await countAll();
    expect(await signsOf(one)).toEqual([`payout ${member.account}`, `payout ${two.account}`]);
    expect(await signsOf(two)).toEqual([`payout ${one.account}`]);
  });

  it('leave a payout account that is removed only where members bring friends, and for a year', async () => {
    const { memberId } = await newMember();
    const left = (siteId: string) =>
      scene.database.forSite(siteId, async (tx) => {
        const rows = await tx.selectFrom('payout_number').select('site_id').where('member_id', '=', memberId).execute();
        return rows.length;
      });
    for (const siteId of ['aurora', 'lotus']) await removePayout(siteId, memberId);
    expect([await left('aurora'), await left('lotus')]).toEqual([1, 0]);
    const forgetAfter = (days: number) =>
      forgetHistory(scene.database, { clock: () => new Date(scene.now().getTime() + days * DAY_MS) })('aurora');
    await forgetAfter(364);
    expect(await left('aurora')).toBe(1);
    await forgetAfter(366);
    expect(await left('aurora')).toBe(0);
    const browsers = await scene.database.forSite('aurora', (tx) =>
      tx.selectFrom('referral_browser').select('member_id').execute(),
    );
    expect(browsers).toEqual([]);
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
    expect(refusalOf(await operatorCalls(scene.gateway).call('/sites/meydan/referrals')).code).toBe('feature_disabled');
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
