import { beforeAll, expect, it } from 'vitest';
import type {
  BonusDetails,
  BonusSettings,
  Cashback,
  CashbackSettings,
  GrantedBonus,
} from '#contracts/generated/contracts.ts';
import { CatalogueStore } from '#gateway/areas/games/games.ts';
import { gamesService } from '#gateway/areas/games/games-service.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { payCashback } from './pay-cashback.ts';

const cashback: CashbackSettings = {
  ...{ name: { EN: 'Cashback', ES: 'Devolución' }, period: 'day', paidAtHour: 6 },
  ...{ percent: 10, from: '20.00', largest: '15.00', turnover: 3, days: 7 },
};
const bonus: BonusSettings = { spends: 'bonusFirst', contributions: [{ category: 'RNG', percent: 100 }], offers: [] };

// The clock of these tests begins at noon on Sunday, 1 March 2026.
describeOnOneEngine('cashback', (open) => {
  const scene = withdrawalScene(open, { cashback, bonus });
  const { ask, newMember, back, isSound, nextKey } = scene;
  let rounds = 0;

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  const read = async ({ token }: SceneMember) => successOf<Cashback>(await ask(token, '/wps/member/cashback'));
  const granted = async ({ token }: SceneMember) =>
    successOf<BonusDetails>(await ask(token, '/wps/member/bonuses?language=ES')).list.map(
      ({ name, amount, required, state }) => `${name} ${amount} of ${required} ${state}`,
    );
  const pay = () =>
    payCashback({
      ...{ database: scene.database, clock: scene.now, onMoved: () => undefined, sites: scene.gateway.sites },
      games: gamesService(
        { catalogues: new CatalogueStore(scene.database, scene.now), measures: {} as never },
        {} as never,
      ),
      onFailed: (_site, member, cause) => {
        throw new Error(`${member} failed`, { cause });
      },
    });
  /** A player of a slot. Each call plays a round; amounts in minor units. */
  async function player({ memberId }: SceneMember) {
    const user = await addPlayer(scene.database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    return async (bet: number, { win = 0, isOver = true } = {}): Promise<void> => {
      rounds += 1;
      const actions = [{ action: 'bet', action_id: `c${rounds}-bet`, amount: bet }];
      if (win > 0) actions.push({ action: 'win', action_id: `c${rounds}-win`, amount: win });
      const answer = await vendorCalls(scene.gateway, 'aurora.PG').post('process', {
        ...{ user_id: user, currency: 'EUR', game: 'PG:PG-1', game_id: `cashback-${rounds}` },
        ...{ actions, finished: isOver },
      });
      expect(answer.json()).not.toHaveProperty('code');
    };
  }

  it('gives a share of the loss of a day after it, up to the largest, once', async () => {
    let member = await newMember({ funds: 50_000n });
    let unlucky = await newMember({ funds: 50_000n });
    const play = await player(member);
    await play(6_000, { win: 1_000 });
    expect(validatorOf('Cashback')(await read(member))).toBe(true);
    expect(await read(member)).toMatchObject({
      lost: '50.00',
      amount: '5.00',
      first: '2026-03-01',
      last: '2026-03-01',
    });
    await (await player(unlucky))(40_000);
    expect(await read(unlucky)).toMatchObject({ lost: '400.00', amount: '15.00' });
    await pay();
    expect(await granted(member)).toEqual([]);

    scene.pass(DAY_MS);
    [member, unlucky] = [await back(member), await back(unlucky)];
    await Promise.all([pay(), pay()]);
    await pay();
    expect(await granted(member)).toEqual(['Devolución 5.00 of 15.00 active']);
    expect(await granted(unlucky)).toEqual(['Devolución 15.00 of 45.00 active']);
    expect(await read(member)).toMatchObject({ lost: '0.00', amount: '0.00' });
    expect(await isSound()).toBe(true);
  });

  it('gives nothing to who has won, lost little, or has its rounds open', async () => {
    scene.pass(10 * DAY_MS);
    const members = await Promise.all([1, 2, 3].map(() => newMember({ funds: 50_000n })));
    const [winner, careful, waiting] = await Promise.all(members.map(player));
    await winner?.(5_000, { win: 9_000 });
    await careful?.(1_999);
    await waiting?.(9_000, { isOver: false });
    expect(await Promise.all(members.map(read))).toMatchObject([{ lost: '0.00' }, { lost: '19.99' }, { lost: '0.00' }]);
    scene.pass(DAY_MS);
    await pay();
    for (const member of members) expect(await granted(await back(member))).toEqual([]);
  });

  it('does not count what a bonus paid', async () => {
    scene.pass(20 * DAY_MS);
    const member = await newMember({ funds: 10_000n });
    const given = await operatorCalls(scene.gateway).call(`/sites/aurora/members/${member.memberId}/bonuses`, {
      ...{ method: 'POST', body: { amount: '30.00', turnover: 5, days: 7, reason: 'For the delay.' } },
      idempotencyKey: `cashback-${nextKey()}`,
    });
    expect(given.json()).toMatchObject({ value: { bonusId: expect.anything() } satisfies Partial<GrantedBonus> });
    // 30 of the 60 come from the bonus, and half of what is won goes back to it.
    await (await player(member))(6_000, { win: 1_000 });
    expect(await read(member)).toMatchObject({ lost: '25.00', amount: '2.50' });
  });
});
