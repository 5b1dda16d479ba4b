import { expect } from 'vitest';
import { findStanding } from '#gateway/areas/rewards/repository/vip-repository.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PlayRewardsModel } from './play-rewards-model.ts';
import type { RebateModel } from './rebate-model.ts';

interface Lived {
  readonly memberId: string;
  readonly steps: readonly unknown[];
  readonly model: RebateModel;
  readonly play: PlayRewardsModel;
}

/** What members win on a board, in minor units. */
export type Prizes = ReadonlyMap<string, number>;

/** Of the first three ranks, in minor units. */
const PRIZES = [300, 200, 100];

/**
 * What the board of a week must give to members: a point for each whole unit of money that was staked, the same rank
 * for as many points, and nothing without a point.
 */
export function boardOf(lives: readonly Lived[], week: string): Prizes {
  const points = lives.map(({ memberId, play }) => ({ memberId, points: Math.floor(play.staked(week) / 100) }));
  return new Map(
    points.flatMap((one) => {
      const prize = PRIZES[points.filter((other) => other.points > one.points).length];
      return one.points > 0 && prize !== undefined ? [[one.memberId, prize] as const] : [];
    }),
  );
}

/** Compares what a member was granted with the models. @returns how many of each kind. */
export async function compareRewards(
  database: Pick<Database, 'forSite'>,
  siteId: string,
  { memberId, steps, model, play }: Lived,
  boards: ReadonlyMap<string, Prizes>,
): Promise<ReadonlyMap<string, number>> {
  const why = `${memberId}: ${JSON.stringify(steps)}`;
  return database.forSite(siteId, async (tx) => {
    const rewards = await tx
      .selectFrom('reward')
      .select(['kind', 'source', 'amount_minor'])
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .orderBy('reward_id')
      .execute();
    const tickets = await tx
      .selectFrom('raffle_ticket')
      .select(['first', 'from_number', 'to_number'])
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .execute();
    const bonuses = await tx
      .selectFrom('bonus')
      .select(['source', 'granted_minor'])
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .orderBy('bonus_id')
      .execute();
    const ofKind = (kind: string) => rewards.filter((reward) => reward.kind === kind);
    const byWeek = (kind: string, weekOf = (source: string) => source.slice(0, 10)) =>
      ofKind(kind).map(({ source, amount_minor }) => ({ week: weekOf(source), amount: Number(amount_minor) }));
    expect(byWeek('rebate'), why).toEqual(model.rebates);
    expect(
      bonuses.map(({ source, granted_minor }) => ({
        week: source.replace('cashback ', ''),
        amount: Number(granted_minor),
      })),
      why,
    ).toEqual(play.cashback);
    expect(
      ofKind('vip_upgrade').map(({ source }) => Number(source)),
      why,
    ).toEqual(model.upgrades);
    expect((await findStanding(tx, siteId, memberId))?.level ?? 1, why).toBe(model.level);
    expect(
      ofKind('mission').map(({ source }) => source),
      why,
    ).toEqual(play.missions);
    const won = [...boards].flatMap(([week, prizes]) => {
      const amount = prizes.get(memberId);
      return amount === undefined ? [] : [{ week, amount }];
    });
    expect(
      byWeek('leaderboard', (source) => source.replace('week ', '')),
      why,
    ).toEqual(won);
    const has = new Map<string, number>();
    for (const { first, from_number, to_number } of tickets) {
      const week = new Date(first).toISOString().slice(0, 10);
      has.set(week, (has.get(week) ?? 0) + to_number - from_number + 1);
    }
    expect(has, why).toEqual(play.tickets);
    const counts = new Map<string, number>([
      ['ticket', tickets.length],
      ['cashback', bonuses.length],
    ]);
    for (const { kind } of rewards) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  });
}
