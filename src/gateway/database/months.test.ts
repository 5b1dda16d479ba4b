import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { balanceOf } from '#gateway/areas/money/repository/ledger-repository.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { requestOf } from '#gateway/testing/wallet-histories.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { makeMonths } from './make-months.ts';

const SITE = 'aurora';
const MEMBER = 'M000000001';
/** Months that no other test has made. */
const MAY = '2031-05-20T10:00:00Z';
const JUNE = '2031-06-01T00:00:10Z';

describeOnEveryEngine('the months of the ledger', (open) => {
  let database: TestDatabase;
  let user: string;

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    const integrationId = await addIntegration(database);
    user = await addPlayer(database, { memberId: MEMBER, integrationId, balanceMinor: 1_000 });
  });

  /** One action of the round at a moment, as the vendor calls. */
  async function act(kind: 'bet' | 'win' | 'rollback', id: string, at: string, original: string | null = null) {
    const action = { kind, id, amount: kind === 'rollback' ? 0 : 10, original };
    const [outcome] = await processMany(database, [
      {
        ...requestOf({ member: 0, day: 0, round: 'long', isFinished: kind === 'win', actions: [action] }, user, ''),
        at,
      },
    ]);
    if (outcome?.kind !== 'applied') throw new Error(`refused: ${outcome?.code}`);
    return outcome.transactionIds[0];
  }

  /** How many rows of a table are in each of its partitions, as the owner counts them. */
  async function rowsIn(partition: string): Promise<number> {
    const { rows } = await database.asOwner(
      (tx) => sql<{ count: number }>`select count(*)::int as count from ${sql.table(partition)}`.execute(tx),
      { siteId: SITE },
    );
    return rows[0]?.count ?? -1;
  }

  const balance = () =>
    database.forSite(SITE, (tx) => balanceOf(tx, SITE, { memberId: MEMBER, currency: 'EUR', kind: 'member' }));

  it('keep what belongs to no month that was made, until it is', async () => {
    await act('bet', 'bet-in-may', MAY);
    expect([await rowsIn('game_round_other'), await rowsIn('ledger_transfer_other')]).toEqual([1, 1]);
    const made = await database.asOwner((tx) => makeMonths(tx, new Date('2031-05-01T00:00:00Z')));
    // Six tables, and the months of May, June and July.
    expect(made).toBe(18);
    expect([await rowsIn('game_round_other'), await rowsIn('game_round_2031_05')]).toEqual([0, 1]);
    expect([await rowsIn('ledger_transfer_other'), await rowsIn('ledger_transfer_2031_05')]).toEqual([0, 1]);
  });

  it('are made once, by the modules’ role too', async () => {
    expect(await database.forPlatform((tx) => makeMonths(tx, new Date('2031-05-31T23:59:59Z')))).toBe(0);
    expect(await database.forPlatform((tx) => makeMonths(tx, new Date('2031-06-01T00:00:00Z')))).toBe(6);
  });

  it('keep a round together that goes on after midnight, and its transfers where they belong', async () => {
    await act('win', 'win-in-june', JUNE);
    expect([await rowsIn('game_round_2031_05'), await rowsIn('game_round_2031_06')]).toEqual([1, 0]);
    expect([await rowsIn('ledger_transfer_2031_05'), await rowsIn('ledger_transfer_2031_06')]).toEqual([1, 1]);
    expect(await balance()).toBe(1_000n);
  });

  it('apply an action once, across months', async () => {
    const first = await act('bet', 'bet-in-may', MAY);
    expect(await act('bet', 'bet-in-may', JUNE)).toBe(first);
    expect(await balance()).toBe(1_000n);
  });

  it('roll back an action of another month', async () => {
    await act('rollback', 'undo-in-june', JUNE, 'bet-in-may');
    expect(await balance()).toBe(1_010n);
    expect(await rowsIn('wallet_action_detail_2031_06')).toBe(1);
    const faults = await database.forSite(SITE, (tx) => checkLedger(tx, SITE));
    expect(isSound(faults), JSON.stringify(faults)).toBe(true);
  });

  describe('that were just made', () => {
    it('are guarded and kept for good like their tables', async () => {
      const { rows } = await database.asOwner((tx) =>
        sql<{ name: string; is_forced: boolean; is_kept: boolean }>`
          select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as is_forced,
            exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'is_kept_for_good') as is_kept
          from pg_class c where c.relname like '%_2031_06' and c.relkind = 'r' order by 1`.execute(tx),
      );
      expect(rows).toEqual([
        { name: 'game_round_2031_06', is_forced: true, is_kept: false },
        { name: 'ledger_transfer_2031_06', is_forced: true, is_kept: true },
        { name: 'lottery_ticket_2031_06', is_forced: true, is_kept: false },
        { name: 'significant_event_2031_06', is_forced: true, is_kept: false },
        { name: 'vendor_call_2031_06', is_forced: true, is_kept: false },
        { name: 'wallet_action_detail_2031_06', is_forced: true, is_kept: true },
      ]);
    });
  });
});
