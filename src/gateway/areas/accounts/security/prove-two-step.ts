import {
  type AuthenticatorRow,
  findAuthenticator,
  takeRecoveryCode,
  takeStep,
} from '#gateway/areas/accounts/repository/authenticator-repository.ts';
import { takeTry } from '#gateway/areas/accounts/repository/member-tries-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { recoveryCodeDigest } from '#gateway/secrets/recovery-codes.ts';
import { matchingTotpStep } from '#gateway/secrets/totp.ts';
import type { AccountParts } from '../account-parts.ts';

type TwoStepParts = Pick<AccountParts, 'database' | 'clock' | 'secrets' | 'rateLimitFactor'>;

/** A code as typed: one of the authenticator, or a recovery code in its place. */
export interface TypedTwoStep {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** A valid proof that is still to be used up. */
export type TwoStepProof =
  | { readonly kind: 'code'; readonly secret: string; readonly step: number }
  | { readonly kind: 'recovery'; readonly digest: string };

/** The owner of a member's rows, and the context that the member's encrypted values are bound to. */
export function ownerOf({ id }: PublishedSite, memberId: string) {
  return { siteId: id, memberId, sealedFor: `${id} ${memberId}` };
}

/**
 * Notes a try of a code.
 * @returns the authenticator; null where there is none.
 * @throws DomainError `too_many_requests`.
 */
export async function takeTwoStepTry(
  { database, clock, rateLimitFactor: factor }: Pick<TwoStepParts, 'database' | 'clock' | 'rateLimitFactor'>,
  site: PublishedSite,
  memberId: string,
): Promise<AuthenticatorRow | null> {
  const { waitSeconds, known } = await database.forSite(site.id, async (tx) => ({
    waitSeconds: await takeTry(tx, site.id, { memberId, kind: 'totp', now: clock(), factor }),
    known: (await findAuthenticator(tx, site.id, memberId)) ?? null,
  }));
  if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
  return known;
}

/**
 * Checks a code of a member's authenticator, or a recovery code, which is looked up when it is used. Tries are limited.
 * @throws DomainError `totp_is_off`; `invalid_request` where neither was typed; `invalid_verification_code`;
 *   `too_many_requests`.
 */
export async function proveTwoStep(
  parts: TwoStepParts,
  site: PublishedSite,
  memberId: string,
  { code, recoveryCode }: TypedTwoStep,
): Promise<TwoStepProof> {
  if (code === undefined && recoveryCode === undefined)
    throw new DomainError('invalid_request', { fields: { code: 'required' } });
  const { totp_secret: secret = null, last_totp_step: after = null } =
    (await takeTwoStepTry(parts, site, memberId)) ?? {};
  if (secret === null) throw new DomainError('totp_is_off');
  if (code === undefined) return { kind: 'recovery', digest: recoveryCodeDigest(recoveryCode ?? '') };
  const opened = await parts.secrets.totp.open(ownerOf(site, memberId).sealedFor, secret);
  const step = matchingTotpStep(opened, { code, now: parts.clock(), after });
  if (step === null) throw wrong('code');
  return { kind: 'code', secret, step };
}

/**
 * Uses a proof up: of two at the same time one.
 * @throws DomainError `invalid_verification_code` where it was used before, or the recovery code is none.
 */
export async function redeemTwoStep(
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
  proof: TwoStepProof,
): Promise<void> {
  const owner = ownerOf(site, memberId);
  const isUsed =
    proof.kind === 'code' ? await takeStep(tx, owner, proof) : await takeRecoveryCode(tx, owner, proof.digest);
  if (!isUsed) throw wrong(proof.kind === 'code' ? 'code' : 'recoveryCode');
}

function wrong(field: keyof TypedTwoStep): DomainError {
  return new DomainError('invalid_verification_code', { fields: { [field]: 'wrong_value' } });
}
