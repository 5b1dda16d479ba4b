import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { SmsLimit, SmsScope, SmsStanding } from '../outbox/sms/sms-limits.ts';

/** The keys that a send is counted by, within its standing. */
export interface SmsSubject {
  readonly standing: SmsStanding;
  readonly number: string;
  readonly address: string;
  /** Null for IPv4. */
  readonly network56: string | null;
  readonly network48: string | null;
  readonly prefix: string;
  readonly country: string;
  /** Null where nobody is signed in. */
  readonly member_id: string | null;
}

/**
 * Makes the sends of a site follow one another until the transaction ends: two that count at once would both find room.
 */
export async function holdSends(tx: SiteTransaction, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`marquee sms ${siteId}`}, 0))`.execute(tx);
}

/**
 * Asks each limit for the send that fills it: the oldest of its last `most`.
 * @returns for each limit its time; null where there is room.
 */
export async function readFillingSends(
  tx: SiteTransaction,
  siteId: string,
  subject: SmsSubject,
  { limits, now }: { readonly limits: readonly SmsLimit[]; readonly now: Date },
): Promise<ReadonlyArray<Date | null>> {
  const questions = limits.map(({ scope, most, withinMs }, index) => {
    const since = new Date(now.getTime() - withinMs);
    return sql`(select ${sql.lit(index)} as position, sent_at from sms_send
      where site_id = ${siteId} and sent_at > ${since} and standing = ${subject.standing} and ${isAbout(scope, subject)}
      order by sent_at desc offset ${sql.lit(most - 1)} limit 1)`;
  });
  const { rows } = await sql<{ position: number; sent_at: string }>`${sql.join(questions, sql` union all `)}`.execute(
    tx,
  );
  const byPosition = new Map(rows.map(({ position, sent_at }) => [position, new Date(sent_at)]));
  return limits.map((_limit, index) => byPosition.get(index) ?? null);
}

function isAbout(scope: SmsScope, subject: SmsSubject): RawBuilder<unknown> {
  switch (scope) {
    case 'site':
      return sql`true`;
    case 'member':
      return sql`member_id = ${subject.member_id}`;
    case 'numberFromHere':
      return sql`number = ${subject.number} and address = ${subject.address}`;
    default:
      return sql`${sql.ref(scope)} = ${subject[scope]}`;
  }
}

export async function insertSend(
  tx: SiteTransaction,
  siteId: string,
  subject: SmsSubject,
  sentAt: Date,
): Promise<void> {
  await tx
    .insertInto('sms_send')
    .values({ site_id: siteId, ...subject, sent_at: sentAt })
    .execute();
}

/** Forgets sends that no limit counts any more. */
export async function removeSends(tx: SiteTransaction, siteId: string, before: Date): Promise<void> {
  await tx.deleteFrom('sms_send').where('site_id', '=', siteId).where('sent_at', '<=', before.toISOString()).execute();
}
