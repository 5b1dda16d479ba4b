import type { RecoveryCodes, TotpBegin, TotpCode, TotpDisable, TotpOffer } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { makeRecoveryCodes, recoveryCodeDigest } from '#gateway/secrets/recovery-codes.ts';
import { base32, matchingTotpStep, otpauthUri } from '#gateway/secrets/totp.ts';
import type { AccountParts } from '../account-parts.ts';
import {
  offerAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  switchOn,
} from '../repository/authenticator-repository.ts';
import { findById } from '../repository/member-repository.ts';
import { clearTries } from '../repository/member-tries-repository.ts';
import { endOtherSessions } from '../repository/session-repository.ts';
import { afterSecurityChange } from './after-security-change.ts';
import { provePassword, stillProved } from './prove-member.ts';
import { ownerOf, proveTwoStep, redeemTwoStep, takeTwoStepTry } from './prove-two-step.ts';

/** How long an offered secret may set up an authenticator. */
const OFFER_MS = 15 * 60 * 1_000;

/**
 * Offers a secret for an authenticator: a new one each time, so that one that somebody else saw before is useless.
 * @throws DomainError `totp_is_on`; and as `provePassword` does.
 */
export async function beginTwoStep(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  { password }: TotpBegin,
): Promise<TotpOffer> {
  const proved = await provePassword(parts, site, { memberId: session.memberId, typed: password, field: 'password' });
  const owner = ownerOf(site, proved.member_id);
  const now = parts.clock();
  const { secret, stored } = await parts.secrets.totp.make(owner.sealedFor);
  const isOffered = await parts.database.forSite(site.id, async (tx) => {
    await stillProved(tx, site, proved, 'password');
    return offerAuthenticator(tx, owner, { stored, now });
  });
  if (!isOffered) throw new DomainError('totp_is_on');
  return {
    secret: base32(secret),
    otpauthUri: otpauthUri(site.site.name, proved.account, secret),
    expiresAt: new Date(now.getTime() + OFFER_MS).toISOString(),
  };
}

/**
 * Switches on the offered authenticator, by its first code. It ends every other session and forgets the remembered
 * browsers, since they were opened without the authenticator.
 * @throws DomainError `invalid_verification_code`, with the field where the code is wrong, without where nothing is
 *   offered any more; `totp_is_on`; `too_many_requests`.
 */
export async function confirmTwoStep(
  parts: AccountParts,
  site: PublishedSite,
  { memberId, tokenDigest }: Session,
  { code }: TotpCode,
): Promise<RecoveryCodes> {
  const owner = ownerOf(site, memberId);
  const now = parts.clock();
  const known = await takeTwoStepTry(parts, site, memberId);
  if (known !== null && known.totp_secret !== null) throw new DomainError('totp_is_on');
  const { offered_totp_secret: offered = null, totp_offered_at: offeredAt = null } = known ?? {};
  if (offered === null || offeredAt === null || now.getTime() - Date.parse(offeredAt) > OFFER_MS)
    throw new DomainError('invalid_verification_code');
  const secret = await parts.secrets.totp.open(owner.sealedFor, offered);
  const step = matchingTotpStep(secret, { code, now, after: null });
  if (step === null) throw new DomainError('invalid_verification_code', { fields: { code: 'wrong_value' } });
  return parts.endSessions(site.id, memberId, () =>
    change(parts, site, memberId, 'totpOn', async (tx) => {
      if (!(await switchOn(tx, owner, { offered, step, now }))) throw new DomainError('invalid_verification_code');
      await endOtherSessions(tx, site.id, memberId, tokenDigest);
      return newCodes(tx, site, memberId);
    }),
  );
}

/**
 * Switches an authenticator off, by the password and a code of it, or a recovery code.
 * @throws DomainError `totp_is_off`; `invalid_verification_code` naming the field; and as `provePassword` does.
 */
export async function disableTwoStep(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  { password, ...typed }: TotpDisable,
): Promise<void> {
  const proved = await provePassword(parts, site, { memberId, typed: password, field: 'password' });
  const proof = await proveTwoStep(parts, site, memberId, typed);
  await change(parts, site, memberId, 'totpOff', async (tx) => {
    await stillProved(tx, site, proved, 'password');
    await redeemTwoStep(tx, site, memberId, proof);
    await removeAuthenticator(tx, ownerOf(site, memberId));
  });
}

/**
 * Gives new recovery codes, by a code of the authenticator; the old ones are worthless.
 * @throws DomainError `totp_is_off`; `invalid_verification_code` naming the field; `too_many_requests`.
 */
export async function renewRecoveryCodes(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  { code }: TotpCode,
): Promise<RecoveryCodes> {
  const proof = await proveTwoStep(parts, site, memberId, { code });
  return change(parts, site, memberId, 'recoveryCodes', async (tx) => {
    await redeemTwoStep(tx, site, memberId, proof);
    return newCodes(tx, site, memberId);
  });
}

async function newCodes(tx: SiteTransaction, site: PublishedSite, memberId: string): Promise<RecoveryCodes> {
  const recoveryCodes = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, ownerOf(site, memberId), recoveryCodes.map(recoveryCodeDigest));
  return { recoveryCodes };
}

/** Makes a change with what follows from it. What was right makes up for the tries before. */
async function change<T>(
  parts: AccountParts,
  site: PublishedSite,
  memberId: string,
  kind: 'totpOn' | 'totpOff' | 'recoveryCodes',
  make: (tx: SiteTransaction) => Promise<T>,
): Promise<T> {
  const made = await parts.database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const result = await make(tx);
    await clearTries(tx, site.id, memberId, 'totp');
    await afterSecurityChange(parts, tx, site, { member, kind });
    return result;
  });
  parts.outbox.nudge(site.id);
  return made;
}
