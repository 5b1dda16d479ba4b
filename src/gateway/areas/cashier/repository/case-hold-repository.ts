import type { SiteTransaction } from '#gateway/database/database.ts';
import type { CaseHoldStepTable } from '#gateway/database/schema/payment-schema.ts';

/** A case that is put aside. */
export interface NewHold {
  readonly caseId: string;
  readonly operator: string;
  readonly note: string;
  readonly now: Date;
  readonly until: Date;
}

/** Puts a case aside, or changes the hold that it has. Holds that are over are forgotten; their steps stay. */
export async function insertHold(
  tx: SiteTransaction,
  siteId: string,
  { caseId, operator, note, now, until }: NewHold,
): Promise<void> {
  await tx.deleteFrom('case_hold').where('site_id', '=', siteId).where('until_at', '<=', now.toISOString()).execute();
  const hold = { operator, note, held_at: now, until_at: until };
  await tx
    .insertInto('case_hold')
    .values({ site_id: siteId, case_id: caseId, ...hold })
    .onConflict((conflict) => conflict.columns(['site_id', 'case_id']).doUpdateSet(hold))
    .execute();
}

/** Ends the hold of a case, if it has one. */
export async function deleteHold(tx: SiteTransaction, siteId: string, caseId: string): Promise<void> {
  await tx.deleteFrom('case_hold').where('site_id', '=', siteId).where('case_id', '=', caseId).execute();
}

interface HoldStep {
  readonly caseId: string;
  readonly paymentId: string;
  readonly what: CaseHoldStepTable['what'];
  readonly operator: string;
  readonly now: Date;
  /** Left out for the end of a hold, as the time. */
  readonly note?: string;
  readonly until?: Date;
}

/** Keeps on record who put a case aside, or back. */
export async function insertHoldStep(
  tx: SiteTransaction,
  siteId: string,
  { caseId, paymentId, what, operator, now, note, until }: HoldStep,
): Promise<void> {
  await tx
    .insertInto('case_hold_step')
    .values({
      ...{ site_id: siteId, case_id: caseId, payment_id: paymentId, what, operator, at: now },
      ...{ note: note ?? null, until_at: until ?? null },
    })
    .execute();
}
