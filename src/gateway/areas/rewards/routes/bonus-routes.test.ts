import { beforeAll, expect, it } from 'vitest';
import type { BonusDetails, BonusSettings, GrantBonus, GrantedBonus } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { settleBonuses } from '../bonus/settle-bonuses.ts';

const offer = {
  ...{ percent: 100, from: '20.00', largest: '200.00', turnover: 2, days: 14, largestBet: '50.00' },
} as const;
const bonus: BonusSettings = {
  spends: 'ownFirst',
  contributions: [{ category: 'RNG', percent: 100 }],
  offers: [
    { ...offer, id: 'welcome', name: { EN: 'Welcome bonus', ES: 'Bono de bienvenida' }, on: 'firstDeposit' },
    { ...offer, id: 'week', name: { EN: 'Deposit of the week' }, on: 'weekly', percent: 25, from: '50.00' },
  ],
};

describeOnOneEngine('bonuses', (open) => {
  const scene = withdrawalScene(open, { bonus });
  const { ask, bearer, deposited, newMember, balance, isSound, nextKey, pass } = scene;
  let rounds = 0;

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  const read = async ({ token }: SceneMember, query = '') =>
    successOf<BonusDetails>(await ask(token, `/wps/member/bonuses${query}`));
  const giveUp = ({ token }: SceneMember, bonusId: string) =>
    scene.gateway.ask(`/wps/member/bonuses/${bonusId}`, { method: 'DELETE', headers: bearer(token) });
  const grant = ({ memberId }: Pick<SceneMember, 'memberId'>, body: Partial<GrantBonus>, key = `g-${nextKey()}`) =>
    operatorCalls(scene.gateway).call(`/sites/aurora/members/${memberId}/bonuses`, {
      ...{ method: 'POST', body: { amount: '10.00', turnover: 2, days: 7, reason: 'For the delay.', ...body } },
      idempotencyKey: key,
    });

  /** A player of a slot, whose bets count in full. */
  async function player({ memberId }: Pick<SceneMember, 'memberId'>) {
    const user = await addPlayer(scene.database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    const post = (more: object) =>
      vendorCalls(scene.gateway, 'aurora.PG').post('process', {
        ...{ user_id: user, currency: 'EUR', game: 'PG:PG-1', ...more },
      });
    rounds += 1;
    const begun = rounds;
    let actions = 0;
    return {
      /** In minor units; the round of a number. @returns the balance, or the code of the refusal. */
      async play(round: number, kinds: Readonly<Partial<Record<'bet' | 'win', number>>>, finished = false) {
        const given = Object.entries(kinds).map(([action, amount]) => {
          actions += 1;
          return { action, action_id: `b${begun}-${actions}`, amount };
        });
        const { balance, code } = (
          await post({ game_id: `bonus-${begun}-${round}`, actions: given, finished })
        ).json() as { balance: number; code?: number };
        return code ?? balance;
      },
      /** Several bets of one call. @returns the balance, or the code of the refusal. */
      async playMany(round: number, bets: readonly number[]) {
        const given = bets.map((amount) => {
          actions += 1;
          return { action: 'bet', action_id: `b${begun}-${actions}`, amount };
        });
        const { balance, code } = (await post({ game_id: `bonus-${begun}-${round}`, actions: given })).json() as {
          balance: number;
          code?: number;
        };
        return code ?? balance;
      },
      told: async () => ((await post({})).json() as { balance: number }).balance,
    };
  }

  it('come with the first deposit, and once a week with a later one', async () => {
    const member = await newMember({ funds: 0n });
    await deposited(member, '19.99');
    expect((await read(member)).list).toEqual([]);
    const later = await newMember({ funds: 0n });
    await deposited(later, '30.00');
    await deposited(later, '60.00');
    await deposited(later, '60.00');
    const details = await read(later, '?language=ES');
    expect(validatorOf('BonusDetails')(details)).toBe(true);
    expect(details).toMatchObject({ currency: 'EUR', balance: '30.00', spends: 'ownFirst' });
    expect(details.list).toMatchObject([
      { name: 'Bono de bienvenida', state: 'active', amount: '30.00', required: '60.00', counted: '0.00' },
      { name: 'Deposit of the week', state: 'waiting', amount: '15.00', expiresAt: null },
    ]);
    pass(7 * DAY_MS);
    const back = await scene.back(later);
    await deposited(back, '50.00');
    expect((await read(back)).list.map(({ amount }) => amount)).toEqual(['30.00', '12.50', '15.00']);
    expect(await balance(back)).toBe('200.00');
    expect(await isSound()).toBe(true);
  });

  it('are spent after the member’s own money, have their share of wins, and become money', async () => {
    const member = await newMember({ funds: 0n });
    await deposited(member, '20.00');
    const { play, told } = await player(member);
    expect(await told()).toBe(4_000);
    expect(await play(1, { bet: 1_500 }, true)).toBe(2_500);
    expect(await balance(member)).toBe('5.00');
    // A half of it is the bonus's, and so is a half of what it wins.
    expect(await play(2, { bet: 1_000, win: 3_000 }, true)).toBe(4_500);
    expect(await balance(member)).toBe('15.00');
    expect(await read(member)).toMatchObject({ balance: '30.00', list: [{ counted: '25.00', required: '40.00' }] });
    expect(await play(3, { bet: 4_501 })).toBe(100);
    expect(await play(3, { bet: 1_500, win: 0 }, true)).toBe(3_000);
    expect(await read(member)).toMatchObject({
      ...{ balance: '0.00', list: [{ state: 'converted', ended: '30.00', counted: '40.00' }] },
    });
    expect(await balance(member)).toBe('30.00');
    expect(await told()).toBe(3_000);
    expect(await isSound()).toBe(true);
  });

  it('pay for no bet above their largest', async () => {
    const member = await newMember({ funds: 10_000n });
    successOf(await grant(member, { amount: '80.00', largestBet: '50.00' }));
    const { play } = await player(member);
    // The member's own money is not held to it.
    expect(await play(1, { bet: 6_000 }, true)).toBe(12_000);
    expect(await play(2, { bet: 5_001 })).toBe(105);
    expect(await play(2, { bet: 5_000 }, true)).toBe(7_000);
  });

  it('hold the bets of a round to their largest together, in one call and in several', async () => {
    const member = await newMember({ funds: 0n });
    successOf(await grant(member, { amount: '80.00', largestBet: '50.00' }));
    const { play, told, playMany } = await player(member);
    expect(await playMany(1, [3_000, 2_001])).toBe(105);
    expect(await told()).toBe(8_000);
    expect(await playMany(2, [3_000, 1_000])).toBe(4_000);
    expect(await play(2, { bet: 1_001 })).toBe(105);
    expect(await play(2, { bet: 1_000 }, true)).toBe(3_000);
    expect(await play(3, { bet: 3_000 }, true)).toBe(0);
    expect((await read(member)).list).toMatchObject([{ state: 'used' }]);
  });

  it('are given up once, and not while a round is open that they paid for', async () => {
    const member = await newMember({ funds: 0n });
    const { bonusId } = successOf<GrantedBonus>(await grant(member, { amount: '10.00' }));
    successOf(await grant(member, { amount: '4.00', turnover: 0 }));
    const { play } = await player(member);
    await play(1, { bet: 100 });
    expect((await read(member)).list[0]).toMatchObject({ bonusId, isInPlay: true });
    expect(refusalOf(await giveUp(member, bonusId))).toMatchObject({ status: 409, code: 'bonus_in_play' });
    await play(1, { win: 300 }, true);
    const left = successOf<BonusDetails>(await giveUp(member, bonusId));
    // The next one needs no stakes.
    expect(left.list.map(({ state, ended }) => [state, ended])).toEqual([
      ['converted', '4.00'],
      ['cancelled', '12.00'],
    ]);
    expect(await balance(member)).toBe('4.00');
    expect(refusalOf(await giveUp(member, bonusId))).toMatchObject({ status: 409, code: 'bonus_ended' });
    const other = await newMember({ funds: 0n });
    expect(refusalOf(await giveUp(other, bonusId))).toMatchObject({ status: 404, code: 'bonus_not_found' });
    expect(await isSound()).toBe(true);
  });

  it('expire by their time, by the job too', async () => {
    const member = await newMember({ funds: 0n });
    successOf(await grant(member, { days: 1 }));
    const moved: string[] = [];
    const settle = () =>
      settleBonuses({
        ...{ database: scene.database, onMoved: () => moved.push(member.memberId), clock: scene.now },
        onFailed: (_site: string, _member: string | null, error: unknown) => {
          throw error;
        },
        sites: scene.gateway.sites,
      });
    await settle();
    expect(moved).toEqual([]);
    pass(DAY_MS);
    await settle();
    await settle();
    expect(moved).toEqual([member.memberId]);
    expect(await read(await scene.back(member))).toMatchObject({
      ...{ balance: '0.00', list: [{ state: 'expired', ended: '10.00' }] },
    });
  });

  it('are all ended by one run of the job, also behind some that wait for their rounds', async () => {
    const waiting = await newMember({ funds: 0n });
    successOf(await grant(waiting, { days: 1 }));
    const { play } = await player(waiting);
    await play(1, { bet: 100 });
    const members = [await newMember({ funds: 0n }), await newMember({ funds: 0n }), await newMember({ funds: 0n })];
    for (const member of members) successOf(await grant(member, { days: 1 }));
    pass(DAY_MS);
    const moved: string[] = [];
    const parts = {
      ...{ database: scene.database, clock: scene.now, sites: scene.gateway.sites },
      onMoved: (_site: string, member: string) => moved.push(member),
      onFailed: (_site: string, _member: string | null, error: unknown) => {
        throw error;
      },
    };
    await settleBonuses(parts, undefined, 1);
    expect(moved).toEqual(expect.arrayContaining(members.map(({ memberId }) => memberId)));
    expect(moved).not.toContain(waiting.memberId);
  });

  it('are ended by the job also behind a site whose bonuses cannot be read', async () => {
    const member = await newMember({ funds: 0n });
    successOf(await grant(member, { days: 1 }));
    pass(DAY_MS);
    const [moved, failed]: [string[], string[]] = [[], []];
    const sites = scene.gateway.sites.all();
    const broken = sites.slice(0, 1).map((site) => ({ ...site, id: 'broken' }));
    await settleBonuses({
      database: {
        forReading: (siteId, work) => scene.database.forReading(siteId, work),
        forSite: (siteId, work) =>
          siteId === 'broken' ? Promise.reject(new Error('down')) : scene.database.forSite(siteId, work),
      },
      ...{ clock: scene.now, sites: { all: () => [...broken, ...sites] } },
      onMoved: (_site, who) => moved.push(who),
      onFailed: (site, who) => failed.push(`${site} ${who}`),
    });
    expect(failed).toEqual(['broken null']);
    expect(moved).toContain(member.memberId);
  });

  it('are granted by an operator once for each key', async () => {
    const member = await newMember({ funds: 0n });
    const first = successOf<GrantedBonus>(await grant(member, {}, 'key-1'));
    expect(successOf<GrantedBonus>(await grant(member, {}, 'key-1'))).toEqual(first);
    expect(refusalOf(await grant(member, { amount: '11.00' }, 'key-1'))).toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect((await read(member)).list).toMatchObject([{ bonusId: first.bonusId, name: 'For the delay.' }]);
    expect(refusalOf(await grant({ memberId: 'Z000000000' }, {}))).toMatchObject({ code: 'unknown_member' });
    for (const [field, body] of [
      ['amount', { amount: '1.001' }],
      ['amount', { amount: '0.00' }],
      ['largestBet', { largestBet: '0.001' }],
      ['days', { days: 0 }],
      ['reason', { reason: 'x' }],
    ] as const)
      expect(Object.keys(refusalOf(await grant(member, body)).fields), field).toEqual([field]);
  });

  it('are none where a site has none', async () => {
    const given = { host: 'meydan.localhost', envelope: scene.envelope() };
    const token = await accountCalls(scene.gateway).newMember('nobonuses', given);
    const answer = await ask(token, '/wps/member/bonuses', { host: 'meydan.localhost' });
    expect(refusalOf(answer)).toMatchObject({ code: 'feature_disabled' });
  });
});
