import { sql } from 'kysely';
import type {
  RealtimeBalance,
  RealtimeChat,
  RealtimeDeposit,
  RealtimeMessage,
  RealtimeNotice,
  RealtimeSiteUpdated,
  RealtimeWinner,
  RealtimeWithdrawal,
} from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { noteWritten } from '../realtime/announce-after-commit.ts';
import type { StoredEvent } from '../realtime/stored-event.ts';

/** Realtime events: each kind has its own payload. */
export type RealtimeEvent =
  | RealtimeBalance
  | RealtimeChat
  | RealtimeDeposit
  | RealtimeMessage
  | RealtimeNotice
  | RealtimeSiteUpdated
  | RealtimeWinner
  | RealtimeWithdrawal;

/** An event before it has its number. */
export type NewEvent = RealtimeEvent extends infer Event
  ? Event extends RealtimeEvent
    ? Pick<Event, 'type' | 'payload'>
    : never
  : never;

/** How far the events of an audience have come, and from where on they are kept. */
export interface EventPosition {
  readonly lastId: number;
  readonly forgottenId: number;
}

/**
 * Writes an event in the transaction of its cause, with the next number of its audience. Others who write to the same
 * audience wait for the commit: write it last, and to several members in the order of their ids.
 */
export async function writeEvent(
  tx: SiteTransaction,
  siteId: string,
  audience: string,
  { type, payload }: NewEvent,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select member_event_write(${siteId}, ${audience}, ${type}, ${jsonText<object>(payload)}::jsonb,
      ${at.toISOString()}::timestamptz) as id`.execute(tx);
  noteWritten(tx, { audience, id: Number(rows[0]?.id), type, payload, at: at.toISOString() });
}

/**
 * Writes events to any audiences in one statement. Their counters are taken in the order of their ids, so that two that
 * write to the same audiences wait for each other and no more.
 * @param events several for one audience have their numbers in this order.
 */
export async function writeEvents(
  tx: SiteTransaction,
  siteId: string,
  events: ReadonlyArray<NewEvent & { readonly audience: string; readonly at: Date }>,
): Promise<void> {
  if (events.length === 0) return;
  const wanted = jsonText(events.map((event, place) => ({ place, ...event })));
  const { rows } = await sql<{ place: number; event_id: string }>`
    with wanted as materialized (
      select w.place, w.audience collate "C" as audience, w.type, w.payload, w.at,
        row_number() over (partition by w.audience order by w.place) as turn
      from jsonb_to_recordset(${wanted}::jsonb) as w (place integer, audience text, type text, payload jsonb, at timestamptz)
    ), asked as (
      select audience, count(*) as events from wanted group by audience
    ), counted as (
      insert into event_counter as c (site_id, audience, last_id)
      select ${siteId}, audience, events from asked order by audience
      on conflict (site_id, audience) do update set last_id = c.last_id + excluded.last_id
      returning audience, last_id
    ), numbered as materialized (
      select w.place, w.audience, w.type, w.payload, w.at, c.last_id - a.events + w.turn as event_id
      from wanted w join asked a on a.audience = w.audience join counted c on c.audience = w.audience
    ), written as (
      insert into member_event (site_id, audience, event_id, type, payload, at)
      select ${siteId}, audience, event_id, type, payload, at from numbered
    )
    select place, event_id from numbered order by place`.execute(tx);
  for (const { place, event_id } of rows) {
    const event = events[place];
    if (event) noteWritten(tx, { ...event, id: Number(event_id), at: event.at.toISOString() });
  }
}

/** Event positions of some audiences; an audience without events is left out, and stands at 0. */
export async function readPositions(
  tx: SiteTransaction,
  siteId: string,
  audiences: readonly string[],
): Promise<ReadonlyMap<string, EventPosition>> {
  const rows = await tx
    .selectFrom('event_counter')
    .select(['audience', 'last_id', 'forgotten_id'])
    .where('site_id', '=', siteId)
    .where('audience', 'in', audiences)
    .execute();
  return new Map(
    rows.map((row) => [row.audience, { lastId: Number(row.last_id), forgottenId: Number(row.forgotten_id) }]),
  );
}

/**
 * Reads the events after each audience's last one in one query, audience by audience and in order.
 * @param most rows at most: as many of them mean that there is more.
 */
export async function readEventsAfter(
  tx: SiteTransaction,
  siteId: string,
  heard: ReadonlyMap<string, number>,
  most: number,
): Promise<readonly StoredEvent[]> {
  const wanted = jsonText([...heard].map(([audience, after]) => ({ audience, after })));
  const { rows } = await sql<{ audience: string; event_id: string; type: string; payload: object; at: string }>`
    select event.audience, event.event_id, event.type, event.payload, event.at
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (audience text, after bigint)
    join member_event as event
      on event.site_id = ${siteId} and event.audience = wanted.audience collate "C" and event.event_id > wanted.after
    order by event.audience, event.event_id
    limit ${most}`.execute(tx);
  return rows.map(({ audience, event_id, type, payload, at }) => ({
    audience,
    id: Number(event_id),
    type,
    payload,
    at: new Date(at).toISOString(),
  }));
}

/**
 * Forgets what is older, and keeps in mind from where on the events of each audience are whole. The counters are taken
 * first, in the order that writers take them in: two gateways that forget at once, or one and a writer of several
 * audiences, wait for each other and no more.
 */
export async function forgetEvents(tx: SiteTransaction, siteId: string, before: Date): Promise<void> {
  const counters = await tx
    .selectFrom('event_counter')
    .select('audience')
    .where('site_id', '=', siteId)
    .where('audience', 'in', (old) =>
      old
        .selectFrom('member_event')
        .select('audience')
        .where('site_id', '=', siteId)
        .where('at', '<', before.toISOString()),
    )
    .orderBy('audience')
    .forNoKeyUpdate()
    .execute();
  if (counters.length === 0) return;
  await sql`
    with gone as (
      delete from member_event
      where site_id = ${siteId} and at < ${before.toISOString()}
        and audience in (select jsonb_array_elements_text(${jsonText(counters.map(({ audience }) => audience))}::jsonb) collate "C")
      returning audience, event_id
    ), newest as (
      select audience, max(event_id) as event_id from gone group by audience
    )
    update event_counter set forgotten_id = greatest(event_counter.forgotten_id, newest.event_id)
    from newest
    where event_counter.site_id = ${siteId} and event_counter.audience = newest.audience`.execute(tx);
}
