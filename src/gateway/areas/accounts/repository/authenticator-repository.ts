import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { MemberAuthenticatorTable } from '#gateway/database/schema/security-schema.ts';

export type AuthenticatorRow = Selectable<MemberAuthenticatorTable>;

/** The owner of a row. */
interface Owner {
  readonly siteId: string;
  readonly memberId: string;
}

export async function findAuthenticator(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<AuthenticatorRow | undefined> {
  return tx
    .selectFrom('member_authenticator')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Offers a secret in place of the one before. @returns false where an authenticator is on already. */
export async function offerAuthenticator(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  offered: { readonly stored: string; readonly now: Date },
): Promise<boolean> {
  const offer = { offered_totp_secret: offered.stored, totp_offered_at: offered.now.toISOString() };
  const made = await tx
    .insertInto('member_authenticator')
    .values({ site_id: siteId, member_id: memberId, totp_secret: null, last_totp_step: null, ...offer })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'member_id'])
        .doUpdateSet(offer)
        .where('member_authenticator.totp_secret', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Switches on the offered authenticator. @returns false where something else is offered by now. */
export async function switchOn(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  { offered, step, now }: { readonly offered: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('member_authenticator')
    .set({
      totp_secret: offered,
      last_totp_step: step,
      switched_on_at: now.toISOString(),
      offered_totp_secret: null,
      totp_offered_at: null,
    })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('offered_totp_secret', '=', offered)
    .returning('member_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Takes the code of a time step, once: of two at the same time one. @returns false where that or a later one was taken,
 * or the secret is another.
 */
export async function takeStep(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<boolean> {
  const taken = await tx
    .updateTable('member_authenticator')
    .set({ last_totp_step: step })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('totp_secret', '=', secret)
    .where((where) => where.or([where('last_totp_step', 'is', null), where('last_totp_step', '<', step)]))
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Switches an authenticator off and forgets its recovery codes. */
export async function removeAuthenticator(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<void> {
  for (const table of ['member_recovery_code', 'member_authenticator'] as const)
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('member_id', '=', memberId).execute();
}

/** Gives a member these recovery codes in place of those before. */
export async function replaceRecoveryCodes(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  digests: readonly string[],
): Promise<void> {
  await tx.deleteFrom('member_recovery_code').where('site_id', '=', siteId).where('member_id', '=', memberId).execute();
  await tx
    .insertInto('member_recovery_code')
    .values(digests.map((code_digest) => ({ site_id: siteId, member_id: memberId, code_digest })))
    .execute();
}

/** Takes a recovery code, once. @returns false where it is none of the member's. */
export async function takeRecoveryCode(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  digest: string,
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('member_recovery_code')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('code_digest', '=', digest)
    .returning('code_digest')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<number> {
  const { count } = await tx
    .selectFrom('member_recovery_code')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
