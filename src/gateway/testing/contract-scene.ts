import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { AgentPlans, NewContract } from '#contracts/generated/contracts.ts';
import type { MemberType } from '#contracts/member-types.ts';
import { endContractsOfMoved } from '#gateway/areas/agents/contracts/end-contracts.ts';
import { placeUnder } from '#gateway/areas/agents/repository/line-repository.ts';
import { settleAgents } from '#gateway/areas/agents/settlement/settle-agents.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

/** A quarter past noon in Madrid, on a Friday. */
export const CONTRACT_START = Date.parse('2026-03-06T11:15:00Z');

const SITE = 'aurora';
const DAY_MS = 86_400_000;

/** What the site of the scene pays: dividends by the day, so that a period ends in a test. */
export const SCENE_PLANS: AgentPlans = {
  dividend: 'daily',
  payAfterDays: 1,
  salary: ['daily', 'hourly', 'realtime'],
  minimumBet: '1.00',
  onRequest: ['dividend'],
  terms: {
    dividend: [
      { turnover: '0', active: 0, rate: '20' },
      { turnover: '100.00', netLoss: '50.00', active: 2, rate: '40' },
    ],
    daily: [{ turnover: '0', active: 0, rate: '1' }],
    hourly: [{ turnover: '0', active: 0, rate: '0.5' }],
    realtime: [{ turnover: '0', active: 0, rate: '0.8' }],
  },
};

/** An account of the scene. */
export interface SceneAgent {
  readonly memberId: string;
  readonly account: string;
}

/**
 * A gateway with agents and contracts, whose clock the test moves. It starts before the tests of a describe.
 * @param environment of the gateway, beside what tests have.
 */
