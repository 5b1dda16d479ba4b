import { beforeAll, expect, it } from 'vitest';
import type {
  ClaimCounts,
  Leaderboard,
  MemberReward,
  MemberRewards,
  MissionSummary,
} from '#contracts/generated/contracts.ts';
import { CatalogueStore } from '#gateway/areas/games/games.ts';
import { gamesService } from '#gateway/areas/games/games-service.ts';
import { addUpAllRecords } from '#gateway/areas/records/records.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { payBoards } from '../boards/pay-boards.ts';

const HOUR_MS = 3_600_000;
const mission = (id: string, every: string, task: object, amount: string) => ({
  ...{ id, name: { EN: `The mission ${id}` }, every, task },
  prize: amount.includes('.') ? { amount } : { points: Number(amount) },
});
const settings = {
  points: { rates: [{ from: '0', per: '1.00', points: 1 }] },
  missions: {
    list: [
      mission('slots', 'day', { rounds: 2, category: 'RNG' }, '1.00'),
      mission('live', 'day', { stake: '5.00', category: 'LIVE' }, '2.00'),
      mission('stake', 'week', { stake: '20.00' }, '30'),
      mission('days', 'week', { days: 2 }, '3.00'),
      mission('visit', 'day', { visit: true }, '0.10'),
      mission('deposit', 'once', { deposits: 1 }, '4.00'),
      mission('email', 'once', { verify: 'email' }, '5.00'),
    ],
  },
  leaderboard: {
    ...{ name: { EN: 'Spring climb' }, counts: 'staked', category: 'RNG' },
    boards: [
      { every: 'day', prizes: [{ amount: '9.00' }, { points: 50 }] },
      { every: 'week', prizes: [{ amount: '90.00' }] },
    ],
  },
};

