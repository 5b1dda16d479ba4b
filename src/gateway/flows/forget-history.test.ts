import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { TRIAL_TYPE } from '#contracts/member-types.ts';
import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { lastSignIns } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import { notifyMember } from '#gateway/areas/messaging/inbox/notify-member.ts';
import { insertChatImage } from '#gateway/areas/service/repository/chat-image-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { forgetHistory } from './forget-history.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

describeOnOneEngine('forgetting what is kept of members for a time', (open) => {
  let database: TestDatabase;
  let made = 0;
  let member = '';

  beforeAll(async () => {
    database = await open();
    for (const siteId of ['aurora', 'lotus'])
      await database.forSite(siteId, (tx) =>
        tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute(),
      );
  });

  beforeEach(async () => {
    member = await newMember();
  });

  const inSite = <T>(work: (tx: SiteTransaction) => Promise<T>, siteId = 'aurora') => database.forSite(siteId, work);

  async function newMember({ type = 0 as 0 | 4, siteId = 'aurora', since = daysAgo(3_000) } = {}): Promise<string> {
    made += 1;
    const memberId = `MEMBER${String(made).padStart(4, '0')}`;
    const added = {
      member_id: memberId,
      account: `member${made}`,
      type,
      upline_id: null,
      nickname: null,
      password_hash: null,
      language: null,
      details: jsonText({}),
      register_method: 'WEB' as const,
      register_address: '192.0.2.1',
      registered_at: since.toISOString(),
    };
    await inSite((tx) => insertMember(tx, siteId, added), siteId);
    return memberId;
  }

  const signIn = (memberId: string, at: Date, address = '192.0.2.1', siteId = 'aurora') =>
    inSite(async (tx) => {
      const row = { site_id: siteId, member_id: memberId, address };
      const signed = { method: 'username' as const, device: '', signed_in_at: at.toISOString() };
      await tx
        .insertInto('member_sign_in')
        .values({ ...row, ...signed })
        .execute();
      await tx
        .insertInto('member_address')
        .values({ ...row, first_seen_at: at.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }, siteId);
  const signInDays = async (memberId = member) => {
    const rows = await inSite((tx) => lastSignIns(tx, 'aurora', memberId, 100));
    return rows.map(({ signed_in_at }) => (NOW.getTime() - Date.parse(signed_in_at)) / DAY_MS);
  };
  const addresses = async (memberId = member) => {
    const rows = await inSite((tx) =>
      tx.selectFrom('member_address').select('address').where('member_id', '=', memberId).orderBy('address').execute(),
    );
    return rows.map(({ address }) => address);
  };
  const forgetting = (sizes: { readonly rows?: number; readonly trials?: number } = {}) =>
    forgetHistory(database, { clock: () => NOW, ...sizes });

  it('keeps sign-ins for a year, and the last two of each member for ever', async () => {
    const dormant = await newMember();
    for (const days of [900, 800, 700, 600]) await signIn(dormant, daysAgo(days));
    for (const days of [500, 366, 364, 1]) await signIn(member, daysAgo(days));
    await forgetting()('aurora');
    expect(await signInDays(dormant)).toEqual([600, 700]);
    expect(await signInDays()).toEqual([1, 364]);
  });

  it('keeps addresses that the history knows, and every one for two years', async () => {
    await signIn(member, daysAgo(1_000), '192.0.2.1');
    await signIn(member, daysAgo(900), '192.0.2.2');
    await signIn(member, daysAgo(729), '192.0.2.3');
    await signIn(member, daysAgo(20), '192.0.2.2');
    await signIn(member, daysAgo(10), '192.0.2.4');
    const dormant = await newMember();
    await signIn(dormant, daysAgo(2_000), '192.0.2.9');
    await forgetting()('aurora');
    expect(await addresses()).toEqual(['192.0.2.2', '192.0.2.3', '192.0.2.4']);
    expect(await addresses(dormant)).toEqual(['192.0.2.9']);
  });

  it('keeps chats for a year after they ended, and those that go on', async () => {
    const chat = async (state: 'waiting' | 'closed', days: number) => {
      const memberId = await newMember();
      return inSite(async (tx) => {
        const at = daysAgo(days);
        const owned = { site_id: 'aurora', member_id: memberId, state };
        const { chat_id } = await tx
          .insertInto('chat')
          .values({ ...owned, opened_at: at, ...(state === 'closed' && { closed_at: at }) })
          .returning('chat_id')
          .executeTakeFirstOrThrow();
        const said = { site_id: 'aurora', chat_id, message_no: 1 };
        await tx
          .insertInto('chat_message')
          .values({ ...said, author: 'member', client_id: 'a', text: '', at })
          .execute();
        await insertChatImage(tx, {
          ...{ ...said, member_id: owned.member_id, file_sha256: 'a'.repeat(64), name: null, media_type: 'image/png' },
          ...{ width: 1, height: 1, bytes: Buffer.of(1), created_at: at },
        });
        return chat_id;
      });
    };
    await chat('closed', 400);
    const kept = [await chat('closed', 364), await chat('waiting', 900)];
    await forgetting()('aurora');
    const left = (table: 'chat' | 'chat_message' | 'chat_image') =>
      inSite(async (tx) => {
        const rows = await tx.selectFrom(table).select('chat_id').orderBy('chat_id').execute();
        return rows.map(({ chat_id }) => chat_id);
      });
    for (const table of ['chat', 'chat_message', 'chat_image'] as const) expect(await left(table)).toEqual(kept);
  });

  it('keeps messages for a year once they were read, and for two unread', async () => {
    const write = (createdDays: number, readDays: number | null) =>
      inSite((tx) =>
        tx
          .insertInto('member_message')
          .values({
            site_id: 'aurora',
            member_id: member,
            kind: 'password',
            params: jsonText({}),
            created_at: daysAgo(createdDays),
            read_at: readDays === null ? null : daysAgo(readDays).toISOString(),
          })
          .execute(),
      );
    await write(800, null);
    await write(800, 364);
    await write(729, null);
    await write(500, 366);
    await write(100, 99);
    await forgetting()('aurora');
    const rows = await inSite((tx) =>
      tx
        .selectFrom('member_message')
        .select(['created_at', 'read_at'])
        .where('member_id', '=', member)
        .orderBy('message_id')
        .execute(),
    );
    expect(rows.map(({ created_at }) => (NOW.getTime() - new Date(created_at).getTime()) / DAY_MS)).toEqual([
      800, 729, 100,
    ]);
  });

  it('removes trial accounts of a month ago without a session, with all their data, and no others', async () => {
    const session = (memberId: string, endsInDays: number, siteId = 'aurora') =>
      inSite(
        (tx) =>
          tx
            .insertInto('member_session')
            .values({
              site_id: siteId,
              token_digest: memberId,
              member_id: memberId,
              entrance: 'player',
              method: 'freeplay',
              address: '192.0.2.1',
              device: '',
              started_at: daysAgo(1).toISOString(),
              seen_at: daysAgo(1).toISOString(),
              expires_at: daysAgo(-endsInDays).toISOString(),
            })
            .execute(),
        siteId,
      );
    const trial = { type: TRIAL_TYPE, since: daysAgo(31) } as const;
    const left = await newMember(trial);
    await session(left, -0.1);
    await signIn(left, daysAgo(31));
    await inSite((tx) => notifyMember(tx, 'aurora', { memberId: left, kind: 'newAddress', at: daysAgo(31) }));
    const inUse = await newMember(trial);
    await session(inUse, 1);
    const young = await newMember({ type: TRIAL_TYPE, since: daysAgo(29) });
    const elsewhere = await newMember({ ...trial, siteId: 'lotus' });
    await forgetting()('aurora');

    const known = await inSite((tx) => tx.selectFrom('member').select('member_id').execute());
    const ids = known.map(({ member_id }) => member_id);
    expect(ids).toEqual(expect.arrayContaining([member, inUse, young]));
    expect(ids).not.toContain(left);
    expect(await inSite((tx) => tx.selectFrom('member').select('member_id').execute(), 'lotus')).toEqual([
      { member_id: elsewhere },
    ]);
    for (const table of ['member_session', 'member_sign_in', 'member_address', 'member_message'] as const) {
      const rows = await inSite((tx) => tx.selectFrom(table).select('member_id').execute());
      expect(
        rows.map(({ member_id }) => member_id),
        table,
      ).not.toContain(left);
    }
    for (const table of ['member_event', 'event_counter'] as const) {
      const rows = await inSite((tx) => tx.selectFrom(table).select('audience').execute());
      expect(
        rows.map(({ audience }) => audience),
        table,
      ).not.toContain(left);
    }
  });

  it('may delete no account but a trial’s, whatever is asked', async () => {
    await inSite(async (tx) => {
      await tx.deleteFrom('member_upline').where('descendant_id', '=', member).execute();
      await tx.deleteFrom('member').where('member_id', '=', member).execute();
    });
    const kept = await inSite((tx) =>
      tx
        .selectFrom('member')
        .innerJoin('member_upline', 'descendant_id', 'member.member_id')
        .select('depth')
        .where('member.member_id', '=', member)
        .execute(),
    );
    expect(kept).toEqual([{ depth: 0 }]);
  });

  it('does so much at once and goes on from there, also where another process is at it for a while', async () => {
    const own = await newMember({ siteId: 'lotus' });
    for (let days = 430; days > 400; days -= 1) await signIn(own, daysAgo(days), '192.0.2.1', 'lotus');
    const left = async () => {
      const rows = await inSite((tx) => tx.selectFrom('member_sign_in').select('sign_in_id').execute(), 'lotus');
      return rows.length;
    };
    for (let days = 40; days < 52; days += 1)
      await newMember({ type: TRIAL_TYPE, since: daysAgo(days), siteId: 'lotus' });
    const trials = async () => {
      const rows = await inSite(
        (tx) => tx.selectFrom('member').select('member_id').where('type', '=', 4).execute(),
        'lotus',
      );
      return rows.length;
    };
    const before = await trials();
    const forget = forgetting({ rows: 1, trials: 1 });
    await forget('lotus');
    expect(await left()).toBe(20);
    expect(await trials()).toBe(before - 10);
    await forget('lotus');
    expect(await left()).toBe(10);
    if (database.databaseUrl !== null) {
      let release = (): void => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let holding: Promise<void> = Promise.resolve();
      await new Promise<void>((held) => {
        holding = inSite(async (tx) => {
          await sql`select pg_advisory_xact_lock(hashtextextended('marquee forget lotus', 0))`.execute(tx);
          held();
          await released;
        }, 'lotus');
      });
      await forget('lotus');
      release();
      await holding;
      expect(await left()).toBe(10);
    }
    await forget('lotus');
    expect(await left()).toBe(2);
  });
});
