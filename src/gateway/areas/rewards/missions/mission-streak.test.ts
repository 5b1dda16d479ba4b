import { describe, expect, it } from 'vitest';
import type { MemberRewards, MissionSummary } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { claimMission } from './claim-mission.ts';
import { readStreak } from './mission-streak.ts';

const mission = (id: string, every: string, task: object) => ({
  ...{ id, name: { EN: id }, every, task, prize: { amount: '0.10' } },
});
const missions = {
  streak: { days: 3, prize: { amount: '2.00' } },
  list: [
    mission('look', 'day', { visit: true }),
    mission('come', 'day', { visit: true }),
    mission('once', 'once', { visit: true }),
  ],
};

// The clock of these tests begins on Sunday, 1 March 2026.
describeOnOneEngine('days in a row of missions', (open) => {
  const scene = withdrawalScene(open, { missions: missions as never });
  const { ask, newMember, back, balance } = scene;

  const claim = ({ token }: SceneMember, id: string) =>
    ask(token, `/wps/member/missions/${id}/claim`, { method: 'POST' });
  const claimDay = async (member: SceneMember) => {
    for (const id of ['look', 'come']) successOf(await claim(member, id));
  };
  const streak = async ({ token }: SceneMember) =>
    successOf<MissionSummary>(await ask(token, '/wps/relay/MCSFE_missionSummary')).streak;
  const states = async (member: SceneMember) => (await streak(member))?.days.map(({ state }) => state);
  const ready = async ({ token }: SceneMember) =>
    successOf<MemberRewards>(await ask(token, '/wps/member/rewards')).ready.map(
      ({ kind, source, amount }) => `${kind} ${source} ${amount}`,
    );
  const nextDay = (member: SceneMember) => {
    scene.pass(DAY_MS);
    return back(member);
  };

  it('give their prize with the last mission of the last day, once, and begin anew', async () => {
    let member = await newMember({ funds: 0n });
    expect(await streak(member)).toMatchObject({ done: 0, all: 2, prize: { amount: '2.00', points: null } });
    expect(await states(member)).toEqual(['today', 'later', 'later']);
    await claimDay(member);
    expect(await states(member)).toEqual(['done', 'later', 'later']);
    member = await nextDay(member);
    await claimDay(member);
    member = await nextDay(member);
    expect(await states(member)).toEqual(['done', 'done', 'today']);
    successOf(await claim(member, 'come'));
    successOf(await claim(member, 'once'));
    expect(await ready(member)).toEqual([]);
    successOf(await claim(member, 'look'));
    expect(refusalOf(await claim(member, 'look')).code).toBe('already_claimed');
    expect(await ready(member)).toEqual(['mission_streak 2026-03-03 2.00']);
    expect(await states(member)).toEqual(['done', 'done', 'done']);
    expect(await balance(member)).toBe('0.70');
    member = await nextDay(member);
    expect(await states(member)).toEqual(['today', 'later', 'later']);
    await claimDay(member);
    expect(await ready(member)).toEqual(['mission_streak 2026-03-03 2.00']);
  });

  it('begin anew after a day on which one was left out', async () => {
    let member = await newMember({ funds: 0n });
    await claimDay(member);
    member = await nextDay(member);
    successOf(await claim(member, 'look'));
    member = await nextDay(member);
    expect(await states(member)).toEqual(['today', 'later', 'later']);
    await claimDay(member);
    expect(await ready(member)).toEqual([]);
  });

  describe('when the list of missions changes', () => {
    /** The site with another list. */
    const withList = (list: readonly object[]): PublishedSite => {
      const site = scene.gateway.sites.all().find(({ id }) => id === 'aurora');
      if (site === undefined) throw new Error('there is no such site');
      return { ...site, site: { ...site.site, missions: { ...missions, list } as never } };
    };
    const parts = () => ({
      ...{ database: scene.database, clock: scene.now, onMoved: () => undefined },
      games: { gameTypes: async () => () => undefined, describeTypes: async () => [] },
    });
    const claimIn = (site: PublishedSite, { memberId }: SceneMember, missionId: string) =>
      claimMission(parts(), site, { memberId, missionId });
    const statesIn = async (site: PublishedSite, { memberId }: SceneMember) =>
      (await scene.database.forSite('aurora', (tx) => readStreak(tx, site, { memberId, at: scene.now() })))?.days.map(
        ({ state }) => state,
      );

    it('keep the days that were whole, the present one too', async () => {
      let member = await newMember({ funds: 0n });
      await claimDay(member);
      member = await nextDay(member);
      await claimDay(member);
      const more = withList([...missions.list, mission('new', 'day', { visit: true })]);
      expect(await statesIn(more, member)).toEqual(['done', 'done', 'later']);
      member = await nextDay(member);
      expect(await statesIn(more, member)).toEqual(['done', 'done', 'today']);
      for (const id of ['look', 'come']) await claimIn(more, member, id);
      expect(await ready(member)).toEqual([]);
      await claimIn(more, member, 'new');
      expect(await ready(member)).toEqual(['mission_streak 2026-03-03 2.00']);
    });

    it('do not make whole a day on which one was left out that is gone since', async () => {
      let member = await newMember({ funds: 0n });
      successOf(await claim(member, 'look'));
      member = await nextDay(member);
      const less = withList([mission('look', 'day', { visit: true })]);
      await claimIn(less, member, 'look');
      expect(await statesIn(less, member)).toEqual(['done', 'later', 'later']);
    });
  });
});
