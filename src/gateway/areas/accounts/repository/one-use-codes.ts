import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { digestOf, newToken } from '#gateway/identity/token.ts';

/** The purpose of a code: a handoff to another browser, a new password, or a sign-in that waits for a second factor. */
export type OneUsePurpose = 'handoff' | 'passwordByEmail' | 'signIn';

interface NewCode {
  readonly purpose: OneUsePurpose;
  readonly memberId: string;
  readonly payload?: object;
  readonly tries?: number;
  readonly expiresAt: Date;
}

/** A code that was found to be good. */
export interface UsedCode {
  readonly memberId: string;
  readonly payload: object;
}

/** Makes a code of 256 bits; only its digest is stored. */
export async function makeOneUseCode(tx: SiteTransaction, siteId: string, made: NewCode): Promise<string> {
  const code = newToken();
  await tx
    .insertInto('one_use_code')
    .values({
      site_id: siteId,
      code_digest: digestOf(code),
      purpose: made.purpose,
      member_id: made.memberId,
      payload: jsonText(made.payload ?? {}),
      tries_left: made.tries ?? 1,
      expires_at: made.expiresAt.toISOString(),
    })
    .execute();
  return code;
}

/** Whether a member has a code of a purpose that is good for longer than until then. */
export async function hasOneUseCode(
  tx: SiteTransaction,
  siteId: string,
  { purpose, memberId, until }: Pick<NewCode, 'purpose' | 'memberId'> & { readonly until: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom('one_use_code')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', until.toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A code that is good, without using a try of it; undefined where it is not. */
export async function findOneUseCode(
  tx: SiteTransaction,
  siteId: string,
  { code, purpose, now }: { readonly code: string; readonly purpose: OneUsePurpose; readonly now: Date },
): Promise<UsedCode | undefined> {
  const found = await tx
    .selectFrom('one_use_code')
    .select(['member_id', 'payload'])
    .where('site_id', '=', siteId)
    .where('code_digest', '=', digestOf(code))
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found && { memberId: found.member_id, payload: found.payload };
}

/** Uses one of a code's tries; undefined where it has none left, is over, or was made for something else. */
export async function tryOneUseCode(
  tx: SiteTransaction,
  siteId: string,
  { code, purpose, now }: { readonly code: string; readonly purpose: OneUsePurpose; readonly now: Date },
): Promise<UsedCode | undefined> {
  const used = await tx
    .updateTable('one_use_code')
    .set((update) => ({ tries_left: update('tries_left', '-', 1) }))
    .where('site_id', '=', siteId)
    .where('code_digest', '=', digestOf(code))
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .returning(['member_id', 'payload'])
    .executeTakeFirst();
  return used && { memberId: used.member_id, payload: used.payload };
}

/** A code opens nothing more. */
export async function closeOneUseCode(tx: SiteTransaction, siteId: string, code: string): Promise<void> {
  await tx.deleteFrom('one_use_code').where('site_id', '=', siteId).where('code_digest', '=', digestOf(code)).execute();
}
