import type { NewBankAccount, NewEWallet } from '#contracts/generated/contracts.ts';
import type { PayoutKind } from '#gateway/database/security-schema.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { newMemberId } from '#gateway/modules/member/member-ids.ts';
import { findById, type MemberRow } from '#gateway/modules/member/member-repository.ts';
import { cutName, faultOfName, isSameName, tidyName } from '#gateway/modules/security/payee-names.ts';
import {
  deletePayoutAccount,
  insertPayoutAccount,
  listPayoutAccounts,
  lockPayouts,
  type PayoutAccountRow,
  readPayeeName,
  setDefaultPayout,
  settlePayeeName,
} from '#gateway/modules/security/payout-account-repository.ts';
import { readPayout, type TypedPayout } from '#gateway/modules/security/payout-form.ts';
import type { OwnPayouts } from '#gateway/modules/security/payout-presenter.ts';
import { payoutRules } from '#gateway/modules/security/payout-rules.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import type { AccountParts } from './account-parts.ts';
import { afterSecurityChange } from './after-security-change.ts';
import { provePaymentPassword, stillProved } from './prove-member.ts';
import { ownerOf } from './prove-two-step.ts';

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
    paymentPassword: asked.paymentPassword,
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
    paymentPassword: asked.paymentPassword,
  });

/**
 * Adds an account that winnings are sent to, in the one name that all of a member's are in: that of the registration, else of the first. It is the
 * default where it is the first of its kind.
 * @throws DomainError `invalid_request` naming the field; `limit_reached`; `account_taken` where somebody of the site has it already; and as
 *   `provePaymentPassword` does.
 */
async function addPayoutAccount(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  { paymentPassword, ...typed }: TypedPayout & { readonly paymentPassword: string | undefined },
): Promise<PayoutAccountRow> {
  const { kind, institution } = typed;
  const read = readPayout(site, typed);
  const proved = await provePaymentPassword(parts, site, {
    memberId,
    typed: paymentPassword,
    field: 'paymentPassword',
  });
  const owner = ownerOf(site, memberId);
  const sealed = await parts.secrets.accountNumbers.seal(owner.sealedFor, new TextEncoder().encode(read.number));
  const digest = await parts.secrets.accountDigest(`${site.id} ${read.identity}`);
  const added = await parts.database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, 'paymentPassword');
    await lockPayouts(tx, owner);
    const others = await listPayoutAccounts(tx, owner, kind);
    if (others.length >= payoutRules(site)[kind].most) throw new DomainError('limit_reached');
    const settled = (await readPayeeName(tx, owner)) ?? nameOfRegistration(member);
    const name = read.hasName ? nameFor(read.name, settled) : null;
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
      added_at: parts.clock().toISOString(),
    };
    if (!(await insertPayoutAccount(tx, site.id, account)))
      throw new DomainError('account_taken', { fields: { [read.numberField]: 'taken' } });
    if (name !== null) await settlePayeeName(tx, owner, name);
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

/**
 * Removes an account; the oldest of the others becomes the default where it was. In whose name the member's accounts are stays.
 * @throws DomainError `not_found` for none of the member's; and as `provePaymentPassword` does.
 */
export async function removePayoutAccount(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  asked: { readonly kind: PayoutKind; readonly accountId: string; readonly paymentPassword: string | undefined },
): Promise<void> {
  const { kind, accountId } = asked;
  const proved = await provePaymentPassword(parts, site, {
    memberId,
    typed: asked.paymentPassword,
    field: 'paymentPassword',
  });
  const owner = ownerOf(site, memberId);
  await parts.database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, 'paymentPassword');
    await lockPayouts(tx, owner);
    const removed = await deletePayoutAccount(tx, owner, kind, accountId);
    if (removed === undefined) throw new DomainError('not_found');
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
 * @throws DomainError `not_found` for none of the member's.
 */
export async function chooseDefaultPayout(
  { database }: Pick<AccountParts, 'database'>,
  site: PublishedSite,
  { memberId }: Session,
  { kind, accountId }: { readonly kind: PayoutKind; readonly accountId: string },
): Promise<void> {
  const owner = ownerOf(site, memberId);
  await database.forSite(site.id, async (tx) => {
    await lockPayouts(tx, owner);
    const accounts = await listPayoutAccounts(tx, owner, kind);
    if (!accounts.some(({ account_id }) => account_id === accountId)) throw new DomainError('not_found');
    await setDefaultPayout(tx, owner, kind, accountId);
  });
}

/** The accounts of a member, in whose name they are, and what it takes to change them. */
export async function readOwnPayouts(
  { database }: Pick<AccountParts, 'database'>,
  site: PublishedSite,
  { memberId }: Session,
  kind: PayoutKind,
): Promise<OwnPayouts> {
  const owner = ownerOf(site, memberId);
  return database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    return {
      rows: await listPayoutAccounts(tx, owner, kind),
      accountName: (await readPayeeName(tx, owner)) ?? nameOfRegistration(member),
      needsPaymentPassword: member.payment_password_hash !== null,
    };
  });
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
