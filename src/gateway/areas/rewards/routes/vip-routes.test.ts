import { beforeAll, expect, it } from 'vitest';
import type { MemberInfo, MemberReward, MemberRewards, Rebate, VipStanding } from '#contracts/generated/contracts.ts';
import { CatalogueStore } from '#gateway/areas/games/games.ts';
import { gamesService } from '#gateway/areas/games/games-service.ts';
import { addUpAllRecords } from '#gateway/areas/records/add-up-records.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { payRebates } from '../rebate/pay-rebates.ts';
import { countVip } from '../vip/count-vip.ts';

const vip = {
  levels: [
    { name: { EN: 'Bronze', ES: 'Bronce' }, crest: 'bronze', staked: '0' },
    { name: { EN: 'Silver', ES: 'Plata' }, crest: 'silver', staked: '100.00', deposited: '50.00' },
    { name: { EN: 'Gold' }, crest: 'gold', staked: '200.00', deposited: '50.00' },
  ],
};
const [bronze, silver, gold] = vip.levels;
const settings = {
  vip: {
    levels: [
      bronze,
      { ...silver, upgrade: { amount: '5.00' }, monthly: { amount: '2.00' } },
      { ...gold, upgrade: { points: 40 }, monthly: { amount: '3.00' } },
    ],
  },
  rebate: {
    ...{ period: 'week', paidAtHour: 6, least: '0.10' },
    rates: [
      { category: 'RNG', percents: ['0.5', '1', '2'] },
      { category: 'LIVE', percents: ['0.25'] },
    ],
  },
  points: { rates: [{ from: '0', per: '1.00', points: 1 }] },
};