// The clock of these tests begins on Sunday, 1 March 2026, at 13:00 by the site's clock.
describeOnOneEngine('missions and leaderboards', (open) => {
  const scene = withdrawalScene(open, structuredClone(settings) as never);
  const { ask, newMember, back, balance, deposited, isSound } = scene;
  let rounds = 0;

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  const missions = async ({ token }: SceneMember) =>
    successOf<MissionSummary>(await ask(token, '/wps/relay/MCSFE_missionSummary'));
  const states = async (member: SceneMember) =>
    (await missions(member)).list.map(
      ({ missionId, done, target, state }) => `${missionId} ${done}/${target} ${state}`,
    );
  const counts = async ({ token }: SceneMember) =>
    successOf<ClaimCounts>(await ask(token, '/wps/member/rewards/counts'));
  const claim = ({ token }: SceneMember, missionId: string) =>
    ask(token, `/wps/member/missions/${missionId}/claim`, { method: 'POST' });
  const board = async ({ token }: SceneMember, query = '') =>
    successOf<Leaderboard>(await ask(token, `/wps/relay/MCSFE_missionLeaderboard${query}`));
  const parts = () => ({
    ...{ database: scene.database, clock: scene.now, onMoved: () => undefined, sites: scene.gateway.sites },
    onFailed: (site: string, _member: string | null, cause: unknown) => {
      throw new Error(`${site} failed`, { cause });
    },
    games: gamesService(
      { catalogues: new CatalogueStore(scene.database, scene.now), measures: {} as never },
      {} as never,
    ),
  });

  async function stake({ memberId }: Pick<SceneMember, 'memberId'>, ...amounts: readonly number[]) {
    const user = await addPlayer(scene.database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    for (const amount of amounts) {
      rounds += 1;
      const answer = await vendorCalls(scene.gateway, 'aurora.PG').post('process', {
        ...{ user_id: user, currency: 'EUR', game: 'PG:PG-1', game_id: `m-${rounds}`, finished: true },
        actions: [{ action: 'bet', action_id: `m${rounds}`, amount }],
      });
      expect(answer.json()).not.toHaveProperty('code');
    }
  }

  it('grow with play, deposits and visits, begin anew with their period, and are claimed once in it', async () => {
    let member = await newMember();
    const first = await missions(member);
    expect(validatorOf('MissionSummary')(first)).toBe(true);
    expect(first.list[0]).toMatchObject({ name: 'The mission slots', task: 'rounds', category: 'RNG' });
    expect(first.list.map(({ endsAt }) => endsAt)).toEqual([
      ...Array.from({ length: 5 }, () => '2026-03-01T23:00:00.000Z'),
      ...[null, null],
    ]);
    await stake(member, 500, 300);
    expect(await states(member)).toEqual([
      'slots 2/2 ready',
      'live 0.00/5.00 open',
      'stake 8.00/20.00 open',
      'days 1/2 open',
      'visit 1/1 ready',
      'deposit 0/1 open',
      'email 0/1 open',
    ]);
    expect(await counts(member)).toEqual({ rewards: 0, missions: 2 });
    const made = successOf<MemberReward>(await claim(member, 'slots'));
    expect(made).toMatchObject({ kind: 'mission', source: 'slots 2026-03-01', amount: '1.00', status: 'claimed' });
    expect(refusalOf(await claim(member, 'slots')).code).toBe('already_claimed');
    expect(await counts(member)).toEqual({ rewards: 0, missions: 1 });
    expect(refusalOf(await claim(member, 'live')).code).toBe('mission_open');
    expect(refusalOf(await claim(member, 'unknown')).code).toBe('reward_unknown');
    expect(await balance(member)).toBe('993.00');
    await deposited(member, '20.00');
    successOf(await claim(member, 'deposit'));

    scene.pass(DAY_MS);
    member = await back(member);
    await stake(member, 100);
    expect(await states(member)).toEqual([
      'slots 1/2 open',
      'live 0.00/5.00 open',
      // Monday begins a week.
      'stake 1.00/20.00 open',
      'days 1/2 open',
      'visit 1/1 ready',
      'deposit 1/1 claimed',
      'email 0/1 open',
    ]);
    expect(await isSound()).toBe(true);
  });

  it('are paid once to claims that come at once', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(member, 'visit')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(member)).toBe('1000.10');
  });

  it('rank members with one rank for as many points, mask the others, and grant the prizes once', async () => {
    // A week without the members of the other tests.
    scene.pass(7 * DAY_MS);
    const members = [await newMember(), await newMember(), await newMember(), await newMember()];
    const [one, two, three, none] = members as [SceneMember, SceneMember, SceneMember, SceneMember];
    await stake(one, 1_050);
    await stake(two, 2_000, 3_000);
    await stake(three, 5_099);
    scene.pass(HOUR_MS);
    await addUpAllRecords(parts());
    const ranked = await board(one);
    expect(validatorOf('Leaderboard')(ranked)).toBe(true);
    expect(ranked).toMatchObject({ name: 'Spring climb', every: 'day', boards: ['day', 'week'], category: 'Slots' });
    expect(ranked.rows.map(({ rank, points, prize, isOwn }) => [rank, points, prize?.amount, isOwn])).toEqual([
      [1, 50, '9.00', false],
      [1, 50, '9.00', false],
      [3, 10, undefined, true],
    ]);
    expect(ranked.rows.map(({ name }) => name.includes('•••'))).toEqual([true, true, false]);
    expect(ranked.own).toEqual({ rank: 3, points: 10, prize: null, missing: 40 });
    expect((await board(two)).own).toEqual({
      rank: 1,
      points: 50,
      prize: { amount: '9.00', points: null },
      missing: null,
    });
    expect((await board(none, '?every=week')).own).toBeNull();
    expect(refusalOf(await ask(one.token, '/wps/relay/MCSFE_missionLeaderboard?every=month')).code).toBe(
      'invalid_request',
    );

    await payBoards(parts());
    scene.pass(11 * HOUR_MS);
    await payBoards(parts());
    await payBoards(parts());
    const ready = async (member: SceneMember) =>
      successOf<MemberRewards>(await ask((await back(member)).token, '/wps/member/rewards')).ready.map(
        ({ kind, source, amount }) => [kind, source, amount],
      );
    const day = ['leaderboard', 'day 2026-03-08', '9.00'];
    const week = ['leaderboard', 'week 2026-03-02', '90.00'];
    expect(await ready(two)).toEqual([week, day]);
    expect(await ready(three)).toEqual([week, day]);
    expect(await ready(one)).toEqual([]);
  });
});
