import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addRounds } from '#gateway/areas/games/repository/play-measures-repository.ts';
import { largestWins } from '#gateway/areas/games/repository/winners-repository.ts';
import {
  countSold,
  endTickets,
  holdDueTickets,
  holdWonChases,
  nextDueAt,
} from '#gateway/areas/lottery/repository/due-repository.ts';
import {
  findTickets,
  findTicketsOfRequest,
  holdOpenOfChase,
  holdOpenOfChases,
  insertTickets,
  listTickets,
  type NewTicket,
  recentGames,
  ticketsDrawnSince,
} from '#gateway/areas/lottery/repository/lottery-repository.ts';
import { balanceOf, postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { applyPlayLimits, savePlayLimit } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { readOurSide } from '#gateway/areas/money/repository/reconciliation-repository.ts';
import { changedRounds, playedGames } from '#gateway/areas/money/repository/rounds-repository.ts';
import {
  deleteVendorCallsBefore,
  findVendorCall,
  listVendorCalls,
} from '#gateway/areas/money/repository/vendor-call-repository.ts';
import { listRounds } from '#gateway/areas/money/repository/vendor-rounds-repository.ts';
import { actionsOfRound, pageOfRounds, totalOfRounds } from '#gateway/areas/records/repository/bet-repository.ts';
import { pageOfEntries, sumsOfEntries } from '#gateway/areas/records/repository/entry-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { requestOf } from '#gateway/testing/wallet-histories.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const SITE = 'aurora';
const INTEGRATION = 'aurora.PG';
const MEMBER = 'M000000001';
/** As many months as there are partitions of each table, and some more that migrating makes. */
const MONTHS = 24;
const monthOf = (index: number): string => new Date(Date.UTC(2031, index, 15, 12)).toISOString();
const window = { from: '2032-05-10T00:00:00Z', to: '2032-05-20T00:00:00Z' };
const owner = { siteId: SITE, memberId: MEMBER, currency: 'EUR' };
const search = { from: window.from, until: window.to };
const days = { ...search, first: '2032-05-10', last: '2032-05-19', zone: 'UTC' };

interface Read {
  readonly run: (tx: SiteTransaction, user: string) => Promise<unknown>;
  /** The partitions of one table that it may visit: those of its time range, and those of its keys. */
  readonly most: number;
}

const call = (user: string, round: string, at: string, action: Parameters<typeof requestOf>[0]['actions'][number]) => ({
  ...requestOf({ member: 0, day: 0, round, isFinished: false, actions: [action] }, user, ''),
  at,
});
const apply = (tx: SiteTransaction, request: object) =>
  sql`select seamless_process_many(${JSON.stringify([request])}::jsonb)`.execute(tx);
const bet = (id: string) => ({ kind: 'bet', id, amount: 1, original: null }) as const;

const tickets = { memberId: MEMBER, gameCode: undefined, at: new Date(monthOf(MONTHS - 1)) };
let sold = 0;
const due = { at: new Date(monthOf(MONTHS - 1)), limit: 10, except: [] };

/** A ticket of a chase of its own; its draw is a moment after its sale. */
const ticketOf = (name: string, ticketId: string, at = new Date(window.from)): NewTicket => ({
  ...{ ticket_id: ticketId, member_id: MEMBER, integration_id: INTEGRATION, game_code: 'SSC_STAR' },
  ...{ issue: '20320510-0001', currency: 'EUR', currency_decimals: 2, stake_minor: '1', lines: [] },
  ...{ chase_id: ticketId, stops_on_win: true, round_name: name, request_digest: 'd' },
  ...{ drawsAt: at, closesAt: at, placedAt: at },
});

const READS: Readonly<Record<string, Read>> = {
  'a bet': { most: 1, run: (tx, user) => apply(tx, call(user, 'new', window.from, bet('new'))) },
  'a repeated bet of a year ago': {
    most: 1,
    run: (tx, user) => apply(tx, call(user, 'round-5', window.from, bet('bet-5'))),
  },
  // The round and the bet that it reverses, and the month of the rollback.
  'a rollback of a bet of a year ago': {
    most: 2,
    run: (tx, user) =>
      apply(
        tx,
        call(user, 'round-5', window.from, { kind: 'rollback', id: 'undo', amount: 0, original: `${user} bet-5` }),
      ),
  },
  'a transfer': {
    most: 1,
    run: (tx) =>
      postTransfer(tx, SITE, {
        ...{ kind: 'grant', currency: 'EUR', request: { scope: 'pruning', key: '1' } },
        lines: [
          { kind: 'house', amount: -1n },
          { kind: 'member', memberId: MEMBER, amount: 1n },
        ],
      }),
  },
  'a balance': { most: 0, run: (tx) => balanceOf(tx, SITE, { memberId: MEMBER, currency: 'EUR', kind: 'member' }) },
  // The months of the month and the week that it is set in, and all later ones.
  'a limit that is set, with what was played': {
    most: 10,
    run: async (tx) => {
      const player = {
        siteId: SITE,
        memberId: MEMBER,
        currency: 'EUR',
        zone: 'UTC',
        at: new Date('2032-05-10T00:00:00Z'),
      };
      await savePlayLimit(tx, player, { kind: 'stake', period: 'day', amountMinor: 1n, next: null });
      await applyPlayLimits(tx, player);
    },
  },
  'a page of a member’s rounds': { most: 1, run: (tx) => pageOfRounds(tx, owner, search, { limit: 20, offset: 0 }) },
  'the totals of a member’s rounds': { most: 1, run: (tx) => totalOfRounds(tx, owner, search) },
  'a member’s round with its actions': {
    most: 2,
    run: async (tx) => {
      const [round] = await pageOfRounds(tx, owner, search, { limit: 1, offset: 0 });
      await actionsOfRound(tx, owner, { round_id: round?.round_id ?? '', last: 9 });
    },
  },
  'a page of a member’s transactions': {
    most: 1,
    run: (tx) => pageOfEntries(tx, owner, days, null, { until: days.until, limit: 20, offset: 0 }),
  },
  'the sums of a member’s transactions': { most: 1, run: (tx) => sumsOfEntries(tx, owner, days) },
  'the games that a member played in a month': {
    most: 2,
    run: (tx) =>
      playedGames(tx, SITE, MEMBER, {
        most: 9,
        since: new Date('2032-11-20T00:00:00Z'),
        until: new Date('2032-12-20T00:00:00Z'),
      }),
  },
  'the rounds of a vendor': { most: 1, run: (tx) => listRounds(tx, SITE, INTEGRATION, { ...window, limit: 10 }) },
  'our side of a reconciliation': {
    most: 2,
    run: (tx, userId) => readOurSide(tx, SITE, INTEGRATION, { window, named: [{ gameId: 'round-3', userId }] }),
  },
  'changes in a vendor’s list': {
    most: 1,
    run: (tx, user) => {
      const totals = { currency: 'EUR', bet: 2, win: 0, rolled_back: 0, finished: false };
      const round = { ...totals, round: 'round-3', game: 'g', user, openedAt: null, closedAt: null };
      return changedRounds(tx, SITE, { integrationId: INTEGRATION, rounds: [round] });
    },
  },
  'the rounds to measure': {
    most: 1,
    run: (tx) => addRounds(tx, SITE, { from: new Date(window.from), to: new Date(window.to) }),
  },
  'the winner board': { most: 1, run: (tx) => largestWins(tx, SITE, { currency: 'EUR', limit: 20 }) },
  'a ticket that is sold': {
    most: 1,
    run: (tx) => insertTickets(tx, SITE, [ticketOf('new', `${2765000000000001n + BigInt(++sold)}`)]),
  },
  'the tickets of a request of a year ago': {
    most: 1,
    run: (tx, user) =>
      findTicketsOfRequest(tx, SITE, { memberId: MEMBER, bet: `${user} bet-5`, integrations: [INTEGRATION] }),
  },
  'a page of a member’s tickets': {
    // A year, and the month in which it began.
    most: 14,
    run: (tx) => listTickets(tx, SITE, { ...tickets, status: undefined, hidden: [], limit: 20, offset: 0 }),
  },
  'the games that a member bet on': { most: 14, run: (tx) => recentGames(tx, SITE, MEMBER, tickets.at) },
  'a member’s tickets of a moment ago': {
    most: 2,
    run: (tx) => ticketsDrawnSince(tx, SITE, { memberId: MEMBER, gameCodes: ['SSC_STAR'], drawnAfter: due.at }),
  },
  'the open tickets of a chase': {
    most: 1,
    run: (tx) => holdOpenOfChase(tx, SITE, { memberId: MEMBER, chaseId: '2765000000000000' }),
  },
  'the open tickets of chases': { most: 1, run: (tx) => holdOpenOfChases(tx, SITE, ['2765000000000000']) },
  // 200 days, and those to come.
  'the tickets to settle': { most: 9, run: (tx) => holdDueTickets(tx, SITE, due) },
  'the chases that won': {
    most: 9,
    run: (tx) => holdWonChases(tx, SITE, { ...due, gameCodes: ['SSC_STAR'], drawnBefore: due.at }),
  },
  'the next draw': { most: 9, run: (tx) => nextDueAt(tx, SITE, due.at) },
  'the tickets sold for a draw': {
    most: 9,
    run: (tx) => countSold(tx, SITE, { gameCode: 'SSC_STAR', drawsAt: due.at }),
  },
  'tickets that end': {
    most: 2,
    run: async (tx) => {
      const [ticket] = await findTickets(tx, SITE, { memberId: MEMBER, ids: ['2765000000000000'] });
      const ended = { ticketId: ticket?.ticket_id ?? '0', status: 'lost', winMinor: 0n, hits: [0] } as const;
      await endTickets(tx, SITE, { ended: [ended], at: due.at });
    },
  },
  'a page of vendor calls': { most: 1, run: (tx) => listVendorCalls(tx, SITE, { ...window, limit: 10 }) },
  'a vendor call': { most: 1, run: (tx) => findVendorCall(tx, SITE, '2765000000000000') },
};

describeOnOneEngine('reads of what is kept by month', (open) => {
  let database: TestDatabase;
  let user: string;

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    await addIntegration(database);
    user = await addPlayer(database, { memberId: MEMBER, integrationId: INTEGRATION, balanceMinor: 1_000 });
    await database.asOwner((tx) =>
      sql`select make_months(${monthOf(0)}::timestamptz, ${monthOf(MONTHS - 1)}::timestamptz)`.execute(tx),
    );
    await database.forSite(SITE, async (tx) => {
      for (let index = 0; index < MONTHS; index += 1)
        await apply(tx, call(user, `round-${index}`, monthOf(index), bet(`bet-${index}`)));
      for (let index = 0; index < MONTHS; index += 1) {
        const { rows } = await sql<{ id: string }>`
          select (ledger_id_at(${monthOf(index)}::timestamptz) + 1)::text as id`.execute(tx);
        await insertTickets(tx, SITE, [ticketOf(`ticket-${index}`, rows[0]?.id ?? '', new Date(monthOf(index)))]);
      }
      const won = { kind: 'win', id: 'won', amount: 9, original: null } as const;
      await apply(tx, { ...call(user, 'round-1', monthOf(1), won), finished: true });
    });
  });

  /** How often each partition was visited; some of it before this transaction. */
  async function visits(tx: SiteTransaction) {
    const { rows } = await sql<{ table: string; partition: string; visits: string }>`
      select p.relname::text as table, s.relname::text as partition,
        (coalesce(s.seq_scan, 0) + coalesce(s.idx_scan, 0) + coalesce(s.n_tup_ins, 0))::text as visits
      from pg_stat_xact_all_tables s
        join pg_inherits i on i.inhrelid = s.relid join pg_class p on p.oid = i.inhparent and p.relkind = 'p'
      where p.relname <> 'job'`.execute(tx);
    return rows;
  }

  /** The partitions that a piece of work visits, by table. */
  async function visitedBy(work: (tx: SiteTransaction) => Promise<unknown>) {
    return database.forSite(SITE, async (tx) => {
      const before = new Map((await visits(tx)).map(({ partition, visits: count }) => [partition, count]));
      await work(tx);
      const byTable = new Map<string, string[]>();
      for (const { table, partition, visits: count } of await visits(tx))
        if (count !== before.get(partition)) byTable.set(table, [...(byTable.get(table) ?? []), partition]);
      return byTable;
    });
  }

  it.each(Object.keys(READS))('visit the partitions of their range and keys alone: %s', async (name) => {
    const read = READS[name];
    // Twice: the second time by the plan that is kept.
    for (let time = 0; time < 2; time += 1) {
      const seen = await visitedBy(async (tx) => read?.run(tx, user));
      for (const [table, partitions] of seen)
        expect(partitions.length, `${table}: ${partitions.join(', ')}`).toBeLessThanOrEqual(read?.most ?? 0);
    }
  });

  it('would be noticed if they visited all: a query without a range does', async () => {
    const seen = await visitedBy((tx) => sql`select count(*) from game_round`.execute(tx));
    expect(seen.get('game_round')?.length).toBeGreaterThan(MONTHS);
  });

  it('delete old calls of vendors by their ids', async () => {
    await database.forSite(SITE, (tx) => deleteVendorCallsBefore(tx, SITE, monthOf(0)));
  });
});
