import { usePhoneToken } from '#gateway/areas/accounts/repository/phone-token-repository.ts';
import { type CodePurpose, redeemCode } from '#gateway/areas/accounts/repository/verification-codes.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import type { CheckedPhoneToken, PhoneProof } from './phone-tokens.ts';

/** A proof that somebody owns a number: our own code, or the token of a service that verified it. */
export interface NumberProof extends PhoneProof {
  readonly verificationCode?: string | undefined;
}

/**
 * Looks at a proof before any transaction, since a service's keys come over the network.
 * @param number E.164.
 * @returns what uses the proof up within the caller's transaction, and answers whether it holds; commit also where it
 *   answers false.
 * @throws DomainError `invalid_request` where neither is brought; `feature_disabled` for a token where the site asks
 *   for no service; what a service's token is refused with.
 */
export async function numberProof(
  { phoneTokens }: Pick<AccountParts, 'phoneTokens'>,
  { site }: Pick<PublishedSite, 'site'>,
  number: string,
  { firebaseIdToken, verificationCode }: NumberProof,
): Promise<(tx: SiteTransaction, site: PublishedSite, purpose: CodePurpose, now: Date) => Promise<boolean>> {
  if (firebaseIdToken !== undefined) {
    if (site.phoneVerification === undefined) throw new DomainError('feature_disabled');
    const token: CheckedPhoneToken = await phoneTokens.check(firebaseIdToken, number);
    return (tx, site) => usePhoneToken(tx, site.id, token);
  }
  if (verificationCode === undefined)
    throw new DomainError('invalid_request', { fields: { verificationCode: 'required' } });
  return (tx, site, purpose, now) =>
    redeemCode(tx, site.id, { purpose, recipient: number, code: verificationCode, now });
}
