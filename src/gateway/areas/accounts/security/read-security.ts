import { isIPv6 } from 'node:net';
import type { MemberSecurity } from '#contracts/generated/contracts.ts';
import { isPasswordExpired, maskedEmail, maskedMobile } from '#gateway/areas/accounts/members/member-presenter.ts';
import { passwordExpiresAt } from '#gateway/areas/accounts/passwords/password-age.ts';
import { payoutRules } from '#gateway/areas/accounts/payees/payout-rules.ts';
import { countRecoveryCodes, findAuthenticator } from '#gateway/areas/accounts/repository/authenticator-repository.ts';
import { findById, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { countPayoutAccounts } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { lastSignIns } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import { identitiesOf } from '#gateway/areas/accounts/repository/social-repository.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { ownerOf } from './prove-two-step.ts';

/** The state of everything that the security centre shows. */
export async function readSecurity(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  site: PublishedSite,
  { memberId }: Session,
): Promise<MemberSecurity> {
  const owner = ownerOf(site, memberId);
  const { member, authenticator, recoveryCodesLeft, counts, identities, signIns } = await database.forSite(
    site.id,
    async (tx) => ({
      member: await findById(tx, site.id, memberId),
      authenticator: await findAuthenticator(tx, site.id, memberId),
      recoveryCodesLeft: await countRecoveryCodes(tx, owner),
      counts: await countPayoutAccounts(tx, owner),
      identities: await identitiesOf(tx, site.id, memberId),
      signIns: await lastSignIns(tx, site.id, memberId, 2),
    }),
  );
  if (member === undefined) throw new DomainError('not_logged_in');
  const [, previous] = signIns;
  const rules = payoutRules(site);
  const since = authenticator?.switched_on_at ?? null;
  const state = {
    password: passwordState(site, member, clock()),
    paymentPassword: paymentPasswordState(member),
    email: {
      masked: member.email === null ? null : maskedEmail(member.email),
      isVerified: member.email_verified_at !== null,
    },
    mobile: {
      masked: member.mobile_num === null ? null : maskedMobile(member.mobile_num),
      isVerified: member.mobile_verified_at !== null,
    },
    totp: { isOn: since !== null, since: isoOrNull(since), recoveryCodesLeft },
    bankAccounts: { ...rules.bank, count: counts.bank },
    eWallets: { ...rules.eWallet, count: counts.eWallet },
    socialAccounts: { count: identities.length },
    previousSignIn:
      previous === undefined
        ? null
        : {
            at: new Date(previous.signed_in_at).toISOString(),
            address: maskedAddress(previous.address),
            device: previous.device,
          },
  };
  return { ...state, ...levelOf(state) };
}

function passwordState(site: PublishedSite, member: MemberRow, now: Date): MemberSecurity['password'] {
  const isSet = member.password_hash !== null;
  return {
    isSet,
    changedAt: isSet ? isoOrNull(member.password_changed_at) : null,
    expiresAt: passwordExpiresAt(site, member)?.toISOString() ?? null,
    isExpired: isPasswordExpired(site, member, now),
  };
}

function paymentPasswordState(member: MemberRow): MemberSecurity['paymentPassword'] {
  const isSet = member.payment_password_hash !== null;
  return { isSet, changedAt: isSet ? isoOrNull(member.payment_password_changed_at ?? member.registered_at) : null };
}

/** How well an account is protected: by how many of the steps that its owner can take. */
function levelOf(
  state: Pick<MemberSecurity, 'password' | 'paymentPassword' | 'email' | 'mobile' | 'totp'>,
): Pick<MemberSecurity, 'level' | 'stepsDone' | 'stepsOf'> {
  const steps = [
    state.password.isSet && !state.password.isExpired,
    state.paymentPassword.isSet,
    state.email.isVerified,
    state.mobile.isVerified,
    state.totp.isOn,
  ];
  const stepsDone = steps.filter(Boolean).length;
  return { level: stepsDone >= 4 ? 'high' : stepsDone >= 2 ? 'medium' : 'low', stepsDone, stepsOf: steps.length };
}

/** An address that its owner knows again, without what tells where exactly somebody is. */
function maskedAddress(address: string): string {
  if (isIPv6(address)) return `${address.split(':').slice(0, 2).join(':')}:…`;
  const [one, two, ...rest] = address.split('.');
  return rest.length === 2 ? `${one}.${two}.*.*` : '';
}

function isoOrNull(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