// The clock of these tests begins on Sunday, 1 March 2026.
describeOnOneEngine('VIP levels and rebates', (open) => {
  const scene = withdrawalScene(open, structuredClone(settings) as never);
  const { ask, newMember, back, balance, deposited, isSound } = scene;
  let actions = 0;

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  const standing = async ({ token }: SceneMember, query = '') =>
    successOf<VipStanding>(await ask(token, `/wps/member/vip${query}`));
  const rebate = async ({ token }: SceneMember) => successOf<Rebate>(await ask(token, '/wps/member/rebate'));
  const claim = ({ token }: SceneMember) => ask(token, '/wps/member/rebate/claim', { method: 'POST' });
  const ready = async ({ token }: SceneMember) =>
    successOf<MemberRewards>(await ask(token, '/wps/member/rewards')).ready.map(({ kind, source, amount, points }) => [
      ...[kind, source],
      amount ?? points,
    ]);
  const parts = () => ({
    ...{ database: scene.database, clock: scene.now, onMoved: () => undefined },
    sites: scene.gateway.sites,
    games: gamesService(
      { catalogues: new CatalogueStore(scene.database, scene.now), measures: {} as never },
      {} as never,
    ),
    onFailed: (_site: string, member: string | null, cause: unknown) => {
      throw new Error(`${member} failed`, { cause });
    },
  });

  /** Stakes amounts on a slot, each in a round of its own, which is lost. @returns the last round's vendor calls. */
  const stake = (member: SceneMember, ...amounts: readonly number[]) => play(member, amounts, { isOver: true });
  async function play({ memberId }: SceneMember, amounts: readonly number[], { isOver }: { readonly isOver: boolean }) {
    const user = await addPlayer(scene.database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    const post = (body: object) =>
      vendorCalls(scene.gateway, 'aurora.PG').post('process', {
        ...{ user_id: user, currency: 'EUR', game: 'PG:PG-1', ...body },
      });
    for (const amount of amounts) {
      actions += 1;
      const bet = { action: 'bet', action_id: `v${actions}`, amount };
      const answer = await post({ game_id: `vip-${actions}`, actions: [bet], finished: isOver });
      expect(answer.json()).not.toHaveProperty('code');
    }
    const last = { id: `v${actions}`, round: `vip-${actions}` };
    return {
      takeBack: () =>
        post({
          ...{ game_id: last.round, finished: true },
          actions: [{ action: 'rollback', action_id: `${last.id}-back`, original_action_id: last.id }],
        }),
    };
  }

  it('rise with stakes and deposits, grant each upgrade and each month once, and never fall', async () => {
    let member = await newMember({ funds: 50_000n });
    const first = await standing(member);
    expect(validatorOf('VipStanding')(first)).toBe(true);
    expect(first).toMatchObject({ level: 1, staked: '0.00', deposited: '0.00' });
    expect(first.levels.map(({ name, rebatePercent }) => [name, rebatePercent])).toEqual([
      ['Bronze', '0.5'],
      ['Silver', '1'],
      ['Gold', '2'],
    ]);
    const bet = await stake(member, 12_000, 10_000);
    // The stakes alone do not do.
    expect(await standing(member)).toMatchObject({ level: 1, staked: '220.00' });
    await deposited(member, '60.00');
    expect(await standing(member)).toMatchObject({ level: 3, deposited: '60.00' });
    const granted = [
      ['vip_upgrade', '2', '5.00'],
      ['vip_upgrade', '3', 40],
    ];
    expect(await ready(member)).toEqual([['vip_level', '2026-03', '3.00'], ...granted]);
    await bet.takeBack();
    expect(await standing(member)).toMatchObject({ level: 3, staked: '120.00' });
    expect((await standing(member, '?language=ES')).levels[1]?.name).toBe('Plata');

    scene.pass(31 * DAY_MS);
    member = await back(member);
    await standing(member);
    await standing(member);
    expect(await ready(member)).toEqual([['vip_level', '2026-04', '3.00'], ...granted]);
    const info = successOf<MemberInfo>(await accountCalls(scene.gateway).info(member.token));
    expect(info).toMatchObject({ hasVip: true, vipLabelName: 'Gold', vipRankLevel: 3 });
    expect(await isSound()).toBe(true);
  });

  it('are raised by the job for members who do not look', async () => {
    const member = await newMember({ funds: 50_000n });
    await stake(member, 15_000);
    await deposited(member, '50.00');
    scene.pass(3_600_000);
    await addUpAllRecords(parts());
    await countVip(parts());
    await countVip(parts());
    const later = await back(member);
    expect(await ready(later)).toEqual([
      ['vip_level', '2026-03', '2.00'],
      ['vip_upgrade', '2', '5.00'],
    ]);
  });

  it('give back a share of each stake once, by the rates of the level', async () => {
    const member = await newMember({ funds: 100_000n });
    await stake(member, 3_333, 5_000);
    const before = await rebate(member);
    expect(validatorOf('Rebate')(before)).toBe(true);
    expect(before).toMatchObject({
      ...{ period: 'week', first: '2026-02-23', last: '2026-03-01', amount: '0.41', claimed: '0.00', canClaim: true },
      paidAt: '2026-03-02T05:00:00.000Z',
    });
    expect(before.rows.map(({ gameType, staked, percent, amount }) => [gameType, staked, percent, amount])).toEqual([
      ['RNG', '83.33', '0.5', '0.41'],
      ['LIVE', '0.00', '0.25', '0.00'],
    ]);
    const made = successOf<MemberReward>(await claim(member));
    expect(made).toMatchObject({ kind: 'rebate', source: '2026-02-23:1', amount: '0.41', status: 'claimed' });
    expect(refusalOf(await claim(member)).code).toBe('nothing_to_claim');
    await stake(member, 1_900);
    expect(await rebate(member)).toMatchObject({ amount: '0.09', claimed: '0.41', canClaim: false });
    expect(refusalOf(await claim(member)).code).toBe('nothing_to_claim');
    const taken = await stake(member, 40_000);
    await taken.takeBack();
    expect(await rebate(member)).toMatchObject({ amount: '0.09' });
    // With the level the rate rises, for stakes that are not claimed yet.
    await stake(member, 20_000);
    await deposited(member, '50.00');
    await standing(member);
    expect(await rebate(member)).toMatchObject({ amount: '4.38' });
    expect(await isSound()).toBe(true);
  });

  it('count no round that is open, whose bet can be taken back', async () => {
    const member = await newMember({ funds: 100_000n });
    const open = await play(member, [50_000], { isOver: false });
    await deposited(member, '50.00');
    expect(await standing(member)).toMatchObject({ level: 1, staked: '0.00' });
    expect(await rebate(member)).toMatchObject({ amount: '0.00', canClaim: false });
    await open.takeBack();
    await stake(member, 1_000);
    expect(await standing(member)).toMatchObject({ level: 1, staked: '10.00' });
    expect(await rebate(member)).toMatchObject({ amount: '0.05' });
  });

  it('pay a rebate once to claims that come at once', async () => {
    const member = await newMember({ funds: 100_000n });
    await stake(member, 60_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(member)).toBe('403.00');
  });

  it('pay what is left after the period, once, and begin the next one', async () => {
    const [one, two, idle] = [await newMember(), await newMember(), await newMember()];
    await stake(one, 4_000);
    await stake(two, 1_000);
    await payRebates(parts());
    expect(await balance(one)).toBe('960.00');
    successOf(await claim(one));
    await stake(one, 1_000);
    // 05:00 by the site's clock: the week is over, and its rest is not due.
    scene.pass(15 * 3_600_000);
    await payRebates(parts());
    let [left, right, none] = [await back(one), await back(two), await back(idle)];
    expect([await balance(left), await balance(right)]).toEqual(['950.20', '990.00']);
    await stake(left, 2_000);
    scene.pass(2 * 3_600_000);
    await payRebates(parts());
    await payRebates(parts());
    [left, right, none] = [await back(one), await back(two), await back(idle)];
    expect([await balance(left), await balance(right), await balance(none)]).toEqual(['930.25', '990.05', '1000.00']);
    expect(await rebate(left)).toMatchObject({ first: '2026-03-02', amount: '0.10', claimed: '0.00' });
    expect(await isSound()).toBe(true);
  });

  it('pay each member once where the job was stopped half-way', async () => {
    // A week of its own, which the job begins.
    scene.pass(14 * DAY_MS);
    await payRebates(parts());
    const members = [await newMember(), await newMember(), await newMember()];
    for (const member of members) await stake(member, 2_000);
    scene.pass(7 * DAY_MS);
    const paid: string[] = [];
    const run = async () => {
      const stop = new AbortController();
      const onMoved = (_site: string, memberId: string): void => {
        paid.push(memberId);
        stop.abort();
      };
      await payRebates({ ...parts(), onMoved }, stop.signal);
    };
    for (let before = -1; paid.length > before; ) {
      before = paid.length;
      await run();
    }
    expect(new Set(paid).size).toBe(members.length);
    expect(paid).toHaveLength(members.length);
    for (const member of members) expect(await balance(await back(member))).toBe('980.10');
  });
});
