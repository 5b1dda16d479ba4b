import { type Insertable, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PlayCheckTable, PlaySessionTable } from '#gateway/database/schema/protection-schema.ts';
import type { Player } from './play-limits-repository.ts';

export type PlaySessionRow = Selectable<PlaySessionTable>;

type Whose = Pick<Player, 'siteId' | 'memberId'>;

/** Play is over when nothing was bet for so long. */
export const PLAY_ENDS_AFTER_MS = 15 * 60_000;

/** A round that began so long before its last action is found too. */
const LONG_ROUND_MS = 60 * 60_000;

/** The periods of the site's calendar that a moment is in. */
export interface PlayWindows {
  readonly day: PlayWindow;
  readonly week: PlayWindow;
  readonly month: PlayWindow;
}

interface PlayWindow {
  readonly from: Date;
  /** When the next one begins. */
  readonly to: Date;
}

/** Reads the play of a member that goes on, and holds it until the transaction ends; undefined where there is none. */
export async function holdOpenPlay(
  tx: SiteTransaction,
  { siteId, memberId }: Whose,
): Promise<PlaySessionRow | undefined> {
  return tx
    .selectFrom('play_session')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * When the member last bet or won, as the ledger knows it; null where nothing happened since.
 * @param since rounds that began up to an hour before are looked at too.
 */
export async function lastRoundAt(
  tx: SiteTransaction,
  { siteId, memberId, at }: Pick<Player, 'siteId' | 'memberId' | 'at'>,
  since: Date,
): Promise<Date | null> {
  const from = new Date(since.getTime() - LONG_ROUND_MS).toISOString();
  const { rows } = await sql<{ last: string | null }>`
    select ledger_moment(max(r.last_id)) as last from ledger_account a cross join lateral (
      select last_id from game_round
      where site_id = ${siteId} and account_id = a.account_id and round_id >= ledger_id_at(${from}::timestamptz)
        and round_id < ledger_id_at(${new Date(at.getTime() + 1).toISOString()}::timestamptz)
      order by round_id desc limit 1
    ) r
    where a.site_id = ${siteId} and a.member_id = ${memberId} and a.kind = 'member'`.execute(tx);
  const last = rows[0]?.last;
  return last == null ? null : new Date(last);
}

/** When the latest play of a member ended; null where none did. */
export async function lastPlayEnd(tx: SiteTransaction, { siteId, memberId }: Whose): Promise<Date | null> {
  const row = await tx
    .selectFrom('play_session')
    .select('ended_at')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at == null ? null : new Date(row.ended_at);
}

/** Begins the play of a member, unless it goes on already. */
export async function beginPlay(tx: SiteTransaction, { siteId, memberId }: Whose, at: Date): Promise<void> {
  const began = at.toISOString();
  await tx
    .insertInto('play_session')
    .values({
      site_id: siteId,
      member_id: memberId,
      started_at: began,
      seen_at: began,
      ended_at: null,
      checked_at: began,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the play of a member that goes on. */
export async function noteOpenPlay(
  tx: SiteTransaction,
  { siteId, memberId }: Whose,
  { seen, ended, checked }: { readonly seen?: Date; readonly ended?: Date; readonly checked?: Date },
): Promise<void> {
  await tx
    .updateTable('play_session')
    .set({
      ...(seen && { seen_at: seen.toISOString() }),
      ...(ended && { ended_at: ended.toISOString() }),
      ...(checked && { checked_at: checked.toISOString() }),
    })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Writes down the answer to a reality check. */
export async function insertPlayCheck(tx: SiteTransaction, check: Insertable<PlayCheckTable>): Promise<void> {
  await tx
    .insertInto('play_check')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The minutes between reality checks that the member chose; undefined where it did not. */
export async function findReminder(
  tx: SiteTransaction,
  { siteId, memberId }: Whose,
): Promise<{ readonly everyMinutes: number | null } | undefined> {
  const row = await tx
    .selectFrom('play_reminder')
    .select('every_minutes')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && { everyMinutes: row.every_minutes };
}

/** Keeps the minutes between reality checks. @param everyMinutes null for none. */
export async function saveReminder(
  tx: SiteTransaction,
  { siteId, memberId, at }: Pick<Player, 'siteId' | 'memberId' | 'at'>,
  everyMinutes: number | null,
): Promise<void> {
  const changeable = { every_minutes: everyMinutes, set_at: at.toISOString() };
  await tx
    .insertInto('play_reminder')
    .values({ site_id: siteId, member_id: memberId, ...changeable })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(changeable))
    .execute();
}

/** The day, the week from Monday and the month of the site's calendar. */
export async function readWindows(
  tx: SiteTransaction,
  { zone, at }: Pick<Player, 'zone' | 'at'>,
): Promise<PlayWindows> {
  const { rows } = await sql<{ period: keyof PlayWindows; from: string; to: string }>`
    select p.period, l.began at time zone ${zone} as "from",
      (l.began + ('1 ' || p.period)::interval) at time zone ${zone} as "to"
    from (values ('day'), ('week'), ('month')) as p (period)
    cross join lateral (
      select date_trunc(p.period, ${at.toISOString()}::timestamptz at time zone ${zone}) as began
    ) l`.execute(tx);
  const windowOf = (period: keyof PlayWindows): PlayWindow => {
    const row = rows.find((one) => one.period === period);
    if (row === undefined) throw new Error('the database reckoned no window');
    return { from: new Date(row.from), to: new Date(row.to) };
  };
  return { day: windowOf('day'), week: windowOf('week'), month: windowOf('month') };
}

/** The seconds that a member played since a moment: what lies within it of each stretch of play. */
export async function playedSecondsSince(
  tx: SiteTransaction,
  { siteId, memberId, at }: Pick<Player, 'siteId' | 'memberId' | 'at'>,
  from: Date,
): Promise<number> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const since = sql`${from.toISOString()}::timestamptz`;
  const { rows } = await sql<{ seconds: string }>`
    select coalesce(sum(greatest(extract(epoch from least(s.until, ${now}) - greatest(s.started_at, ${since})), 0)), 0)
      as seconds
    from (
      select started_at, coalesce(ended_at,
        case when ${now} - seen_at <= interval '15 minutes' then ${now} else seen_at end) as until
      from play_session where site_id = ${siteId} and member_id = ${memberId}
        and started_at >= ${since} - interval '2 days' and started_at <= ${now}
    ) s where s.until > ${since}`.execute(tx);
  return Math.floor(Number(rows[0]?.seconds ?? 0));
}

/** A member who has a game open. */
export interface PlayingMember {
  readonly memberId: string;
  /** When it last bet or won within the time that was looked at; null where it did not. */
  readonly lastAt: Date | null;
  readonly open: PlaySessionRow | null;
  readonly hasTimeLimit: boolean;
}

/** Reads everybody who has a game open, or plays. */
export async function listPlaying(tx: SiteTransaction, siteId: string, at: Date): Promise<readonly PlayingMember[]> {
  const since = new Date(at.getTime() - PLAY_ENDS_AFTER_MS - LONG_ROUND_MS).toISOString();
  const { rows } = await sql<{
    member_id: string;
    last: string | null;
    started_at: string | null;
    seen_at: string;
    checked_at: string;
    has_time_limit: boolean;
  }>`
    select p.member_id, ledger_moment(l.last_id) as last, s.started_at, s.seen_at, s.checked_at,
      exists (select from play_limit t where t.site_id = ${siteId} and t.member_id = p.member_id and t.kind = 'time')
        as has_time_limit
    from (
      select member_id from game_session where site_id = ${siteId} and ended_at is null and mode = 'real'
      union select member_id from play_session where site_id = ${siteId} and ended_at is null
    ) p
    left join play_session s on s.site_id = ${siteId} and s.member_id = p.member_id and s.ended_at is null
    left join lateral (
      select max(r.last_id) as last_id from ledger_account a cross join lateral (
        select last_id from game_round
        where site_id = ${siteId} and account_id = a.account_id and round_id >= ledger_id_at(${since}::timestamptz)
        order by round_id desc limit 1
      ) r
      where a.site_id = ${siteId} and a.member_id = p.member_id and a.kind = 'member'
    ) l on true`.execute(tx);
  return rows.map(({ member_id, last, started_at, seen_at, checked_at, has_time_limit }) => ({
    memberId: member_id,
    lastAt: last === null ? null : new Date(last),
    open: started_at === null ? null : { site_id: siteId, member_id, started_at, seen_at, ended_at: null, checked_at },
    hasTimeLimit: has_time_limit,
  }));
}
