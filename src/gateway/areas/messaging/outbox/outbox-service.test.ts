import { beforeAll, expect, it } from 'vitest';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { outboxService } from './outbox-service.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import type { DepartingMessage } from './transports/message-transport.ts';

const mail: OutgoingMessage = {
  channel: 'email',
  kind: 'passwordByEmail',
  to: 'mika@mail.example',
  subject: 'A new password',
  text: 'Open https://aurora.localhost/reset?code=1 to choose one.',
};

describeOnOneEngine('a message and its cause', (open) => {
  let database: TestDatabase;
  const departed: DepartingMessage[] = [];
  const problems: object[] = [];
  const served = ['aurora', 'lotus'].map(
    (id): PublishedSite => ({ ...siteDocuments({ id }), revision: 1, publication: 1, assetBase: '' }),
  );

  beforeAll(async () => {
    database = await open();
    for (const { id } of served)
      await database.forSite(id, (tx) => tx.insertInto('site').values({ site_id: id, merchant_code: id }).execute());
  });

  const outbox = () =>
    outboxService({
      database,
      sites: { all: () => served },
      transports: { email: { send: async (message) => void departed.push(message) }, sms: null },
      clock: () => new Date('2026-06-01T00:00:00Z'),
      log: { warn: (fields) => void problems.push(fields), error: (fields) => void problems.push(fields) },
      keepsBodies: false,
    });

  it('are there together or not at all', async () => {
    const undone = database.forSite('aurora', async (tx) => {
      await outbox().enqueue(tx, 'aurora', mail);
      throw new Error('the cause is gone');
    });
    await expect(undone).rejects.toThrow('the cause is gone');
    expect(await outbox().countWaiting()).toBe(0);
    for (const { id } of served) await database.forSite(id, (tx) => outbox().enqueue(tx, id, mail));
    expect(await outbox().countWaiting()).toBe(2);
  });

  it('are sent on every site once the outbox is nudged', async () => {
    outbox().nudge();
    await expect.poll(() => departed.map(({ senderName }) => senderName).sort()).toEqual(['aurora', 'lotus']);
    await expect.poll(() => outbox().countWaiting()).toBe(0);
    expect(departed[0]).toMatchObject({ to: 'mika@mail.example', subject: 'A new password', html: null });
    expect(problems).toEqual([]);
  });

  it('are refused where no message can leave', async () => {
    expect(outbox().isAvailable('sms')).toBe(false);
    expect(outbox().isAvailable('email')).toBe(true);
    const sms: OutgoingMessage = { channel: 'sms', kind: 'verify', to: '+34600000001', text: 'Your code is 1' };
    await expect(database.forSite('aurora', (tx) => outbox().enqueue(tx, 'aurora', sms))).rejects.toMatchObject({
      code: 'messages_unavailable',
    });
  });

  it('stay with the site whose transaction it is', async () => {
    await expect(database.forSite('lotus', (tx) => outbox().enqueue(tx, 'aurora', mail))).rejects.toMatchObject({
      code: '42501',
    });
  });
});
