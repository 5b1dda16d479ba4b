import { createHash } from 'node:crypto';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { cleanImage } from '#gateway/kit/images/clean-image.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { keepImage } from '../images/keep-image.ts';
import { findImage, listImages, type PaymentImageRow, removeImage } from '../repository/payment-image-repository.ts';
import { findWithdrawal, type WithdrawalPartRow } from '../repository/withdrawal-repository.ts';
import { holdOpenPart } from './hold-open-part.ts';
import { presentOwn } from './read-withdrawals.ts';

interface OwnPart {
  readonly memberId: string;
  readonly withdrawalId: string;
  readonly part: number;
}

interface SentFile {
  readonly file: Buffer;
  readonly number: number | undefined;
  readonly name?: string | undefined;
}

/**
 * Keeps an image that shows that a part did not arrive (specification, section 4, "Withdrawal confirmation").
 * @throws DomainError `not_found`, `withdrawal_closed`, `limit_reached`, and what `cleanImage` throws.
 */
export async function keepProof(
  { database, clock }: CashierParts,
  site: PublishedSite,
  own: OwnPart,
  { file, number, name }: SentFile,
): Promise<Withdrawal> {
  // An image is decoded only if the part takes one.
  await database.forSite(site.id, (tx) => holdOpenPart(tx, site, { ...own, at: clock() }));
  const image = await cleanImage(file);
  const fileSha256 = createHash('sha256').update(file).digest('hex');
  return database.forSite(site.id, async (tx) => {
    const at = clock();
    await holdOpenPart(tx, site, { ...own, at });
    await keepImage(tx, site.id, { ...shelfOf(own), memberId: own.memberId, image, fileSha256, number, name, at });
    return presentOwn(tx, site, own);
  });
}

/** Deletes a proof. @throws DomainError `not_found`, `withdrawal_closed`, `proof_required` for the last of a report. */
export async function removeProof(
  { database, clock }: CashierParts,
  site: PublishedSite,
  own: OwnPart,
  imageId: string,
): Promise<Withdrawal> {
  return database.forSite(site.id, async (tx) => {
    const part = await holdOpenPart(tx, site, { ...own, at: clock() });
    // What was reported stays shown.
    if (part.state === 'reported' && (await proofsOf(tx, site, part)).length === 1)
      throw new DomainError('proof_required');
    if (!(await removeImage(tx, site.id, { ...shelfOf(own), imageId }))) throw new DomainError('not_found');
    return presentOwn(tx, site, own);
  });
}

/** A proof with its bytes, of the member's own withdrawal. @throws DomainError `not_found`. */
export async function readProof(
  { database }: Pick<CashierParts, 'database'>,
  site: PublishedSite,
  { memberId, withdrawalId, imageId }: Omit<OwnPart, 'part'> & { readonly imageId: string },
): Promise<PaymentImageRow & { readonly bytes: Uint8Array }> {
  return database.forSite(site.id, async (tx) => {
    const row = await findWithdrawal(tx, site.id, withdrawalId);
    const image = await findImage(tx, site.id, { paymentId: withdrawalId, purpose: 'proof', imageId });
    if (row?.member_id !== memberId || image === undefined) throw new DomainError('not_found');
    return image;
  });
}

/** The proofs of a part. */
export async function proofsOf(
  tx: SiteTransaction,
  site: PublishedSite,
  { payment_id, part }: WithdrawalPartRow,
): Promise<readonly PaymentImageRow[]> {
  const all = await listImages(tx, site.id, [payment_id]);
  return all.filter((image) => image.purpose === 'proof' && image.part === part);
}

const shelfOf = ({ withdrawalId, part }: OwnPart) => ({ paymentId: withdrawalId, purpose: 'proof', part }) as const;
