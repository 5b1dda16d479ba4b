import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PromotionApplicationTable } from '#gateway/database/schema/promotion-schema.ts';

/** An application as it is stored. */
export type ApplicationRow = Readonly<Selectable<PromotionApplicationTable>>;

/** Whose applications to which promotion. */
export interface Applicant {
  readonly memberId: string;
  readonly promotionId: string;
}

const OPEN = ['sent', 'review'] as const;

/** All applications of a member, drafts among them, the oldest first. */
export async function listOwnApplications(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<readonly ApplicationRow[]> {
  return tx
    .selectFrom('promotion_application')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('application_id')
    .execute();
}

/** Begins an application, which is a draft until it is sent. */
export async function insertDraft(
  tx: SiteTransaction,
  siteId: string,
  { memberId, promotionId, at }: Applicant & { readonly at: Date },
): Promise<ApplicationRow> {
  return tx
    .insertInto('promotion_application')
    .values({ site_id: siteId, member_id: memberId, promotion_id: promotionId, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes an application that the transaction holds. */
export async function changeApplication(
  tx: SiteTransaction,
  siteId: string,
  applicationId: string,
  change: {
    readonly state: ApplicationRow['state'];
    readonly comment?: string;
    readonly sent_at?: Date;
    readonly taken_at?: Date;
    readonly decided_at?: Date;
    readonly operator?: string;
    readonly reason?: string;
    readonly note?: string | null;
  },
): Promise<ApplicationRow> {
  return tx
    .updateTable('promotion_application')
    .set(change)
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An application that was sent; others who would decide it wait for the end of the transaction. */
export async function holdApplication(
  tx: SiteTransaction,
  siteId: string,
  applicationId: string,
): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('promotion_application')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('state', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst();
}

/** One page of a site's applications: those that wait by their age, the others the latest first. */
export async function pageOfApplications(
  tx: SiteTransaction,
  siteId: string,
  {
    state,
    offset,
    limit,
  }: { readonly state: 'open' | 'approved' | 'rejected'; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly (ApplicationRow & { readonly account: string })[]; readonly count: number }> {
  const states = state === 'open' ? OPEN : [state];
  const all = tx
    .selectFrom('promotion_application as a')
    .where('a.site_id', '=', siteId)
    .where('a.state', 'in', states);
  const { count } = await all.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'a.site_id').onRef('m.member_id', '=', 'a.member_id'),
    )
    .selectAll('a')
    .select('m.account')
    .orderBy('a.application_id', state === 'open' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: Number(count) };
}
