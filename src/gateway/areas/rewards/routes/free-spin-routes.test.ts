import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MemberFreeSpins, MemberPromotion, MemberReward, MemberRewards } from '#contracts/generated/contracts.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { giveFreeSpins } from '#gateway/areas/money/vendors/give-free-spins.ts';
import { vendorWallets } from '#gateway/areas/money/vendors/vendor-wallet-client.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer, type VendorServerAnswer } from '#gateway/testing/vendor-server.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const freeSpins = {
  ...{ game: 'PG:PG-1', name: { EN: 'Tomb of Anubis', ES: 'Tumba de Anubis' }, spins: 20, bet: '0.20', days: 7 },
};
const terms = { percent: 100, from: '20.00', largest: '100.00', turnover: 10, days: 7 };
const settings = {
  missions: {
    list: [
      { id: 'visit', name: { EN: 'Come by' }, every: 'day', task: { visit: true }, prize: { freeSpins } },
      {
        ...{ id: 'other', name: { EN: 'Another' }, every: 'once', task: { visit: true } },
        prize: { freeSpins: { ...freeSpins, game: 'EG2:EG2-1' } },
      },
    ],
  },
  bonus: {
    ...{ spends: 'ownFirst', contributions: [{ category: 'RNG', percent: 100 }] },
    offers: [{ id: 'week', name: { EN: 'Of the week' }, on: 'firstDeposit', ...terms, freeSpins }],
  },
};
const image = { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' };
const offer = { kind: 'application', comment: 'optional', images: 'none', prize: { freeSpins } };
const announcements = [
  { id: 'story', kind: 'PR', execution: 'B', title: { EN: 'Your story' }, promotion: { image, offer } },
];

interface Asked {
  readonly grant_id: string;
  readonly user_id: string;
  readonly spins: number;
}

interface Sent extends Asked {
  readonly path: string;
  readonly isSigned: boolean;
}

describeOnOneEngine('free spins as rewards', (open) => {
  const scene = withdrawalScene(open, structuredClone(settings) as never, { announcements: announcements as never });
  const { ask, newMember, balance, isSound, pass } = scene;
  let vendor: VendorServer;
  /** What the vendor says of the next grants. */
  let answer: (asked: Asked) => VendorServerAnswer;
  let left: number;

  const given = (asked: Asked): VendorServerAnswer => {
    const { currency_decimals: _, ...stored } = asked as Asked & { currency_decimals: number };
    return { status: 200, body: { ...stored, spins_left: left, won: 130 } };
  };

  beforeAll(async () => {
    vendor = await startVendorServer(({ body }) => answer(JSON.parse(body) as Asked));
    const settingsOf = { serverUrl: vendor.url, allowedActions: ['bonus_win' as const] };
    await addIntegration(scene.database, { settings: settingsOf });
    // It may not credit a win without a bet.
    await addIntegration(scene.database, { vendor: 'EG2', settings: { serverUrl: vendor.url } });
  });
  afterAll(() => vendor.close());
  beforeEach(async () => {
    left = 20;
    answer = given;
    // Each test begins at the same moment: what an earlier one ordered would be due again.
    await scene.database.forSite('aurora', (tx) =>
      tx.updateTable('free_spin_grant').set({ next_try_at: null }).where('site_id', '=', 'aurora').execute(),
    );
  });

  /** Tells the vendors what is due, as the job does. @returns the calls that this made. */
  async function send(): Promise<readonly Sent[]> {
    const before = vendor.calls.length;
    const site = scene.gateway.sites.all().find(({ id }) => id === 'aurora');
    if (site === undefined) throw new Error('the site is not served');
    const wallets = vendorWallets(vendorKeys(scene.database.secrets));
    await giveFreeSpins({ database: scene.database, wallets, clock: scene.now, log: { warn: () => {} } }, site);
    return vendor.calls.slice(before).map(({ path, isSigned, body }) => ({ path, isSigned, ...JSON.parse(body) }));
  }

  const claim = ({ token }: SceneMember, mission = 'visit') =>
    ask(token, `/wps/member/missions/${mission}/claim?language=ES`, { method: 'POST' });
  const rewards = async ({ token }: SceneMember) =>
    successOf<MemberRewards>(await ask(token, '/wps/member/rewards?language=ES'));
  const spinsOf = async (member: SceneMember): Promise<readonly MemberFreeSpins[]> => (await rewards(member)).freeSpins;

  it('are ordered by a claim, told to the vendor once with a signature, and shown with what is left', async () => {
    const member = await newMember({ funds: 0n });
    const reward = successOf<MemberReward>(await claim(member));
    expect(validatorOf('MemberReward')(reward)).toBe(true);
    expect(reward).toMatchObject({ kind: 'mission', amount: null, points: null, status: 'claimed' });
    expect(reward.freeSpins).toMatchObject({ spins: 20, bet: '0.20', days: 7 });
    expect(refusalOf(await claim(member)).code).toBe('already_claimed');
    const list = await rewards(member);
    expect(validatorOf('MemberRewards')(list)).toBe(true);
    expect(list.freeSpins).toMatchObject([
      { gameName: 'Tumba de Anubis', vassalage: 'PG', gameCode: 'PG-1', left: 20, state: 'ordered' },
    ]);
    expect(await send()).toEqual([
      {
        ...{ path: '/operators/aurora.PG/free-spins', isSigned: true, grant_id: `reward-${reward.rewardId}` },
        ...{ user_id: expect.any(String), currency: 'EUR', currency_decimals: 2, game: 'PG:PG-1', bet: 20, spins: 20 },
        expires_at: '2026-03-08T12:00:00.000Z',
      },
    ]);
    expect(await send()).toEqual([]);
    left = 12;
    pass(60_000);
    expect(await send()).toMatchObject([{ grant_id: `reward-${reward.rewardId}` }]);
    expect(await spinsOf(member)).toMatchObject([{ left: 12, won: '1.30', state: 'given' }]);
    left = 0;
    pass(60_000);
    await send();
    expect(await spinsOf(member)).toEqual([]);
    pass(60_000);
    expect(await send()).toEqual([]);
    expect(await balance(member)).toBe('0.00');
    expect(await isSound()).toBe(true);
  });

  it.each([
    ['is down', (): VendorServerAnswer => ({ status: 503, body: {} })],
    ['hangs up', (): VendorServerAnswer => null],
    ['answers something else', (): VendorServerAnswer => ({ status: 200, body: { done: true } })],
  ] as const)('are told again under the same id while the vendor %s', async (_, mood) => {
    const member = await newMember({ funds: 0n });
    const { rewardId } = successOf<MemberReward>(await claim(member));
    answer = mood;
    expect(await send()).toMatchObject([{ grant_id: `reward-${rewardId}` }]);
    expect(await send()).toEqual([]);
    pass(2_000);
    expect(await send()).toMatchObject([{ grant_id: `reward-${rewardId}` }]);
    expect(await spinsOf(member)).toMatchObject([{ state: 'ordered' }]);
    answer = given;
    pass(4_000);
    expect(await send()).toMatchObject([{ grant_id: `reward-${rewardId}` }]);
    expect(await spinsOf(member)).toMatchObject([{ state: 'given' }]);
    expect(await send()).toEqual([]);
  });

  it.each([400, 409, 404])(
    'are told again where the vendor refuses them with %i, until their time is over',
    async (status) => {
      const member = await newMember({ funds: 0n });
      await claim(member);
      answer = () => ({ status, body: { code: 'invalid_request', fields: { bet: 'must be one of 10' } } });
      expect(await send()).toHaveLength(1);
      pass(DAY_MS);
      expect(await send()).toHaveLength(1);
      expect(await spinsOf(await scene.back(member))).toMatchObject([{ state: 'ordered' }]);
      pass(7 * DAY_MS);
      expect(await send()).toHaveLength(1);
      pass(DAY_MS);
      expect(await send()).toEqual([]);
    },
  );

  it.each([
    ['refuses the question', { status: 404, body: {} }],
    ['tells of other spins', { status: 200, body: { spins: 5, spins_left: 5 } }],
    ['has more left than it gave', { status: 200, body: { spins_left: 21 } }],
  ])('stay where the vendor has them already and %s', async (_, { status, body }) => {
    const member = await newMember({ funds: 0n });
    await claim(member);
    await send();
    answer = (asked) => ({ status, body: { ...(given(asked)?.body as object), ...body } });
    pass(60_000);
    expect(await send()).toHaveLength(1);
    expect(await spinsOf(member)).toMatchObject([{ left: 20, state: 'given' }]);
    pass(8 * DAY_MS);
    expect(await send()).toHaveLength(1);
    pass(DAY_MS);
    expect(await send()).toEqual([]);
  });

  it('of claims do not wait behind questions about others', async () => {
    const members = [];
    for (let n = 0; n < 21; n += 1) members.push(await newMember({ funds: 0n }));
    const [late, ...early] = members;
    for (const one of early) await claim(one);
    await send();
    pass(60_000);
    if (late) await claim(late);
    const sent = await send();
    expect(sent).toHaveLength(21);
    expect(await spinsOf(late as SceneMember)).toMatchObject([{ state: 'given' }]);
  });

  it('wait for a vendor that may credit wins without a bet, until their time is over', async () => {
    const member = await newMember({ funds: 0n });
    await claim(member, 'other');
    expect(await send()).toEqual([]);
    expect(await spinsOf(member)).toMatchObject([{ vassalage: 'EG2', state: 'ordered' }]);
    pass(7 * DAY_MS);
    expect(await send()).toEqual([]);
    expect(await spinsOf(await scene.back(member))).toEqual([]);
  });

  it('come with a deposit that has a bonus, by themselves and once', async () => {
    const member = await newMember({ funds: 0n });
    await scene.deposited(member, '30.00');
    await scene.deposited(member, '30.00');
    const { past } = await rewards(member);
    expect(past.filter(({ kind }) => kind === 'free_spins')).toMatchObject([
      { source: 'offer week', status: 'claimed', freeSpins: { gameName: 'Tumba de Anubis', spins: 20 } },
    ]);
    expect(await send()).toMatchObject([{ spins: 20, bet: 20 }]);
    expect(await spinsOf(member)).toMatchObject([{ left: 20, state: 'given' }]);
    expect(await balance(member)).toBe('60.00');
  });

  it('are claimed from a promotion once an operator approved', async () => {
    const member = await newMember({ funds: 0n });
    const path = '/wps/member/promotions/story';
    successOf(await ask(member.token, `${path}/application`, { method: 'POST', body: {} }));
    const operator = (rest: string, method = 'GET', body?: object) =>
      operatorCalls(scene.gateway).call(`/sites/aurora/applications${rest}`, { method, ...(body && { body }) });
    const { list } = successOf<{ list: { applicationId: string; memberId: string; prize: unknown }[] }>(
      await operator('?pageSize=100'),
    );
    const application = list.find(({ memberId }) => memberId === member.memberId);
    expect(application?.prize).toMatchObject({ amount: null, freeSpins: { gameName: 'Tomb of Anubis', spins: 20 } });
    const approve = `/${application?.applicationId}/approve`;
    expect(refusalOf(await operator(approve, 'POST', { amount: '5.00' })).fields).toEqual({ amount: 'unknown_field' });
    successOf(await operator(approve, 'POST', {}));
    const claimed = successOf<MemberPromotion>(await ask(member.token, `${path}/claim`, { method: 'POST' }));
    expect(claimed).toMatchObject({ status: 'claimed', prize: { freeSpins: { spins: 20 } } });
    expect(await send()).toHaveLength(1);
  });

  it('are not for members who are frozen or excluded from play', async () => {
    const member = await newMember({ funds: 0n });
    const ordered = [await newMember({ funds: 0n }), await newMember({ funds: 0n })] as const;
    for (const one of ordered) await claim(one);
    await scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ frozen_at: scene.now(), frozen_by: 'operator' })
        .where('member_id', '=', ordered[0].memberId)
        .execute(),
    );
    const until = new Date(scene.now().getTime() + DAY_MS);
    for (const { memberId } of [member, ordered[1]])
      await scene.database.forSite('aurora', (tx) =>
        saveExclusion(tx, { siteId: 'aurora', memberId }, { from: scene.now(), until }),
      );
    expect(refusalOf(await claim(member)).code).toBe('play_excluded');
    expect(await send()).toEqual([]);
    // What was ordered before waits for the end of the break.
    pass(2 * DAY_MS);
    expect(await send()).toHaveLength(1);
    expect(await spinsOf(await scene.back(ordered[1]))).toMatchObject([{ state: 'given' }]);
  });

  it('pay into the wallet as money of the member’s own, by the vendor’s win without a bet', async () => {
    const member = await newMember({ funds: 0n });
    await claim(member);
    const [asked] = await send();
    const body = {
      ...{ user_id: asked?.user_id, currency: 'EUR', game: 'PG:PG-1', game_id: 'free-1', finished: true },
      actions: [{ action: 'bonus_win', action_id: 'free-1-w', amount: 370 }],
    };
    const post = () => vendorCalls(scene.gateway, 'aurora.PG').post('process', body);
    expect((await post()).json()).toMatchObject({ balance: 370 });
    expect((await post()).json()).toMatchObject({ balance: 370 });
    expect(await balance(member)).toBe('3.70');
    expect(await isSound()).toBe(true);
  });

  it('pay also where their game has left the catalogue, and other games do not', async () => {
    const member = await newMember({ funds: 0n });
    await claim(member);
    const [asked] = await send();
    await scene.database.forSite('aurora', (tx) =>
      tx.updateTable('free_spin_grant').set({ game_code: 'GONE' }).where('member_id', '=', member.memberId).execute(),
    );
    const win = (game: string) =>
      vendorCalls(scene.gateway, 'aurora.PG').post('process', {
        ...{ user_id: asked?.user_id, currency: 'EUR', game: `PG:${game}`, game_id: `free-${game}`, finished: true },
        actions: [{ action: 'bonus_win', action_id: `free-${game}-w`, amount: 370 }],
      });
    expect((await win('NEVER')).json()).toMatchObject({ code: 103 });
    expect((await win('GONE')).json()).toMatchObject({ balance: 370 });
    expect(await isSound()).toBe(true);
  });
});