export function contractScene(
  open: () => Promise<TestDatabase>,
  plans: AgentPlans = SCENE_PLANS,
  environment: Readonly<Record<string, string>> = {},
) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = CONTRACT_START;
  let made = 0;
  const tokens = new Map<string, string>();
  const envelope = () => ({ envelope: { iat: Math.floor(nowMs / 1_000) } });
  const now = () => new Date(nowMs);
  const modules = ['CONTRACT3', 'DIVIDEND3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3', 'SIGNIN3'] as const;
  const flags = modules.map((modId) => ({ modId, enabled: true }));

  beforeAll(async () => {
    database = await open();
    const sites = [siteDocuments({ id: SITE, site: { flags, agentPlans: plans } }), siteDocuments({ id: 'lotus' })];
    gateway = await startGateway(database, { sites, now, environment });
  });
  afterAll(() => gateway.close());

  const site = () => {
    const found = gateway.sites.all().find(({ id }) => id === SITE);
    if (found === undefined) throw new Error('the site is not served');
    return found;
  };

  const scene = {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    now,
    site,
    /** Lets time pass; sessions end with a day. */
    pass: (ms: number): void => {
      nowMs += ms;
      if (ms >= DAY_MS) tokens.clear();
    },

    /** Opens an account below another one; null is the house. */
    async newAgent(upline: SceneAgent | null, type: MemberType = 1): Promise<SceneAgent> {
      made += 1;
      const account = `agent${String.fromCharCode(97 + (made % 26), 97 + Math.floor(made / 26))}`;
      tokens.set(account, await accountCalls(gateway).newMember(account, envelope()));
      const memberId = await database.forSite(SITE, async (tx) => {
        // Before the first call, since sessions keep the type.
        const { member_id } = await tx
          .updateTable('member')
          .set({ type })
          .where('account', '=', account)
          .returning('member_id')
          .executeTakeFirstOrThrow();
        if (upline !== null)
          await placeUnder(tx, SITE, { memberId: member_id, uplineId: upline.memberId, at: new Date(0) });
        return member_id;
      });
      return { memberId, account };
    },

    async ask(
      { account }: Pick<SceneAgent, 'account'>,
      path: string,
      { headers = {}, ...options }: Parameters<TestGateway['ask']>[1] = {},
    ): Promise<SiteResponse> {
      const token = tokens.get(account) ?? (await accountCalls(gateway).signedIn(account, envelope())).token;
      tokens.set(account, token);
      return gateway.ask(path, { ...options, headers: { ...accountCalls(gateway).bearer(token), ...headers } });
    },

    post: (agent: Pick<SceneAgent, 'account'>, path: string, body: object = {}): Promise<SiteResponse> =>
      scene.ask(agent, path, { method: 'POST', body }),

    /** Offers a contract that counts from tomorrow, at a flat rate unless told otherwise. */
    offer(
      from: SceneAgent,
      to: SceneAgent,
      {
        rate = '20',
        key = `offer-${Math.random()}`,
        ...changes
      }: Partial<NewContract> & { rate?: string; key?: string } = {},
    ): Promise<SiteResponse> {
      const body = {
        ...{ memberId: to.memberId, kind: 'dividend', period: 'daily', startsOn: scene.day(1) },
        ...{ tiers: [{ turnover: '0', active: 0, rate }], ...changes },
      };
      return scene.ask(from, '/wps/agent/contracts', { method: 'POST', body, headers: { 'idempotency-key': key } });
    },

    /** A day of the site from today on: `2026-03-01`. */
    day: (later: number): string =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date(nowMs + later * DAY_MS)),

    /** Moves a member, as the desk of its upline does. */
    move: (member: SceneAgent, upline: SceneAgent | null): Promise<void> =>
      database.forSite(SITE, async (tx) => {
        const change = { memberId: member.memberId, uplineId: upline?.memberId ?? null, at: now() };
        await placeUnder(tx, SITE, change);
        await endContractsOfMoved(tx, site(), change);
      }),

    /** Play that is counted already, in minor units. */
    async play(member: SceneAgent, at: number, bet: number, win = 0): Promise<void> {
      const slot = new Date(Math.floor(at / 300_000) * 300_000).toISOString();
      await database.asOwner(
        (tx) =>
          sql`insert into team_play values (${bet}, ${win}, 0, 0, 1, ${slot}, ${SITE}, ${member.memberId})`.execute(tx),
        { siteId: SITE },
      );
    },

    /** Settles what is over and lets time pass in which nobody plays: its hours and minutes are passed over. */
    async leap(ms: number): Promise<void> {
      await scene.settle();
      scene.pass(ms);
      await database.forSite(SITE, (tx) =>
        tx
          .updateTable('agent_progress')
          .set({ settled_to: now() })
          .where('kind', 'in', ['realtime', 'hourly'])
          .execute(),
      );
    },

    /** The sum of a day, in minor units. @param childId empty for all together. */
    async countedDay(agent: SceneAgent, childId: string, day: string, bet: number, win: number): Promise<void> {
      await database.asOwner(
        (tx) =>
          sql`insert into team_day (site_id, agent_id, child_id, day, bets, bet_minor, win_minor, bonus_minor,
            rebate_minor, deposit_minor, withdrawal_minor, active, registrations, first_deposits)
          values (${SITE}, ${agent.memberId}, ${childId}, ${day}, 1, ${bet}, ${win}, 0, 0, 0, 0, 1, 0, 0)
          on conflict (site_id, agent_id, child_id, day) do update
            set bet_minor = team_day.bet_minor + excluded.bet_minor`.execute(tx),
        { siteId: SITE },
      );
    },

    /** Counts up to now, settles and pays. */
    async settle(): Promise<void> {
      await database.asOwner(
        (tx) =>
          sql`insert into team_progress values (${SITE}, ${now().toISOString()})
          on conflict (site_id) do update set counted_to = excluded.counted_to`.execute(tx),
        { siteId: SITE },
      );
      const parts = { database, clock: now, onMoved: () => {}, sites: { all: () => [site()] } };
      await settleAgents(parts, (_site, error) => {
        throw error;
      });
    },
  };
  return scene;
}
