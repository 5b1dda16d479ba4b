import type { NewBankAccount, NewEWallet, PayoutProof } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PayoutKind } from '#gateway/database/schema/security-schema.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { newMemberId } from '../members/member-ids.ts';
import { findById, type MemberRow } from '../repository/member-repository.ts';
import {
  deletePayoutAccount,
  findPayoutAccount,
  insertPayoutAccount,
  listPayoutAccounts,
  lockPayouts,
  type PayoutAccountRow,
  readPresentName,
  readVerifiedName,
  setDefaultPayout,
} from '../repository/payout-account-repository.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { stillProved } from '../security/prove-member.ts';
import { ownerOf } from '../security/prove-two-step.ts';
import { confirmMethodsOf } from './confirm-payout.ts';
import { cutName, faultOfName, isSameName, tidyName } from './payee-names.ts';
import { readPayout, type TypedPayout } from './payout-form.ts';
import type { OwnPayouts } from './payout-presenter.ts';
import { payoutRules } from './payout-rules.ts';
import { PAYOUT_WAIT_MS } from './payout-waiting.ts';
import { proofMethodsOf, provePayoutOwner } from './prove-payout-owner.ts';

/** Adds a bank account. As `addPayoutAccount`. */
export const addBankAccount = (
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  asked: NewBankAccount,
): Promise<PayoutAccountRow> =>
  addPayoutAccount(parts, site, session, {
    kind: 'bank',
    institution: asked.bankCode,
    number: asked.accountNumber,
    name: asked.accountName,
    branch: asked.branch,
    proof: asked,
  });

/** Adds an e-wallet. As `addPayoutAccount`. */
export const addEWallet = (
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  asked: NewEWallet,
): Promise<PayoutAccountRow> =>
  addPayoutAccount(parts, site, session, {
    kind: 'eWallet',
    institution: asked.walletType,
    number: asked.walletNumber,
    name: asked.accountName,
    branch: undefined,
    proof: asked,
  });

/**
 * Adds an account that winnings are sent to, after the owner proved to be one. It takes the name that a confirmed
 * account settled, else that of the registration, else that of the accounts that are there. It is the default where it
 * is the first of its kind, and nothing is paid to it for 24 hours unless `confirmPayout` ends the wait.
 * @throws DomainError `invalid_request` naming the field; `limit_reached`; `account_taken` where somebody of the site
 *   has it already; and as `provePayoutOwner` does.
 */
async function addPayoutAccount(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  { proof, ...typed }: TypedPayout & { readonly proof: PayoutProof },
): Promise<PayoutAccountRow> {
  const { memberId } = session;
  const { kind, institution } = typed;
  const read = readPayout(site, typed);
  const { proved, field } = await provePayoutOwner(parts, site, session, proof);
  const owner = ownerOf(site, memberId);
  const sealed = await parts.secrets.accountNumbers.seal(owner.sealedFor, new TextEncoder().encode(read.number));
  const digest = await parts.secrets.accountDigest(`${site.id} ${read.identity}`);
  const added = await parts.database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, field);
    await lockPayouts(tx, owner);
    const others = await listPayoutAccounts(tx, owner, kind);
    if (others.length >= payoutRules(site)[kind].most) throw new DomainError('limit_reached');
    const name = read.hasName ? nameFor(read.name, await payeeNameOf(tx, site, member)) : null;
    const now = parts.clock();
    const account = {
      account_id: newMemberId(),
      member_id: memberId,
      kind,
      institution,
      holder_name: name,
      sealed_number: sealed,
      masked_number: read.masked,
      number_digest: digest,
      branch: read.branch,
      is_default: others.length === 0,
      added_at: now.toISOString(),
      usable_from: new Date(now.getTime() + PAYOUT_WAIT_MS).toISOString(),
      verified_at: null,
    };
    if (!(await insertPayoutAccount(tx, site.id, account)))
      throw new DomainError('account_taken', { fields: { [read.numberField]: 'taken' } });
    await afterSecurityChange(parts, tx, site, {
      member,
      kind: kind === 'bank' ? 'bankAccountAdded' : 'eWalletAdded',
      values: { number: read.masked },
    });
    return { site_id: site.id, ...account };
  });
  parts.outbox.nudge(site.id);
  return added;
}

interface AskedChange {
  readonly proof: PayoutProof;
  readonly kind: PayoutKind;
  readonly accountId: string;
}

