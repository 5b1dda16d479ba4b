import { createHash } from 'node:crypto';
import type { Deposit, LanguageCode } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { cleanImage } from '#gateway/kit/images/clean-image.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { keepImage } from '../images/keep-image.ts';
import { findImage, type PaymentImageRow, removeImage } from '../repository/payment-image-repository.ts';
import { findOwnDeposit, holdPayment, notePayment, type PaymentRow } from '../repository/payment-repository.ts';
import { presentStored } from './read-deposits.ts';
import { takesReceipts } from './takes-receipts.ts';

interface OwnDeposit {
  readonly memberId: string;
  readonly depositId: string;
  readonly language: LanguageCode;
}

/**
 * Keeps an image of a transfer's receipt (specification, section 2, "Member centre"; design of the HTTP contract,
 * "Cashier").
 * @throws DomainError `not_found`, `deposit_closed`, `limit_reached`, and what `cleanImage` throws.
 */
export async function keepReceipt(
  parts: CashierParts,
  site: PublishedSite,
  { memberId, depositId, language }: OwnDeposit,
  {
    file,
    number,
    name,
  }: { readonly file: Buffer; readonly number: number | undefined; readonly name?: string | undefined },
): Promise<Deposit> {
  // An image is decoded only if the deposit takes one.
  await parts.database.forSite(site.id, async (tx) =>
    refuseClosed(await findOwnDeposit(tx, site.id, { memberId, paymentId: depositId }), parts.clock()),
  );
  const image = await cleanImage(file);
  return noteDeposit(parts, site, { memberId, depositId, language }, async (tx, at) => {
    const fileSha256 = createHash('sha256').update(file).digest('hex');
    await keepImage(tx, site.id, { ...shelfOf(depositId), memberId, image, fileSha256, number, name, at });
  });
}

/** Deletes a receipt. @throws DomainError `not_found`, `deposit_closed`. */
export async function removeReceipt(
  parts: CashierParts,
  site: PublishedSite,
  deposit: OwnDeposit,
  imageId: string,
): Promise<Deposit> {
  return noteDeposit(parts, site, deposit, async (tx) => {
    if (!(await removeImage(tx, site.id, { ...shelfOf(deposit.depositId), imageId })))
      throw new DomainError('not_found');
  });
}

/**
 * Marks that the member says to have sent a transfer, the first time.
 * @throws DomainError `not_found`, `deposit_closed`.
 */
export async function markSent(parts: CashierParts, site: PublishedSite, deposit: OwnDeposit): Promise<Deposit> {
  return noteDeposit(parts, site, deposit, async (tx, at, { sent_at }) => {
    if (sent_at === null) await notePayment(tx, site.id, deposit.depositId, { sent_at: at });
  });
}

/** A receipt with its bytes, of the member's own deposit. @throws DomainError `not_found`. */
export async function readReceipt(
  { database }: Pick<CashierParts, 'database'>,
  site: PublishedSite,
  { memberId, depositId, imageId }: { readonly memberId: string; readonly depositId: string; readonly imageId: string },
): Promise<PaymentImageRow & { readonly bytes: Uint8Array }> {
  return database.forSite(site.id, async (tx) => {
    const own = await findOwnDeposit(tx, site.id, { memberId, paymentId: depositId });
    const image = own && (await findImage(tx, site.id, { paymentId: depositId, purpose: 'receipt', imageId }));
    if (image === undefined) throw new DomainError('not_found');
    return image;
  });
}

const shelfOf = (depositId: string) => ({ paymentId: depositId, purpose: 'receipt', part: 0 }) as const;

async function noteDeposit(
  { database, clock }: CashierParts,
  site: PublishedSite,
  { memberId, depositId, language }: OwnDeposit,
  note: (tx: SiteTransaction, at: Date, payment: PaymentRow) => Promise<void>,
): Promise<Deposit> {
  return database.forSite(site.id, async (tx) => {
    const at = clock();
    const payment = await holdPayment(tx, site.id, depositId);
    await note(tx, at, refuseClosed(payment?.member_id === memberId ? payment : undefined, at));
    const noted = (await holdPayment(tx, site.id, depositId)) ?? payment;
    if (noted === undefined) throw new DomainError('not_found');
    return presentStored(tx, site, noted, { language, at });
  });
}

function refuseClosed(payment: PaymentRow | undefined, at: Date): PaymentRow {
  if (payment?.flow !== 'deposit') throw new DomainError('not_found');
  if (!takesReceipts(payment, at)) throw new DomainError('deposit_closed');
  return payment;
}
