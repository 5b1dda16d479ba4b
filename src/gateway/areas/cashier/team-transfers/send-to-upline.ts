import type { NewUplineTransfer, UplineTransfer, UplineTransferTerms } from '#contracts/generated/contracts.ts';
import { findById, type MemberRow, maskedAccount } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { readSendTerms, sendMoney } from './send-money.ts';

/** What a member may send to its upline. @throws DomainError `feature_disabled`. */
export async function readUplineTerms(
  parts: CashierParts,
  site: PublishedSite,
  memberId: string,
): Promise<UplineTransferTerms> {
  return parts.database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const upline = await uplineOf(tx, site.id, member);
    const terms = await readSendTerms(parts, tx, site, member);
    return { ...terms, upline: upline && { account: maskedAccount(upline.account), nickname: upline.nickname } };
  });
}

/**
 * Sends money from a member's wallet to its upline's (specification, section 6; design of the HTTP contract,
 * "Cashier").
 * @throws DomainError `no_upline`, and as `sendMoney`. Nothing is moved then.
 */
export async function sendToUpline(
  parts: CashierParts,
  site: PublishedSite,
  memberId: string,
  { asked, key }: { readonly asked: NewUplineTransfer; readonly key: string },
): Promise<UplineTransfer> {
  const { amount, paymentPassword } = asked;
  return sendMoney(parts, site, memberId, {
    ...{ amount, paymentPassword, key, prefix: 'UP' },
    receiverOf: async (tx, sender) => {
      const upline = await uplineOf(tx, site.id, sender);
      if (upline === null) throw new DomainError('no_upline');
      return upline;
    },
  });
}

async function uplineOf(tx: SiteTransaction, siteId: string, { upline_id }: MemberRow): Promise<MemberRow | null> {
  return upline_id === null ? null : ((await findById(tx, siteId, upline_id)) ?? null);
}
