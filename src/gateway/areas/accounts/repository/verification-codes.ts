import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** The validity of a code. Messages state it. */
export const CODE_MINUTES = 5;
const GOOD_FOR_MS = CODE_MINUTES * 60_000;
const TRIES = 5;
/** The shortest time between two codes: a member who asks sooner has not waited for the first. */
const AGAIN_AFTER_MS = 60_000;

/**
 * The purpose of a code: to sign in to an account or recover it, to register, to confirm a sign-in from a new address,
 * to bind a contact, to set a new payment password, or to confirm a new payout account.
 */
export type CodePurpose = 'noLogin' | 'register' | 'extra' | 'bind' | 'paymentPassword' | 'payout';

export interface SentCode {
  readonly purpose: CodePurpose;
  /** E.164, or an e-mail address; after the member's id where the code is for that member alone. */
  readonly recipient: string;
}

/**
 * Refuses to send a code again within a minute. For e-mail: text messages have a guard of their own, which counts also
 * what is never sent.
 * @throws DomainError `too_many_requests`.
 */
export async function assertNotAgain(
  tx: SiteTransaction,
  siteId: string,
  { purpose, recipient }: SentCode,
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('verification_code')
    .select('expires_at')
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient.toLowerCase())
    .executeTakeFirst();
  if (before === undefined) return;
  const waitMs = Date.parse(before.expires_at) - GOOD_FOR_MS + AGAIN_AFTER_MS - now.getTime();
  if (waitMs > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

/** Makes the code of a purpose and recipient; the one before is of no use any more. */
export async function makeCode(
  tx: SiteTransaction,
  siteId: string,
  { purpose, recipient }: SentCode,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const key = recipient.toLowerCase();
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const made = { code_digest: digestOf(key, code), tries_left: TRIES, expires_at: expiresAt.toISOString() };
  await tx
    .insertInto('verification_code')
    .values({ site_id: siteId, purpose, recipient: key, ...made })
    .onConflict((conflict) => conflict.columns(['site_id', 'purpose', 'recipient']).doUpdateSet(made))
    .execute();
  return code;
}

/**
 * Uses a code up. A wrong one costs a try, and the fifth wrong one the code: commit the transaction also where this
 * answers false.
 */
export async function redeemCode(
  tx: SiteTransaction,
  siteId: string,
  { purpose, recipient, code, now }: SentCode & { readonly code: string; readonly now: Date },
): Promise<boolean> {
  const key = recipient.toLowerCase();
  const tried = await tx
    .updateTable('verification_code')
    .set((update) => ({ tries_left: update('tries_left', '-', 1) }))
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('recipient', '=', key)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .returning('code_digest')
    .executeTakeFirst();
  if (tried === undefined || !isSame(tried.code_digest, digestOf(key, code.trim()))) return false;
  await tx
    .updateTable('verification_code')
    .set({ tries_left: 0 })
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('recipient', '=', key)
    .execute();
  return true;
}

function digestOf(recipient: string, code: string): string {
  return createHash('sha256').update(`${recipient} ${code}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
