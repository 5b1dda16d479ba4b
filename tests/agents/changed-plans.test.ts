import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { AgentPlans } from '#contracts/generated/contracts.ts';
import { settleAgents } from '#gateway/areas/agents/settlement/settle-agents.ts';
import { settleSite } from '#gateway/areas/agents/settlement/settle-site.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { storeTrees } from './store-trees.ts';

const AGENT = 'M000000001';
const NO_PLANS: AgentPlans = {};
const terms = (rate: string) => [{ turnover: '0', active: 0, rate }];
const daily = (rate: string): AgentPlans => ({ salary: ['daily'], terms: { daily: terms(rate) } });
const dividends = (plans: AgentPlans): AgentPlans => ({ ...plans, terms: { dividend: terms('10') } });

describeOnOneEngine('settlements of agents on a site whose plans change', (open) => {
  let database: TestDatabase;
  let made = 0;

  beforeAll(async () => {
    database = await open();
  });

  /** A site with one agent under the house. @param plays when it bet how much, and what it won. */
  async function newSite(plays: ReadonlyArray<readonly [at: string, bet: number, win?: number]>) {
    made += 1;
    const id = `plans-${made}`;
    const published = (agentPlans: AgentPlans, timeZone = 'UTC'): PublishedSite => {
      const modules = ['DIVIDEND3', 'DAILYSALARY3', 'REALTIMESALARY3'] as const;
      const flags = modules.map((modId) => ({ modId, enabled: true }));
      return {
        ...siteDocuments({ id, site: { timeZone, agentPlans, flags } }),
        ...{ revision: 1, publication: 1, assetBase: '' },
      };
    };
    const facts = plays.map(([at, bet, win = 0]) => ({
      ...{ member: AGENT, slot: Date.parse(at), bets: 1, bet, win, bonus: 0, rebate: 0 },
    }));
    const lines = [{ since: Number.NEGATIVE_INFINITY, uplines: new Map([[AGENT, null]]) }];
    const tree = { members: [AGENT], agents: new Set([AGENT]), lines, moves: [], contracts: [], facts };
    await storeTrees(database, [tree], { site: published(NO_PLANS), periods: [] });
    /** Settles at a moment, with all play before it counted. */
    const settle = async (at: string, agentPlans: AgentPlans, timeZone?: string): Promise<number> => {
      await countTo(at);
      return settleSite({ database, clock: () => new Date(at) }, published(agentPlans, timeZone));
    };
    const countTo = (at: string) =>
      database.asOwner(
        (tx) =>
          sql`insert into team_progress values (${id}, ${at}::timestamptz)
            on conflict (site_id) do update set counted_to = excluded.counted_to`.execute(tx),
        { siteId: id },
      );
    /** The settled periods with what they pay. */
    const payments = async (): Promise<readonly string[]> => {
      const { rows } = await database.forSite(id, (tx) =>
        sql<{ from_at: string; until_at: string; paid: string }>`
          select r.from_at, r.until_at, coalesce(p.amount_minor, 0) as paid
          from agent_run r left join agent_payment p on p.site_id = r.site_id and p.run_id = r.run_id
          where r.site_id = ${id} order by r.run_id`.execute(tx),
      );
      const shown = (at: string) => new Date(at).toISOString().slice(0, 16);
      return rows.map(({ from_at, until_at, paid }) => `${shown(from_at)} ${shown(until_at)} ${paid}`);
    };
    return { id, published, settle, countTo, payments };
  }

  it('pay what had ended when a kind was turned off, by the rules of then, and nothing that ended while it was off', async () => {
    const { settle, payments } = await newSite([
      ['2026-03-02T12:00:00Z', 1_000],
      ['2026-03-03T12:00:00Z', 2_000],
      ['2026-03-05T06:00:00Z', 4_000],
    ]);
    expect(await settle('2026-03-02T13:00:00Z', daily('10'))).toBe(0);
    expect(await settle('2026-03-03T00:05:00Z', NO_PLANS)).toBe(1);
    expect(await settle('2026-03-04T00:05:00Z', NO_PLANS)).toBe(0);
    expect(await settle('2026-03-05T12:00:00Z', daily('20'))).toBe(0);
    expect(await settle('2026-03-06T00:05:00Z', daily('20'))).toBe(1);
    expect(await payments()).toEqual([
      '2026-03-02T00:00 2026-03-03T00:00 100',
      '2026-03-05T00:00 2026-03-06T00:00 800',
    ]);
  });

  it('lose nothing where a kind is off for a moment', async () => {
    const { settle, payments } = await newSite([['2026-03-02T12:00:00Z', 1_000]]);
    const monthly = dividends({ dividend: 'monthly' });
    await settle('2026-03-01T12:00:00Z', monthly);
    await settle('2026-03-10T12:00:00Z', NO_PLANS);
    await settle('2026-03-10T12:05:00Z', monthly);
    expect(await settle('2026-04-01T00:05:00Z', monthly)).toBe(1);
    expect(await payments()).toEqual(['2026-03-01T00:00 2026-04-01T00:00 100']);
  });

  it('keep the calendar of the running period, and leave no day between two', async () => {
    const { settle, payments } = await newSite([
      ['2026-03-31T23:00:00Z', 1_000],
      ['2026-04-02T12:00:00Z', 2_000],
      ['2026-04-08T12:00:00Z', 3_000],
    ]);
    await settle('2026-03-20T12:00:00Z', dividends({ dividend: 'monthly' }));
    const weekly = dividends({ dividend: 'weekly' });
    expect(await settle('2026-03-25T12:00:00Z', weekly, 'Europe/Madrid')).toBe(0);
    expect(await settle('2026-04-20T12:00:00Z', weekly, 'Europe/Madrid')).toBe(4);
    expect(await payments()).toEqual([
      '2026-03-01T00:00 2026-04-01T00:00 100',
      '2026-04-01T00:00 2026-04-05T22:00 200',
      '2026-04-05T22:00 2026-04-12T22:00 300',
      '2026-04-12T22:00 2026-04-19T22:00 0',
    ]);
  });

  it('forget a loss for good where the site forgets losses', async () => {
    const { settle, payments } = await newSite([
      ['2026-03-02T12:00:00Z', 1_000, 5_000],
      ['2026-03-03T12:00:00Z', 1_000],
      ['2026-03-04T12:00:00Z', 1_000],
    ]);
    const deducting = dividends({ dividend: 'daily' });
    const forgetting = dividends({ dividend: 'daily', carryOver: 'none' });
    await settle('2026-03-02T13:00:00Z', deducting);
    await settle('2026-03-03T00:05:00Z', deducting);
    await settle('2026-03-04T00:05:00Z', forgetting);
    await settle('2026-03-05T00:05:00Z', deducting);
    expect((await payments()).map((line) => line.split(' ')[2])).toEqual(['0', '100', '100']);
  });

  it('settle and pay the other kinds where one fails', async () => {
    const { id, published, countTo, payments, settle } = await newSite([['2026-03-02T00:02:00Z', 1_000]]);
    const plans: AgentPlans = { salary: ['realtime', 'daily'], terms: { realtime: terms('1'), daily: terms('10') } };
    await settle('2026-03-02T00:01:00Z', plans);
    // A settlement of that period is in the way.
    await database.asOwner(
      (tx) =>
        sql`insert into agent_run (site_id, kind, period, from_at, until_at, due_at, min_bet_minor, is_carried,
            house_tiers, settled_at)
          values (${id}, 'realtime', 'fiveMinutes', '2026-03-02', '2026-03-02T00:05Z', '2026-03-02', 0, false, '[]',
            '2026-03-02')`.execute(tx),
      { siteId: id },
    );
    const at = '2026-03-03T00:05:00Z';
    await countTo(at);
    const failures: unknown[] = [];
    const parts = { database, clock: () => new Date(at), onMoved: () => {}, sites: { all: () => [published(plans)] } };
    await settleAgents(parts, (_site, error) => void failures.push(error));
    expect(failures).toHaveLength(1);
    expect((await payments()).at(-1)).toBe('2026-03-02T00:00 2026-03-03T00:00 100');
    const states = await database.forSite(id, (tx) => tx.selectFrom('agent_payment').select('state').execute());
    expect(states).toEqual([{ state: 'paid' }]);
  });
});
