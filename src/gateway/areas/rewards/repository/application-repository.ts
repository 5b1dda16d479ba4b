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
  return sentApplication(tx, siteId, applicationId).forUpdate().executeTakeFirst();
}

/** Whether an application was sent. */
export async function isApplicationSent(tx: SiteTransaction, siteId: string, applicationId: string): Promise<boolean> {
  return (await sentApplication(tx, siteId, applicationId).executeTakeFirst()) !== undefined;
}

const sentApplication = (tx: SiteTransaction, siteId: string, applicationId: string) =>
  tx
    .selectFrom('promotion_application')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('state', '<>', 'draft');

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
  const order = state === 'open' ? 'asc' : 'desc';
  const rows = await all
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'a.site_id').onRef('m.member_id', '=', 'a.member_id'),
    )
    .selectAll('a')
    .select('m.account')
    .orderBy('a.sent_at', order)
    .orderBy('a.application_id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: Number(count) };
}

/**
 * Deletes at most so many drafts that were begun before a time and got no image since, with their images.
 * @returns how many.
 */
export async function forgetDrafts(
  tx: SiteTransaction,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const old = await tx
    .selectFrom('promotion_application as a')
    .select('a.application_id')
    .where('a.site_id', '=', siteId)
    .where('a.state', '=', 'draft')
    .where('a.created_at', '<', before.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion_image as i')
            .select('i.number')
            .whereRef('i.site_id', '=', 'a.site_id')
            .whereRef('i.application_id', '=', 'a.application_id')
            .where('i.created_at', '>=', before.toISOString()),
        ),
      ),
    )
    .orderBy('a.created_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ application_id }) => application_id);
  for (const table of ['promotion_image', 'promotion_application'] as const)
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('application_id', 'in', ids).execute();
  return old.length;
}
