import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArchivedLedgerMonth, LedgerMonths, LedgerReport } from '#contracts/generated/contracts.ts';
import { endTickets } from '#gateway/areas/lottery/repository/due-repository.ts';
import { insertTickets } from '#gateway/areas/lottery/repository/lottery-repository.ts';
import { pageOfRounds, totalOfRounds } from '#gateway/areas/records/repository/bet-repository.ts';
import { makeMonths } from '#gateway/database/make-months.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { requestOf } from '#gateway/testing/wallet-histories.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { processMany } from '../repository/process-repository.ts';

const SITE = 'aurora';
const MEMBER = 'M000000001';
const MONTH = '2031-05';
const ROUNDS = 24;
const may = { from: '2031-05-01T00:00:00Z', until: '2031-06-01T00:00:00Z' };

const owner = { siteId: SITE, memberId: MEMBER, currency: 'EUR' };

describeOnEveryEngine('a month of the ledger in files', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;
  let user: string;
  let now = new Date('2031-05-20T12:00:00Z');
  const operators = () => operatorCalls(gateway);
  const post = (verb: string, month: string) =>
    operators().call(`/ledger/${verb}`, { method: 'POST', body: { month } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-archive-'));
    database = await open();
    gateway = await startGateway(database, { now: () => now, environment: { DATA_DIR: folder } });
    user = await addPlayer(database, {
      memberId: MEMBER,
      integrationId: await addIntegration(database),
      balanceMinor: 1_000,
    });
    await database.asOwner((tx) => makeMonths(tx, now));
    for (let n = 0; n < ROUNDS; n += 1) {
      await act(n, { kind: 'bet', id: `bet-${n}`, amount: 10 + n });
      if (n % 5 === 0) await act(n, { kind: 'rollback', id: `undo-${n}`, amount: 0, original: `bet-${n}` });
      // The last one stays open.
      if (n < ROUNDS - 1) await act(n, { kind: 'win', id: `win-${n}`, amount: n % 3 === 0 ? 40 : 0 }, true);
    }
    await sellTickets();
  });
  afterAll(async () => {
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Two tickets of the month, of which the first is settled. */
  const sellTickets = () =>
    database.forSite(SITE, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select (ledger_id_at(${now.toISOString()}::timestamptz) + n)::text as id from generate_series(0, 1) n`.execute(
        tx,
      );
      await insertTickets(
        tx,
        SITE,
        rows.map(({ id }) => ({
          ...{
            ticket_id: id,
            member_id: MEMBER,
            integration_id: 'aurora.PG',
            game_code: 'SSC_STAR',
            issue: '20310520',
          },
          ...{
            currency: 'EUR',
            currency_decimals: 2,
            stake_minor: '5',
            lines: [],
            chase_id: null,
            stops_on_win: false,
          },
          ...{ round_name: id, request_digest: 'd', drawsAt: now, closesAt: now, placedAt: now },
        })),
      );
      const ended = { ticketId: rows[0]?.id ?? '', status: 'won', winMinor: 9n, hits: [1] } as const;
      await endTickets(tx, SITE, { ended: [ended], at: now });
    });
  /** How the member's tickets stand, latest first. */
  const tickets = async () =>
    (
      await database.forSite(SITE, (tx) =>
        tx.selectFrom('lottery_ticket').select(['ticket_id', 'status']).orderBy('ticket_id', 'desc').execute(),
      )
    ).map(({ status }) => status);

  async function act(
    n: number,
    action: { kind: 'bet' | 'win' | 'rollback'; id: string; amount: number; original?: string },
    isFinished = false,
  ) {
    const original = action.original === undefined ? null : `${user} ${action.original}`;
    const call = { member: 0, day: 0, round: `round-${n}`, isFinished, actions: [{ ...action, original: null }] };
    const [outcome] = await processMany(database, [
      { ...requestOf(call, user, ''), at: new Date(now.getTime() + n * 60_000).toISOString(), originals: [original] },
    ]);
    return outcome;
  }

  /** The member's month, read back and added up. */
  const month = () =>
    database.forSite(SITE, async (tx) => ({
      rounds: await pageOfRounds(tx, owner, may, { limit: 100, offset: 0 }),
      totals: await totalOfRounds(tx, owner, may),
    }));
  const isSound = async () =>
    successOf<LedgerReport>(await operators().call('/ledger/check')).sites.every(({ isSound: sound }) => sound);

  let before: Awaited<ReturnType<typeof month>>;
  let firstTx: readonly string[];

  it('stays in the database while its actions may be repeated', async () => {
    before = await month();
    expect([before.totals.count, before.rounds.length]).toEqual([ROUNDS, ROUNDS]);
    const repeated = await act(1, { kind: 'bet', id: 'bet-1', amount: 11 });
    firstTx = repeated?.kind === 'applied' ? repeated.transactionIds : [];
    now = new Date('2031-09-30T23:59:59Z');
    expect(refusalOf(await post('archive', MONTH))).toMatchObject({
      ...{ code: 'invalid_request', fields: { month: 'out_of_range' } },
    });
  });

  it('goes when they are four months old, with the sums of what it moved kept', async () => {
    now = new Date('2031-10-02T00:00:00Z');
    const { tables } = successOf<ArchivedLedgerMonth>(await post('archive', MONTH));
    expect([tables.game_round?.rows, tables.ledger_transfer?.rows]).toEqual([ROUNDS, 2 * ROUNDS - 1 + 5]);
    const { stored, archived } = successOf<LedgerMonths>(await operators().call('/ledger/months'));
    expect([stored.includes(MONTH), archived]).toEqual([false, [MONTH]]);
    expect(await isSound()).toBe(true);
    expect((await month()).totals.count).toBe(1);
    // An open ticket stays, for its draw.
    expect([tables.lottery_ticket?.rows, await tickets()]).toEqual([2, ['open']]);
  });

  it('is in files that the owner alone may read', async () => {
    const names = await readdir(join(folder, 'archive', MONTH));
    expect(names.sort()).toEqual([
      'game_round.ndjson.gz',
      'ledger_transfer.ndjson.gz',
      'lottery_ticket.ndjson.gz',
      'manifest.json',
      'significant_event.ndjson.gz',
      'vendor_call.ndjson.gz',
      'wallet_action_detail.ndjson.gz',
    ]);
    for (const name of names) expect((await stat(join(folder, 'archive', MONTH, name))).mode & 0o777).toBe(0o600);
  });

  it('takes no action again, and no late action of a round that was closed', async () => {
    expect(await act(1, { kind: 'bet', id: 'bet-1', amount: 11 })).toMatchObject({ kind: 'refused', code: 400 });
    expect(await act(1, { kind: 'win', id: 'late', amount: 1 })).toMatchObject({ kind: 'refused', code: 400 });
    expect(await act(99, { kind: 'rollback', id: 'late-undo', amount: 0, original: 'bet-1' })).toMatchObject({
      ...{ kind: 'refused', code: 400 },
    });
  });

  it('leaves open rounds in place, for the win that may still come', async () => {
    const won = await act(ROUNDS - 1, { kind: 'win', id: 'at-last', amount: 7 }, true);
    expect(won).toMatchObject({ kind: 'applied', settled: { winMinor: 7, isFinished: true } });
    expect(await isSound()).toBe(true);
  });

  it('is not brought back from a file that was changed, and nothing is half restored', async () => {
    const path = join(folder, 'archive', MONTH, 'ledger_transfer.ndjson.gz');
    const whole = readFileSync(path);
    const lines = gunzipSync(whole).toString().split('\n');
    writeFileSync(path, gzipSync([...lines.slice(1, -1), ''].join('\n')));
    expect((await post('restore', MONTH)).status).toBe(500);
    expect(successOf<LedgerMonths>(await operators().call('/ledger/months')).archived).toEqual([MONTH]);
    expect(await isSound()).toBe(true);
    writeFileSync(path, whole);
  });

  it('is back as it was, but for what happened since', async () => {
    successOf<ArchivedLedgerMonth>(await post('restore', MONTH));
    const after = await month();
    const [last, ...others] = after.rounds;
    expect(others).toEqual(before.rounds.slice(1));
    expect(last).toMatchObject({ win_minor: '7', status: 'closed' });
    expect([after.totals.bet, after.totals.win]).toEqual([before.totals.bet, before.totals.win + 7n]);
    expect(await isSound()).toBe(true);
    const repeated = await act(1, { kind: 'bet', id: 'bet-1', amount: 11 });
    expect(repeated).toMatchObject({ kind: 'applied', transactionIds: firstTx });
    expect(await tickets()).toEqual(['open', 'won']);
  });

  it('comes back from files of before tickets were kept by month', async () => {
    successOf<ArchivedLedgerMonth>(await post('archive', MONTH));
    const path = join(folder, 'archive', MONTH, 'manifest.json');
    const { tables, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
    const { lottery_ticket: _tickets, ...former } = tables;
    writeFileSync(path, JSON.stringify({ ...rest, tables: former }));
    successOf<ArchivedLedgerMonth>(await post('restore', MONTH));
    expect(await tickets()).toEqual(['open']);
    expect((await month()).totals.count).toBe(ROUNDS);
  });

  it('is not there twice, nor brought back twice', async () => {
    expect(refusalOf(await post('restore', MONTH)).code).toBe('not_found');
    expect(refusalOf(await post('archive', '2030-01')).code).toBe('not_found');
    successOf<ArchivedLedgerMonth>(await post('archive', MONTH));
    expect(refusalOf(await post('archive', MONTH)).code).toBe('not_found');
    expect(await isSound()).toBe(true);
  });
});
