import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { type ProcessRequest, processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { recordVendorRounds } from '#gateway/areas/money/repository/rounds-repository.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { placeUnder } from '../repository/line-repository.ts';
import { countSitePlay } from './count-team-play.ts';

const SITE = 'aurora';
const START = Date.parse('2026-03-01T20:00:00Z');
const SLOT_MS = 300_000;
const MEMBERS = 14;
const STEPS = 160;

/** What moved for a member at a moment, in minor units. */
interface Fact {
  readonly member: number;
  readonly at: number;
  readonly bets: number;
  readonly bet: number;
  readonly win: number;
}

const idOf = (member: number): string => `M${String(member).padStart(9, '0')}`;

describeOnOneEngine('play counted for teams', (open) => {
  let database: TestDatabase;
  let nowMs = START;
  const site = { ...siteDocuments({ id: SITE, site: { timeZone: 'UTC' } }), revision: '1' } as unknown as PublishedSite;
  const facts: Fact[] = [];
  /** The upline of each member since a moment; a new list with each move. */
  const lines: { readonly since: number; readonly uplines: readonly (number | null)[] }[] = [];
  /** A small generator, so that both engines live through the same. */
  let seed = 20;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const users = { seamless: [] as string[], transfer: [] as string[] };

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    const integrationId = await addIntegration(database);
    const elsewhere = await addIntegration(database, { vendor: 'JL', wallet: 'transfer' });
    const uplines: (number | null)[] = [];
    for (let member = 0; member < MEMBERS; member += 1) {
      const upline = member === 0 || member === 7 ? null : random(member);
      uplines.push(upline);
      await database.forSite(SITE, (tx) =>
        insertMember(tx, SITE, {
          ...{ member_id: idOf(member), account: idOf(member), type: member % 3 === 0 ? 1 : 0 },
          ...{ upline_id: upline === null ? null : idOf(upline), register_method: 'WEB', register_address: '' },
          registered_at: new Date(START - 86_400_000).toISOString(),
        } as never),
      );
      const player = { memberId: idOf(member), balanceMinor: 1_000_000 };
      users.seamless.push(await addPlayer(database, { ...player, integrationId }));
      users.transfer.push(await addPlayer(database, { ...player, integrationId: elsewhere, balanceMinor: 0 }));
    }
    lines.push({ since: Number.NEGATIVE_INFINITY, uplines });
  });

  /** Plays a round: a bet, and sometimes its rollback, a win, or a rolled-back win. */
  async function play(member: number, round: number): Promise<void> {
    const bet = 1 + random(500);
    const kinds = [['bet'], ['bet', 'win'], ['bet', 'rollback'], ['bet', 'win', 'rollback']][random(4)] ?? [];
    const win = 1 + random(900);
    const request: ProcessRequest = {
      ...{ site: SITE, integration: `${SITE}.PG`, vendor: 'PG', user: users.seamless[member] ?? '', currency: 'EUR' },
      ...{ own: 'EUR', zone: 'UTC', game: 'g', round: `r${round}`, session: null, finished: true, known: true },
      ...{ sessions: false, debts: true, refusal: 0, most: null, at: new Date(nowMs).toISOString(), kinds },
      ids: kinds.map((_, index) => `${round}-${index}`),
      amounts: kinds.map((name) => (name === 'bet' ? bet : name === 'win' ? win : 0)),
      originals: kinds.map((name, index) => (name === 'rollback' ? `${round}-${index - 1}` : null)),
    };
    const [outcome] = await processMany(database, [request]);
    expect(outcome).toMatchObject({ kind: 'applied', transactionIds: { length: kinds.length } });
    const isBack = kinds.at(-1) === 'rollback';
    const staked = isBack && kinds.length === 2 ? 0 : bet;
    facts.push({
      member,
      at: nowMs,
      bets: staked > 0 ? 1 : 0,
      bet: staked,
      win: kinds[1] === 'win' && !isBack ? win : 0,
    });
  }

  /** A vendor with a wallet of its own tells a round, and later what it has come to. */
  async function tell(
    member: number,
    round: number,
    told: { readonly bet: number; readonly win: number },
    isNew: boolean,
  ) {
    await database.forSite(SITE, (tx) =>
      recordVendorRounds(tx, SITE, {
        ...{ integrationId: `${SITE}.JL`, zone: 'UTC', at: new Date(nowMs) },
        rounds: [
          {
            ...{ user: users.transfer[member] ?? '', round: `t${round}`, game: 'g', currency: 'EUR', finished: false },
            ...{ bet: told.bet, win: isNew ? 0 : told.win, rolled_back: 0 },
            ...{ openedAt: new Date(nowMs - 7_200_000).toISOString(), closedAt: new Date(nowMs).toISOString() },
          } as never,
        ],
      }),
    );
    facts.push({ member, at: nowMs, bets: isNew ? 1 : 0, bet: isNew ? told.bet : 0, win: isNew ? 0 : told.win });
  }

  async function move(): Promise<void> {
    const uplines = [...(lines.at(-1)?.uplines ?? [])];
    const member = random(MEMBERS);
    const upline = random(MEMBERS + 1) - 1;
    const isBelow = (one: number | null): boolean => one !== null && (one === member || isBelow(uplines[one] ?? null));
    const moving = database.forSite(SITE, (tx) =>
      placeUnder(tx, SITE, {
        ...{ memberId: idOf(member), uplineId: upline < 0 ? null : idOf(upline), at: new Date(nowMs) },
      }),
    );
    if (isBelow(upline < 0 ? null : upline)) {
      await expect(moving).rejects.toMatchObject({ code: 'invalid_request', fields: { uplineId: 'wrong_value' } });
      return;
    }
    await moving;
    uplines[member] = upline < 0 ? null : upline;
    lines.push({ since: nowMs, uplines });
  }

  /** The sums of the days by walking up from each fact, as `agent child day` → bets, stakes, wins. */
  function expected(until: number): Map<string, readonly [number, number, number, number]> {
    const sums = new Map<string, readonly [number, number, number, number]>();
    const seen = new Set<string>();
    const add = (agent: number, child: string, day: string, fact: Fact, active: number): void => {
      const key = `${idOf(agent)} ${child} ${day}`;
      const [bets, bet, win, people] = sums.get(key) ?? [0, 0, 0, 0];
      sums.set(key, [bets + fact.bets, bet + fact.bet, win + fact.win, people + active]);
    };
    for (const fact of facts) {
      const slot = Math.floor(fact.at / SLOT_MS) * SLOT_MS;
      if (slot >= until || (fact.bet === 0 && fact.win === 0)) continue;
      const uplines = lines.filter(({ since }) => since <= slot).at(-1)?.uplines ?? [];
      const day = new Date(slot).toISOString().slice(0, 10);
      const active = fact.bets > 0 && !seen.has(`${fact.member} ${day}`) ? 1 : 0;
      if (active > 0) seen.add(`${fact.member} ${day}`);
      let below = fact.member;
      for (let agent: number | null = fact.member; agent !== null; agent = uplines[agent] ?? null) {
        add(agent, idOf(below), day, fact, active);
        add(agent, '', day, fact, active);
        below = agent;
      }
    }
    return sums;
  }

  /** Members who bet on some days, each once, for whoever stood above them at the first bet of such a day. */
  function activeOf(agent: number, child: number | null, first: string, last: string): number {
    const days = new Set<string>();
    const members = new Set<number>();
    for (const { member, at, bets } of [...facts].sort((one, other) => one.at - other.at)) {
      const slot = Math.floor(at / SLOT_MS) * SLOT_MS;
      const day = new Date(slot).toISOString().slice(0, 10);
      if (bets === 0 || days.has(`${member} ${day}`)) continue;
      days.add(`${member} ${day}`);
      if (day < first || day > last) continue;
      const uplines = lines.filter(({ since }) => since <= slot).at(-1)?.uplines ?? [];
      for (let below = member, above: number | null = member; above !== null; above = uplines[above] ?? null) {
        if (above === agent && (child === null || child === below)) members.add(member);
        below = above;
      }
    }
    return members.size;
  }

  async function counted(): Promise<Map<string, readonly [number, number, number, number]>> {
    const rows = await database.forSite(SITE, (tx) => tx.selectFrom('team_day').selectAll().execute());
    return new Map(
      rows
        .filter((row) => row.bets !== 0 || row.bet_minor !== '0' || row.win_minor !== '0')
        .map((row) => [
          [row.agent_id, row.child_id, row.day].join(' '),
          [row.bets, Number(row.bet_minor), Number(row.win_minor), row.active] as const,
        ]),
    );
  }

  const count = async (): Promise<number> => {
    const parts = { database, clock: () => new Date(nowMs) };
    return (await countSitePlay(parts, site)).getTime();
  };

  it('adds every amount to all who stood above its member when its slot began, once, whatever is moved', async () => {
    await count();
    const told = new Map<number, { readonly member: number; readonly bet: number; readonly win: number }>();
    for (let step = 0; step < STEPS; step += 1) {
      nowMs += 20_000 + random(2_400_000);
      const what = random(10);
      const open = told.get(step - 3);
      if (open !== undefined) await tell(open.member, step - 3, open, false);
      else if (what < 6) await play(random(MEMBERS), step);
      else if (what < 8) {
        const one = { member: random(MEMBERS), bet: 1 + random(300), win: random(300) };
        told.set(step, one);
        await tell(one.member, step, one, true);
      } else if (what === 8) await move();
      else await count();
    }
    nowMs += 3_600_000;
    const until = await count();
    expect(await counted()).toEqual(expected(until));
    expect(await count()).toBe(until);
    expect(await counted()).toEqual(expected(until));
    expect(lines.length).toBeGreaterThan(3);
  });

  it('counts each member once in any range of days, whatever is moved', async () => {
    const days = [...Array(6).keys()].map((day) => new Date(START + day * 86_400_000).toISOString().slice(0, 10));
    const ranges = days.flatMap((first) => days.filter((last) => first <= last).map((last) => [first, last] as const));
    const members = [...Array(MEMBERS).keys()];
    const asked = members.flatMap((agent) => [null, ...members].map((child) => [agent, child] as const));
    const children = asked.map(([, child]) => (child === null ? '' : idOf(child)));
    for (const [first, last] of ranges) {
      const { rows } = await database.forSite(SITE, (tx) =>
        sql<{ active: number }>`
          select team_active(${SITE}, a.agent, a.child, ${first}::date, ${last}::date) as active
          from unnest(${asked.map(([agent]) => idOf(agent))}::text[], ${children}::text[])
            with ordinality as a (agent, child, place) order by a.place`.execute(tx),
      );
      expect(rows.map(({ active }) => active)).toEqual(
        asked.map(([agent, child]) => activeOf(agent, child, first, last)),
      );
    }
  });

  it('lets a move take effect after the last one of the same member, whatever a clock says', async () => {
    const uplines = [...(lines.at(-1)?.uplines ?? [])];
    const member = uplines.findLastIndex((upline) => upline !== null);
    const place = (uplineId: string | null, at: number) =>
      database.forSite(SITE, (tx) => placeUnder(tx, SITE, { memberId: idOf(member), uplineId, at: new Date(at) }));
    expect((await place(null, nowMs)).getTime()).toBe(nowMs);
    expect((await place(idOf(uplines[member] ?? 0), nowMs - 600_000)).getTime()).toBe(nowMs);
    const spans = await database.forSite(SITE, (tx) =>
      tx.selectFrom('team_span').selectAll().where('descendant_id', '=', idOf(member)).execute(),
    );
    for (const { from_at, until_at } of spans)
      if (Number.isFinite(Date.parse(from_at)) && Number.isFinite(Date.parse(until_at)))
        expect(Date.parse(from_at)).toBeLessThanOrEqual(Date.parse(until_at));
  });

  it('keeps the number of people below each member', async () => {
    const uplines = lines.at(-1)?.uplines ?? [];
    const below = new Map<string, number>();
    for (let member = 0; member < MEMBERS; member += 1)
      for (let above = uplines[member] ?? null; above !== null; above = uplines[above] ?? null)
        below.set(idOf(above), (below.get(idOf(above)) ?? 0) + 1);
    const rows = await database.forSite(SITE, (tx) => tx.selectFrom('team_member').selectAll().execute());
    expect(new Map(rows.filter(({ people }) => people > 0).map((row) => [row.member_id, row.people]))).toEqual(below);
  });

  it('shows an agent nothing of others, whatever is asked for', async () => {
    const uplines = lines.at(-1)?.uplines ?? [];
    const isBelow = (agent: number, one: number | null): boolean =>
      one !== null && (one === agent || isBelow(agent, uplines[one] ?? null));
    const everybody = [...Array(MEMBERS).keys()];
    for (const agent of everybody) {
      const team = everybody.filter((one) => isBelow(agent, one)).map(idOf);
      const seen = await database.forAgent(SITE, idOf(agent), async (tx) => ({
        members: await tx.selectFrom('member').select('member_id').execute(),
        days: await tx.selectFrom('team_day').select('agent_id').distinct().execute(),
        wallets: await tx.selectFrom('ledger_account').select('member_id').distinct().execute(),
        rounds: await tx
          .selectFrom('game_round')
          .innerJoin('ledger_account', 'ledger_account.account_id', 'game_round.account_id')
          .select('member_id')
          .distinct()
          .execute(),
      }));
      expect(seen.members.map(({ member_id }) => member_id).sort()).toEqual([...team].sort());
      for (const { agent_id } of seen.days) expect(team).toContain(agent_id);
      expect(seen.wallets.map(({ member_id }) => member_id).sort()).toEqual([...team].sort());
      for (const { member_id } of seen.rounds) expect(team).toContain(member_id);
    }
    const isWriting = database.forAgent(SITE, idOf(0), (tx) => tx.deleteFrom('team_note').execute());
    await expect(isWriting).rejects.toThrow(/read-only|denied/);
  });
});
