import { beforeAll, expect, it } from 'vitest';
import type { SiteFigures, SiteLiveFigures } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { addUpAllRecords } from '../add-up-records.ts';

const HOUR_MS = 60 * 60_000;

describeOnOneEngine('the figures of a site', (open) => {
  // The ledger dates by the database's clock.
  const scene = withdrawalScene(open, {}, { startMs: Date.now() });

  beforeAll(() => addIntegration(scene.database));

  const figures = (query = '') => operatorCalls(scene.gateway, scene.now).call(`/sites/aurora/figures${query}`);
  const read = async (query = '') => successOf<SiteFigures>(await figures(query));
  const addUp = () =>
    addUpAllRecords({
      ...{ database: scene.database, sites: scene.gateway.sites },
      clock: () => new Date(Date.now() + HOUR_MS),
    });
  const bot = (memberId: string, isBot: boolean) =>
    scene.database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ is_bot: isBot }).where('member_id', '=', memberId).execute(),
    );

  it('are nothing where nobody did anything, for each day', async () => {
    const { days, total, currency } = await read();
    expect([days.length, currency, total.players, total.staked, total.registrations]).toEqual([
      14,
      'EUR',
      0,
      '0.00',
      0,
    ]);
  });

  it('add up play, payments and registrations by day, without bots', async () => {
    const member = await scene.newMember();
    const user = await addPlayer(scene.database, {
      ...{ memberId: member.memberId, integrationId: 'aurora.PG', balanceMinor: 0 },
    });
    const round = { user_id: user, currency: 'EUR', game: 'PG:PG-1', game_id: 'figures-1', finished: true };
    const actions = [
      { action: 'bet', action_id: 'f-1', amount: 1_000 },
      { action: 'win', action_id: 'f-2', amount: 400 },
    ];
    expect((await vendorCalls(scene.gateway, 'aurora.PG').post('process', { ...round, actions })).status).toBe(200);
    await scene.deposited(member, '50.00');
    await scene.requested(member, '20.00');
    await addUp();

    const { days, total, before } = await read();
    const sum = {
      ...{ players: 1, rounds: 1, staked: '10.00', won: '4.00', ggr: '6.00' },
      ...{ deposited: '50.00', withdrawn: '20.00', bonuses: '0.00', registrations: 1 },
    };
    expect(total).toEqual(sum);
    expect(days.filter((one) => one.figures.registrations > 0).map((one) => one.figures)).toEqual([sum]);
    expect(before).toMatchObject({ players: 0, ggr: '0.00', registrations: 0 });
    await bot(member.memberId, true);
    expect((await read()).total).toMatchObject({ players: 0, ggr: '0.00', deposited: '0.00', registrations: 0 });
    await bot(member.memberId, false);
  });

  it('stand in the time before once the days are later ones', async () => {
    const { to } = await read();
    const dayAfter = (days: number) =>
      new Date(Date.parse(`${to}T12:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    const yesterday = await read(`?from=${dayAfter(-1)}&to=${dayAfter(-1)}`);
    expect(yesterday.total.ggr).toBe('0.00');
    scene.pass(24 * HOUR_MS);
    const tomorrow = await read(`?from=${dayAfter(1)}&to=${dayAfter(1)}`);
    expect([tomorrow.total.ggr, tomorrow.before.ggr]).toEqual(['0.00', '6.00']);
  });

  it('are of a quarter of a year at most', async () => {
    expect((await read('?days=92')).days).toHaveLength(92);
    for (const query of ['?from=2020-01-01', '?days=93', '?days=0'])
      expect(refusalOf(await figures(query)).code, query).toBe('invalid_request');
    const long = await figures(`?from=${new Date(Date.now() - 100 * 24 * HOUR_MS).toISOString().slice(0, 10)}`);
    expect(refusalOf(long)).toMatchObject({ fields: { from: 'out_of_range' } });
  });
});

describeOnOneEngine('the live figures of a site', (open) => {
  const scene = withdrawalScene(open, {}, { startMs: Date.now() });

  beforeAll(() => addIntegration(scene.database));

  it('count bets, sign-ins and registrations by the minute, as soon as they are saved', async () => {
    const member = await scene.newMember();
    const user = await addPlayer(scene.database, {
      ...{ memberId: member.memberId, integrationId: 'aurora.PG', balanceMinor: 10_000 },
    });
    const round = { user_id: user, currency: 'EUR', game: 'PG:PG-1', game_id: 'live-1', finished: true };
    const actions = [
      { action: 'bet', action_id: 'l-1', amount: 1_000 },
      { action: 'bet', action_id: 'l-2', amount: 250 },
      { action: 'win', action_id: 'l-3', amount: 400 },
    ];
    const settle = () => vendorCalls(scene.gateway, 'aurora.PG').post('process', { ...round, actions });
    expect((await settle()).status).toBe(200);
    // Repeated, it settles nothing.
    expect((await settle()).status).toBe(200);
    const read = async () =>
      successOf<SiteLiveFigures>(await operatorCalls(scene.gateway, scene.now).call('/sites/aurora/figures/live'));
    const summed = async () => {
      const { minutes } = await read();
      const sum = (of: (minute: (typeof minutes)[number]) => number) =>
        minutes.reduce((total, minute) => total + of(minute), 0);
      return {
        bets: sum(({ bets }) => bets),
        staked: sum(({ staked }) => Number(staked)),
        registrations: sum(({ registrations }) => registrations),
        minutes: minutes.length,
      };
    };
    await expect.poll(summed, { timeout: 10_000 }).toEqual({ bets: 2, staked: 12.5, registrations: 1, minutes: 61 });
    expect((await read()).minutes.at(-1)?.minute.slice(0, 16)).toBe(scene.now().toISOString().slice(0, 16));
  });
});
