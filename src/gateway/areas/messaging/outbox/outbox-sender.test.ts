import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { insertMessage } from '../repository/outbox-repository.ts';
import { type OutboxSender, outboxSender, type SenderParts } from './outbox-sender.ts';
import { DeliveryError, type DepartingMessage } from './transports/message-transport.ts';

const START = Date.parse('2026-06-01T00:00:00Z');
const MINUTE_MS = 60_000;

describeOnEveryEngine('the outbox', (open) => {
  let database: TestDatabase;
  let nowMs: number;
  let departed: DepartingMessage[];
  let logged: object[];
  /** The behaviour of the transport; by default it accepts every message. */
  let onSend: (message: DepartingMessage) => Promise<void>;

  beforeAll(async () => {
    database = await open();
    for (const siteId of ['aurora', 'lotus'])
      await database.forSite(siteId, (tx) =>
        tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute(),
      );
  });

  beforeEach(async () => {
    nowMs = START;
    departed = [];
    logged = [];
    onSend = async () => undefined;
    for (const siteId of ['aurora', 'lotus'])
      await database.forSite(siteId, (tx) => tx.deleteFrom('outbox_message').execute());
  });

  function sender(parts: Partial<SenderParts> = {}): OutboxSender {
    const transport = {
      send: async (message: DepartingMessage) => {
        departed.push(message);
        await onSend(message);
      },
    };
    return outboxSender({
      database,
      transports: { email: transport, sms: transport },
      senderName: (siteId) => siteId.toUpperCase(),
      clock: () => new Date(nowMs),
      log: { warn: (fields) => void logged.push(fields), error: (fields) => void logged.push(fields) },
      keepsBodies: false,
      ...parts,
    });
  }

  const put = (to: string, { siteId = 'aurora', expiresAt }: { siteId?: string; expiresAt?: Date } = {}) =>
    database.forSite(siteId, (tx) =>
      insertMessage(
        tx,
        siteId,
        { channel: 'sms', kind: 'verify', to, text: 'Your code is 271828', ...(expiresAt && { expiresAt }) },
        new Date(nowMs),
      ),
    );
  const stored = (siteId = 'aurora') =>
    database.forSite(siteId, (tx) => tx.selectFrom('outbox_message').selectAll().orderBy('message_id').execute());

  it('sends each waiting message once, and keeps none of its text', async () => {
    await put('+34600000001');
    await sender().sendDue('aurora');
    await sender().sendDue('aurora');
    expect(departed).toMatchObject([{ to: '+34600000001', text: 'Your code is 271828', senderName: 'AURORA' }]);
    expect(await stored()).toMatchObject([
      { state: 'sent', text_body: null, html_body: null, last_error: null, sent_at: '2026-06-01T00:00:00Z' },
    ]);
    expect(logged).toEqual([]);
  });

  it('keeps the words for the inbox of a demo', async () => {
    await put('+34600000001');
    await sender({ keepsBodies: true }).sendDue('aurora');
    expect(await stored()).toMatchObject([{ state: 'sent', text_body: 'Your code is 271828' }]);
  });

  it('sends the messages of the site that it was asked for and of no other', async () => {
    await put('+34600000001');
    await put('+34600000002', { siteId: 'lotus' });
    await sender().sendDue('lotus');
    expect(departed.map(({ to, senderName }) => [to, senderName])).toEqual([['+34600000002', 'LOTUS']]);
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
  });

  it('tries again after waits that grow, and gives up after the last one', async () => {
    onSend = () => Promise.reject(new DeliveryError('SMS service: status 503', false));
    await put('+34600000001');
    const one = sender();
    const waitsMs = [10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
    for (const [index, waitMs] of waitsMs.entries()) {
      await one.sendDue('aurora');
      expect(await stored()).toMatchObject([
        { state: 'waiting', tries: index + 1, last_error: 'SMS service: status 503', text_body: 'Your code is 271828' },
      ]);
      nowMs += waitMs - 1;
      await one.sendDue('aurora');
      expect(departed).toHaveLength(index + 1);
      nowMs += 1;
    }
    await one.sendDue('aurora');
    expect(await stored()).toMatchObject([{ state: 'failed', tries: 6, text_body: null, sent_at: null }]);
    nowMs += 24 * 60 * MINUTE_MS;
    await one.sendDue('aurora');
    expect(departed).toHaveLength(6);
    expect(new Set(departed.map(({ id }) => id)).size).toBe(1);
  });

  it('gives a message up at once where no further try would help', async () => {
    onSend = () => Promise.reject(new DeliveryError('mail server: EENVELOPE 550 RCPT TO', true));
    await put('+34600000001');
    await sender().sendDue('aurora');
    expect(await stored()).toMatchObject([{ state: 'failed', tries: 1, text_body: null }]);
  });

  it('does not send an expired message', async () => {
    await put('+34600000001', { expiresAt: new Date(nowMs + MINUTE_MS) });
    nowMs += MINUTE_MS;
    await sender().sendDue('aurora');
    expect(departed).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'failed', last_error: 'of no use any more', text_body: null }]);
  });

  it('keeps the recipient and the text of a message out of the log and the row', async () => {
    onSend = ({ to, text }) => Promise.reject(new Error(`cannot send ${text} to ${to}`));
    await put('+34600000001');
    await sender().sendDue('aurora');
    const [row] = await stored();
    expect(row?.last_error).toBe('unexpected Error');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/271828|34600000001/);
  });

  it('sends one message once, however many processes send', async () => {
    const url = database.databaseUrl;
    const other = url === null ? database : await openDatabase({ databaseUrl: url, masterKeys: testMasterKeys() });
    const numbers = Array.from({ length: 60 }, (_, index) => `+346000001${String(index).padStart(2, '0')}`);
    for (const to of numbers) await put(to);
    const senders = [sender(), sender({ database: other }), sender(), sender({ database: other })];
    await Promise.all(senders.map((one) => one.sendDue('aurora')));
    await Promise.all(senders.map((one) => one.sendDue('aurora')));
    if (other !== database) await other.close();
    expect(departed.map(({ to }) => to).sort()).toEqual(numbers);
    expect(new Set((await stored()).map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  it('sends a message again when the process died before it marked it as sent', async () => {
    let failing = true;
    const dying: SenderParts['database'] = {
      forSite: (siteId, work) => {
        if (departed.length > 0 && failing) return Promise.reject(new Error('the process is gone'));
        return database.forSite(siteId, work);
      },
    };
    await put('+34600000001');
    await expect(sender({ database: dying }).sendDue('aurora')).rejects.toThrow('the process is gone');
    failing = false;
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await sender().sendDue('aurora');
    expect(departed).toHaveLength(1);
    nowMs += MINUTE_MS;
    await sender().sendDue('aurora');
    expect(departed.map(({ id }) => id)).toEqual([departed[0]?.id, departed[0]?.id]);
    expect(await stored()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  it('leaves a message sent that another process gives up later', async () => {
    let giveUp = (_error: Error): void => undefined;
    onSend = () => new Promise((_resolve, reject) => (giveUp = reject));
    await put('+34600000001');
    const slow = sender().sendDue('aurora');
    await expect.poll(() => departed.length).toBe(1);
    nowMs += MINUTE_MS;
    onSend = async () => undefined;
    await sender().sendDue('aurora');
    giveUp(new DeliveryError('SMS service: status 422', true));
    await slow;
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
  });

  it('waits at its stop for running sends, and takes nothing more', async () => {
    let arrive = (): void => undefined;
    onSend = () => new Promise((resolve) => (arrive = resolve));
    await put('+34600000001');
    const one = sender();
    const sending = one.sendDue('aurora');
    await expect.poll(() => departed.length).toBe(1);
    const stopping = one.stop();
    await put('+34600000002');
    await one.sendDue('aurora');
    arrive();
    await Promise.all([sending, stopping]);
    expect((await stored()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });

  it('deletes messages with their recipients after thirty days', async () => {
    await put('+34600000001');
    const one = sender();
    await one.sendDue('aurora');
    nowMs += 30 * 24 * 60 * MINUTE_MS + 1;
    await put('+34600000002');
    await one.sendDue('aurora');
    expect((await stored()).map(({ recipient }) => recipient)).toEqual(['+34600000002']);
  });

  it('reports the outcome of each try', async () => {
    const outcomes: string[] = [];
    onSend = ({ to }) =>
      to.endsWith('1') ? Promise.reject(new DeliveryError('SMS service: not reached', false)) : Promise.resolve();
    await put('+34600000001');
    await put('+34600000002');
    await sender({ onOutcome: (channel, outcome) => outcomes.push(`${channel} ${outcome}`) }).sendDue('aurora');
    expect(outcomes.sort()).toEqual(['sms delayed', 'sms sent']);
  });
});
