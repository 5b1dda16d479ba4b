import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { expectSoundLedger } from '#gateway/testing/wallet-histories.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { type ProcessRequest, processMany } from '../repository/process-repository.ts';

const SITE = 'aurora';
/** In another order than that of their names, and opened in that order. */
const MEMBERS = ['MB00000000', 'B000000000', '0A00000000', 'ZZ00000000', '9000000000', 'AZ00000000'];

describeOnEveryEngine('calls that share a transaction', (open) => {
  let database: TestDatabase;
  const users = new Map<string, string>();

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    const integrationId = await addIntegration(database);
    for (const memberId of MEMBERS)
      users.set(memberId, await addPlayer(database, { memberId, integrationId, balanceMinor: 1_000 }));
  });

  function callOf(member: string, round: string, more: Partial<ProcessRequest> = {}): ProcessRequest {
    const ids = more.ids ?? [`${round}-${member}`];
    return {
      site: SITE,
      integration: 'aurora.PG',
      vendor: 'PG',
      user: users.get(member) ?? '',
      currency: 'EUR',
      own: 'EUR',
      zone: 'UTC',
      game: 'g',
      round,
      session: null,
      finished: false,
      known: true,
      sessions: false,
      debts: true,
      refusal: 0,
      most: null,
      at: '2026-03-01T12:00:00Z',
      kinds: ids.map(() => 'bet'),
      amounts: ids.map(() => 10),
      originals: ids.map(() => null),
      ...more,
      ids,
    };
  }

  it('each find their own round', async () => {
    const outcomes = await processMany(
      database,
      MEMBERS.map((member, place) => callOf(member, 'named', { amounts: [place + 1] })),
    );
    const { rows } = await database.forSite(SITE, (tx) =>
      sql<{ member_id: string; round_id: string; round_of: string; bet_minor: string }>`
        select a.member_id, r.round_id::text, r.member_id as round_of, r.bet_minor::text
        from wallet_action a join played_round r on r.site_id = a.site_id and r.round_id = a.round_id
        where a.site_id = ${SITE} and a.vendor_round_id = 'named'`.execute(tx),
    );
    const roundOf = new Map(rows.map((row) => [row.member_id, row]));
    for (const [place, member] of MEMBERS.entries()) {
      const outcome = outcomes[place];
      const row = roundOf.get(member);
      expect(row).toMatchObject({ round_of: member, bet_minor: `${place + 1}` });
      expect(outcome).toMatchObject({ kind: 'applied', settled: { memberId: member, roundId: row?.round_id } });
    }
  });

  it('see what calls of the same member before them did, the question for a balance too', async () => {
    const [first, between, last] = await processMany(database, [
      callOf('ZZ00000000', 'order', { ids: ['order-1'] }),
      callOf('ZZ00000000', 'order', { ids: [] }),
      callOf('ZZ00000000', 'order', { ids: ['order-2'], kinds: ['win'], amounts: [100], finished: true }),
    ]);
    const start = first?.balanceMinor ?? 0;
    expect(between).toMatchObject({ balanceMinor: start, settled: null });
    expect(last).toMatchObject({ balanceMinor: start + 100, settled: { winMinor: 100, isFinished: true } });
  });

  it('give an id of an action to one of two members', async () => {
    const outcomes = await processMany(
      database,
      ['MB00000000', 'B000000000'].map((member) => callOf(member, 'shared', { ids: ['shared-id'] })),
    );
    expect(outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : 0)).sort()).toEqual([0, 201]);
  });

  it('leave nothing where they are refused, and cost their neighbours nothing', async () => {
    const outcomes = await processMany(
      database,
      MEMBERS.map((member, place) =>
        callOf(
          member,
          'refused',
          place % 2 === 0
            ? {}
            : { ids: [`refused-${member}-1`, `refused-${member}-2`], kinds: ['win', 'bet'], amounts: [5, 9_000] },
        ),
      ),
    );
    expect(outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : 0))).toEqual([
      0, 100, 0, 100, 0, 100,
    ]);
    const { rows } = await database.forSite(SITE, (tx) =>
      sql<{ member_id: string; round_of: string }>`
        select a.member_id, r.member_id as round_of
        from wallet_action a join played_round r on r.site_id = a.site_id and r.round_id = a.round_id
        where a.site_id = ${SITE} and a.vendor_round_id = 'refused' order by 1`.execute(tx),
    );
    const applied = MEMBERS.filter((_, place) => place % 2 === 0).sort();
    expect(rows).toEqual(applied.map((member) => ({ member_id: member, round_of: member })));
    await expectSoundLedger(database);
  });
});
