import { beforeAll, expect, it } from 'vitest';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { recordVendorRounds } from '#gateway/areas/money/repository/rounds-repository.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { agentScene, type SceneMember } from '#gateway/testing/agent-scene.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { recountTeams } from '../repository/count-repository.ts';

const SITE = 'aurora';
const ZONE = 'Asia/Ho_Chi_Minh';
const MINUTE_MS = 60_000;

const dayOf = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at);

describeOnOneEngine('payments and late reports counted for teams', (open) => {
  // Payments go by the database's clock: the scene begins before it.
  const scene = agentScene(open, { timeZone: ZONE }, Date.now() - 15 * MINUTE_MS);
  const site = { ...siteDocuments({ id: SITE, site: { timeZone: ZONE } }), revision: '1' } as unknown as PublishedSite;
  let agent: SceneMember;
  let player: SceneMember;
  let vendorUser: string;

  async function pay(kind: string, amount: number, key: string): Promise<void> {
    await scene.database.forSite(SITE, (tx) =>
      postTransfer(tx, SITE, {
        ...{ kind, currency: 'EUR', request: { scope: 'payments', key } },
        lines: [
          { kind: 'house', amount: -BigInt(amount) },
          { kind: 'member', memberId: player.memberId, amount: BigInt(amount) },
        ],
      }),
    );
  }

  async function countAll(): Promise<void> {
    await scene.count();
    await scene.count();
  }

  /** What everything came to for the agent, by the downline it came through. */
  async function sums(childId: string) {
    const rows = await scene.database.forSite(SITE, (tx) =>
      tx
        .selectFrom('team_day')
        .selectAll()
        .where('agent_id', '=', agent.memberId)
        .where('child_id', '=', childId)
        .execute(),
    );
    return rows.map(({ day, bets, bet_minor, win_minor, bonus_minor, rebate_minor, ...row }) => ({
      ...{ day: String(day), bets, bet: Number(bet_minor), win: Number(win_minor) },
      ...{ bonus: Number(bonus_minor), rebate: Number(rebate_minor) },
      ...{ deposit: Number(row.deposit_minor), withdrawal: Number(row.withdrawal_minor) },
      ...{ active: row.active, registrations: row.registrations, firstDeposits: row.first_deposits },
    }));
  }

  beforeAll(async () => {
    agent = await scene.newMember({ type: 1 });
    await scene.count();
    player = await scene.newMember({ under: agent });
    const integrationId = await addIntegration(scene.database, { vendor: 'JL', wallet: 'transfer' });
    vendorUser = await addPlayer(scene.database, { memberId: player.memberId, integrationId, balanceMinor: 0 });
  });

  it('adds up deposits, withdrawals, bonuses and rebates in the site’s days, and each first deposit once', async () => {
    await pay('deposit_credit', 5_000, 'first');
    await pay('deposit_credit', 2_000, 'second');
    await pay('deposit_refund', -500, 'refund');
    await pay('withdrawal_reserve', -1_200, 'reserve');
    await pay('withdrawal_release', 200, 'release');
    await pay('bonus', 300, 'bonus');
    await pay('points_bonus', 60, 'mall');
    await pay('rebate', 40, 'rebate');
    await countAll();
    const expected = {
      ...{ day: dayOf(new Date()), bets: 0, bet: 0, win: 0, bonus: 360, rebate: 40, deposit: 6_500, withdrawal: 1_000 },
      ...{ active: 0, registrations: 1, firstDeposits: 1 },
    };
    expect(await sums('')).toEqual([expected]);
    expect(await sums(player.memberId)).toEqual([expected]);
  });

  it('counts a report that commits after its time was counted, once', async () => {
    const before = await sums('');
    // Its moment was counted already.
    const at = new Date(Date.now() - 5 * MINUTE_MS);
    await scene.database.forSite(SITE, (tx) =>
      recordVendorRounds(tx, SITE, {
        ...{ integrationId: `${SITE}.JL`, zone: ZONE, at },
        rounds: [
          {
            ...{ user: vendorUser, round: 'late', game: 'g', currency: 'EUR', finished: true, rolled_back: 0 },
            ...{ bet: 700, win: 150, openedAt: at.toISOString(), closedAt: at.toISOString() },
          } as never,
        ],
      }),
    );
    await countAll();
    await countAll();
    const after = await sums('');
    const total = (rows: typeof after, key: 'bet' | 'win' | 'bets' | 'active'): number =>
      rows.reduce((sum, row) => sum + row[key], 0);
    expect([total(after, 'bets'), total(after, 'bet'), total(after, 'win'), total(after, 'active')]).toEqual([
      total(before, 'bets') + 1,
      ...[700, 150, 1],
    ]);
  });

  it('comes to the same when it counts again, with a deposit that came too late', async () => {
    const before = await sums('');
    const deposited = before.reduce((sum, { deposit }) => sum + deposit, 0);
    // The database's clock is behind the scene's by now.
    await pay('deposit_credit', 100, 'late');
    await countAll();
    expect((await sums('')).reduce((sum, { deposit }) => sum + deposit, 0)).toBe(deposited);
    await recountTeams(scene.database, site, new Date(Date.now() - 24 * 60 * MINUTE_MS));
    await countAll();
    const after = await sums('');
    expect(after.reduce((sum, { deposit }) => sum + deposit, 0)).toBe(deposited + 100);
    for (const key of ['bets', 'bet', 'win', 'bonus', 'rebate', 'withdrawal', 'active', 'firstDeposits'] as const)
      expect([key, after.reduce((sum, row) => sum + row[key], 0)]).toEqual([
        key,
        before.reduce((sum, row) => sum + row[key], 0),
      ]);
  });
});
