import { beforeAll, expect, it } from 'vitest';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { notifyMember, notifyMembers } from './notify-member.ts';

const SITE = 'aurora';
const ONE = 'M000000001';
const TWO = 'M000000002';
const AT = new Date('2026-03-01T12:00:00Z');

describeOnOneEngine('messages to members', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, async (tx) => {
      await tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute();
      for (const id of [ONE, TWO])
        await tx
          .insertInto('member')
          .values({
            ...{ site_id: SITE, member_id: id, account: id, account_key: id, type: 0, upline_id: null },
            ...{ register_method: 'WEB', register_address: '', registered_at: AT.toISOString() },
          } as never)
          .execute();
    });
  });

  it('have their events numbered without a gap, also where one member is told several things at once', async () => {
    const to = (memberId: string, amount: string) => ({
      ...{ memberId, kind: 'paymentDividend' as const, params: { amount, currency: 'EUR' }, at: AT },
    });
    await database.forSite(SITE, async (tx) => {
      await notifyMembers(tx, SITE, []);
      await notifyMember(tx, SITE, to(ONE, '1'));
      await notifyMembers(tx, SITE, [to(TWO, '2'), to(ONE, '3'), to(TWO, '4'), to(ONE, '5')]);
    });
    const rows = await database.forSite(SITE, (tx) =>
      tx
        .selectFrom('member_event as e')
        .innerJoin('member_message as m', (join) =>
          join.onRef('m.site_id', '=', 'e.site_id').onRef('m.member_id', '=', 'e.audience'),
        )
        .select(['e.audience', 'e.event_id', 'e.payload', 'm.message_id', 'm.params'])
        .orderBy('e.audience')
        .orderBy('e.event_id')
        .execute(),
    );
    const told = rows.filter((row) => (row.payload as { messageId?: string }).messageId === row.message_id);
    expect(told.map(({ audience, event_id, params }) => `${audience} ${event_id} ${params.amount}`)).toEqual([
      ...[`${ONE} 1 1`, `${ONE} 2 3`, `${ONE} 3 5`, `${TWO} 1 2`, `${TWO} 2 4`],
    ]);
  });
});
