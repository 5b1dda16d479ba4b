import { beforeAll, expect } from 'vitest';
import type { MemberRewards, ReferralFriends, ReferralSummary, Registered } from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { countReferrals } from '#gateway/areas/rewards/referral/count-referrals.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { MINUTE_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';

const field = (name: string, required: boolean) => ({
  ...{ name, enabled: true, required, order: 10, acceptedPattern: '*', minLength: 4, maxLength: 64 },
});
const settings = {
  referral: {
    qualifies: { days: 10, deposited: '20.00', staked: '10.00' },
    reward: { amount: '5.00' },
    friendReward: { amount: '2.00' },
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

/** Somebody who registered by a member's link. */
export interface Friend extends Pick<SceneMember, 'token' | 'memberId' | 'account'> {}

/** Members who bring friends: one qualifies by 20.00 deposited and 10.00 played within ten days. */
export function referralScene(open: Parameters<typeof withdrawalScene>[0]) {
  const scene = withdrawalScene(open, structuredClone(settings) as never, { startMs: Date.now() });
  const { ask, deposited } = scene;
  let rounds = 0;
  let friends = 0;

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

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  return { ...scene, scene, summary, friendsOf, ready, countAll, later, register, cookieOf, newFriend, stake, play };
}