/**
 * Removes an account; the oldest of the others becomes the default where it was. A name that a confirmed account
 * settled stays.
 * @throws DomainError `not_found` for none of the member's; and as `provePayoutOwner` does.
 */
export async function removePayoutAccount(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  asked: AskedChange,
): Promise<void> {
  const { kind, accountId } = asked;
  const { proved, field } = await provePayoutOwner(parts, site, session, asked.proof);
  const owner = ownerOf(site, session.memberId);
  await parts.database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, field);
    await lockPayouts(tx, owner);
    const removed = await deletePayoutAccount(tx, owner, kind, accountId);
    if (removed === undefined) throw new DomainError('not_found');
    await parts.bringFriends.noteRemovedPayout(tx, site, {
      ...{ memberId: owner.memberId, numberDigest: removed.number_digest, at: parts.clock() },
    });
    const [next] = await listPayoutAccounts(tx, owner, kind);
    if (removed.is_default && next !== undefined) await setDefaultPayout(tx, owner, kind, next.account_id);
    await afterSecurityChange(parts, tx, site, {
      member,
      kind: kind === 'bank' ? 'bankAccountRemoved' : 'eWalletRemoved',
      values: { number: removed.masked_number },
    });
  });
  parts.outbox.nudge(site.id);
}

/**
 * Makes an account the one that is taken where nothing else is said.
 * @throws DomainError `not_found` for none of the member's; and as `provePayoutOwner` does.
 */
export async function chooseDefaultPayout(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  asked: AskedChange,
): Promise<void> {
  const { kind, accountId } = asked;
  const { proved, field } = await provePayoutOwner(parts, site, session, asked.proof);
  const owner = ownerOf(site, session.memberId);
  await parts.database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, field);
    await lockPayouts(tx, owner);
    const chosen = await findPayoutAccount(tx, owner, kind, accountId);
    if (chosen === undefined) throw new DomainError('not_found');
    if (chosen.is_default) return;
    await setDefaultPayout(tx, owner, kind, accountId);
    const values = { number: chosen.masked_number };
    await afterSecurityChange(parts, tx, site, { member, kind: 'payoutDefault', values });
  });
  parts.outbox.nudge(site.id);
}

/** The accounts of a member, in whose name they are, and what it takes to change them. */
export async function readOwnPayouts(
  parts: Pick<AccountParts, 'database' | 'outbox' | 'clock'>,
  site: PublishedSite,
  { memberId }: Session,
  kind: PayoutKind,
): Promise<OwnPayouts> {
  const owner = ownerOf(site, memberId);
  return parts.database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const proofMethods = await proofMethodsOf(parts, tx, site, member);
    const isByPassword = proofMethods.length === 0;
    const hasPaymentPassword = member.payment_password_hash !== null;
    return {
      rows: await listPayoutAccounts(tx, owner, kind),
      accountName: await payeeNameOf(tx, site, member),
      needsPaymentPassword: isByPassword && hasPaymentPassword,
      needsPassword: isByPassword && !hasPaymentPassword && member.password_hash !== null,
      proofMethods,
      confirmMethods: await confirmMethodsOf(parts, tx, site, member),
    };
  });
}

/**
 * The name that a member's accounts have to be in: the one that a confirmed account settled, else that of the
 * registration, else that of the accounts that are there. Null where a new account may have any.
 */
async function payeeNameOf(tx: SiteTransaction, site: PublishedSite, member: MemberRow): Promise<string | null> {
  const owner = ownerOf(site, member.member_id);
  return (await readVerifiedName(tx, owner)) ?? nameOfRegistration(member) ?? (await readPresentName(tx, owner));
}

/** The name that a registration settled; null where it asked for none. */
function nameOfRegistration({ details }: MemberRow): string | null {
  return cutName(tidyName(details.payeeName ?? '')) || null;
}

/** The name of an account, as it was settled before or is by this one. */
function nameFor(typed: string | null, settled: string | null): string {
  if (settled !== null) {
    if (typed !== null && !isSameName(typed, settled))
      throw new DomainError('invalid_request', { fields: { accountName: 'locked' } });
    return settled;
  }
  const fault = faultOfName(typed ?? '');
  if (fault !== null) throw new DomainError('invalid_request', { fields: { accountName: fault } });
  return typed ?? '';
}
