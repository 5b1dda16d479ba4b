import { type Kysely, sql } from 'kysely';

/** Tells the operators' desk when something that waits for a decision or an answer comes, changes or goes. */
export const deskNotices = { name: '070-desk-notices', up };

/** The topic under which changes of a table are sent. */
interface Told {
  readonly table: string;
  readonly topic: string;
  /** The changes that are sent, with a condition where not all of them are. */
  readonly on: ReadonlyArray<readonly [event: 'insert' | 'update' | 'delete', when?: string]>;
}

const always = [['insert'], ['update'], ['delete']] as const;

/** A change of a condition, either way. */
const turns = (condition: (row: 'old' | 'new') => string): string =>
  `(${condition('old')}) is distinct from (${condition('new')})`;

/** A withdrawal waits while it is in review. */
const inReview = (row: 'old' | 'new') => `${row}.state = 'reviewing'`;

/**
 * Most deposits and withdrawals never wait for anybody, and most updates of a chat say that a message was read: those
 * are not told, since transactions that send a notice commit one after the other.
 */
const told: readonly Told[] = [
  {
    table: 'payment',
    topic: 'withdrawals',
    on: [
      ['insert', inReview('new')],
      ['update', turns(inReview)],
    ],
  },
  {
    table: 'payment',
    topic: 'deposits',
    on: [['update', `new.flow = 'deposit' and old.held is distinct from new.held`]],
  },
  { table: 'withdrawal_part', topic: 'arrivals', on: [['update', turns((row) => `${row}.state = 'reported'`)]] },
  ...(['deposit', 'withdrawal', 'arrival'] as const).map((subject): Told => {
    return { table: 'payment_decision', topic: `${subject}s`, on: [['insert', `new.subject = '${subject}'`]] };
  }),
  ...(['deposit', 'withdrawal', 'arrival'] as const).map((subject): Told => {
    const isOf = (row: 'old' | 'new') => `${row}.case_id like '${subject}-%'`;
    const on = [
      ['insert', isOf('new')],
      ['update', isOf('new')],
      ['delete', isOf('old')],
    ] as const;
    return { table: 'case_hold', topic: `${subject}s`, on };
  }),
  // Whoever opens a case claims it: the desks read the page again, but no counts.
  { table: 'case_claim', topic: 'claims', on: always },
  { table: 'balance_adjustment', topic: 'adjustments', on: always },
  { table: 'point_redemption', topic: 'redemptions', on: always },
  {
    table: 'promotion_application',
    topic: 'applications',
    on: [['insert', `new.state <> 'draft'`], ['update', `new.state <> 'draft'`], ['delete']],
  },
  { table: 'referral', topic: 'referrals', on: [['update', turns((row) => `${row}.state = 'held'`)]] },
  { table: 'member_check', topic: 'identity', on: always },
  { table: 'feedback', topic: 'feedback', on: [['insert']] },
  { table: 'feedback_closed', topic: 'feedback', on: [['insert']] },
  {
    table: 'chat',
    topic: 'chats',
    on: [
      ['insert'],
      ['update', '(old.state, old.operator, old.last_no) is distinct from (new.state, new.operator, new.last_no)'],
    ],
  },
];

async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function tell_desk() returns trigger language plpgsql set search_path = marquee, pg_temp as $$
begin
  perform pg_notify('marquee_desk', coalesce(new.site_id, old.site_id) || ' ' || tg_argv[0]);
  return null;
end $$`)
    .execute(db);
  for (const { table, topic, on } of told) {
    for (const [event, when] of on) {
      await sql`create trigger ${sql.id(`tells_desk_${topic}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        for each row ${sql.raw(when === undefined ? '' : `when (${when})`)}
        execute function tell_desk(${sql.lit(topic)})`.execute(db);
    }
  }
}
