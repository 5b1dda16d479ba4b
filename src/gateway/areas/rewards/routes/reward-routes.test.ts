import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DailyBonus, MemberReward, MemberRewards, PointsTransactions } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { insertReward } from '../repository/reward-repository.ts';

const points = { rates: [{ from: '0', per: '1.00', points: 1 }] } as const;
const dailyBonus = {
  days: [
    { amount: '0.10' },
    { amount: '0.20' },
    { points: 30 },
    { amount: '0.40' },
    { amount: '0.50' },
    { amount: '0.60' },
    { amount: '5.00' },
  ],
};

describeOnOneEngine('rewards', (open) => {
  const scene = withdrawalScene(open, { points: structuredClone(points) as never, dailyBonus: dailyBonus as never });
  const { ask, newMember, back, balance, isSound } = scene;
  const daily = async ({ token }: SceneMember) => successOf<DailyBonus>(await ask(token, '/wps/member/rewards/daily'));
  const claimDay = ({ token }: SceneMember) => ask(token, '/wps/member/rewards/daily/claim', { method: 'POST' });
  const list = async ({ token }: SceneMember) => successOf<MemberRewards>(await ask(token, '/wps/member/rewards'));
  const claim = ({ token }: SceneMember, rewardId: string) =>
    ask(token, `/wps/member/rewards/${rewardId}/claim`, { method: 'POST' });
  const grant = (member: SceneMember, source: string, { lasts }: { readonly lasts: number | null }) =>
    scene.database.forSite('aurora', (tx) =>
      insertReward(tx, 'aurora', {
        ...{ memberId: member.memberId, kind: 'vip_upgrade', source, currency: 'EUR', amountMinor: 1_250n },
        ...{ facts: { level: 2 }, at: scene.now() },
        expiresAt: lasts === null ? null : new Date(scene.now().getTime() + lasts),
      }),
    );

  it('of days grow over seven in a row, and start over after a missed day', async () => {
    let member = await newMember({ funds: 0n });
    const first = await daily(member);
    expect(validatorOf('DailyBonus')(first)).toBe(true);
    expect(first).toMatchObject({ canClaim: true, step: 1, isMissed: false });
    expect(first.days.map(({ state }) => state)).toEqual(['today', ...Array.from({ length: 6 }, () => 'later')]);
    const steps: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      steps.push(successOf<DailyBonus>(await claimDay(member)).step);
      scene.pass(DAY_MS);
      member = await back(member);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
    expect(await balance(member)).toBe('6.90');
    const moves = successOf<PointsTransactions>(await ask(member.token, '/wps/relay/MCSFE_pointsTransactions'));
    expect(moves.list.map(({ kind, points: moved }) => [kind, moved])).toEqual([['reward', 30]]);
    expect(await daily(member)).toMatchObject({ step: 2, isMissed: false });
    scene.pass(DAY_MS);
    member = await back(member);
    expect(await daily(member)).toMatchObject({ canClaim: true, step: 1, isMissed: true });
    expect(await isSound()).toBe(true);
  });

  it('of a day are given once to as many requests as come at once', async () => {
    const member = await newMember({ funds: 0n });
    const answers = await Promise.all(Array.from({ length: 500 }, () => claimDay(member)));
    const refused = answers.filter(({ status }) => status !== 200).map((answer) => refusalOf(answer).code);
    expect(refused).toEqual(Array.from({ length: 499 }, () => 'already_claimed'));
    expect(await balance(member)).toBe('0.10');
    expect(await daily(member)).toMatchObject({ canClaim: false, step: 1 });
  }, 120_000);

  it('are claimed once, with a transfer that names what they are for', async () => {
    const member = await newMember({ funds: 0n });
    await grant(member, 'level 2', { lasts: null });
    expect(await grant(member, 'level 2', { lasts: null })).toBeNull();
    const before = await list(member);
    expect(validatorOf('MemberRewards')(before)).toBe(true);
    const [ready] = before.ready;
    expect(ready).toMatchObject({ kind: 'vip_upgrade', source: 'level 2', amount: '12.50', status: 'ready' });
    const id = ready?.rewardId ?? '';
    const made = successOf<MemberReward>(await claim(member, id));
    expect(validatorOf('MemberReward')(made)).toBe(true);
    expect(made).toMatchObject({ rewardId: id, status: 'claimed', claimedAt: scene.now().toISOString() });
    expect(refusalOf(await claim(member, id)).code).toBe('already_claimed');
    const after = await list(member);
    expect([after.ready, after.past.map(({ rewardId }) => rewardId)]).toEqual([[], [id]]);
    const { rows } = await scene.database.forSite('aurora', (tx) =>
      sql<{ kind: string; reference: string }>`select t.kind, t.reference from ledger_transfer t
        join reward r on r.site_id = t.site_id and r.transfer_id = t.transfer_id where r.reward_id = ${id}`.execute(tx),
    );
    expect(rows).toEqual([{ kind: 'bonus', reference: 'vip_upgrade level 2' }]);
    expect(await balance(member)).toBe('12.50');
    expect(await isSound()).toBe(true);
  });

  it('are paid once to claims at once', async () => {
    const member = await newMember({ funds: 0n });
    const id = (await grant(member, 'level 3', { lasts: null }))?.reward_id ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(member, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(member)).toBe('12.50');
  });

  it("are refused when their time is over, and when they are another member's", async () => {
    const [member, other] = [await newMember({ funds: 0n }), await newMember({ funds: 0n })];
    const id = (await grant(member, 'level 4', { lasts: 60_000 }))?.reward_id ?? '';
    expect(refusalOf(await claim(other, id)).code).toBe('reward_unknown');
    expect(refusalOf(await claim(member, '999999')).code).toBe('reward_unknown');
    expect(refusalOf(await claim(member, 'x')).code).toBe('invalid_request');
    scene.pass(60_000);
    expect(await list(member)).toMatchObject({ ready: [], past: [{ rewardId: id, status: 'expired' }] });
    expect(refusalOf(await claim(member, id)).code).toBe('reward_expired');
    expect(refusalOf(await claim(member, id)).code).toBe('reward_expired');
    expect(await balance(member)).toBe('0.00');
  });

  it('need an account', async () => {
    for (const path of ['/wps/member/rewards', '/wps/member/rewards/daily'])
      expect(refusalOf(await scene.gateway.ask(path, { host: 'aurora.localhost' })).code).toBe('not_logged_in');
  });
});
