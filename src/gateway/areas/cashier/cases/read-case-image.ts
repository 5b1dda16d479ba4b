import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { type CaseKey, findCase } from '../repository/case-repository.ts';
import { findImage, type PaymentImageRow } from '../repository/payment-image-repository.ts';
import { keyOf } from './decide-case.ts';

/** An image that a member sent for a case, with its bytes. @throws DomainError `not_found`. */
export async function readCaseImage(
  { database, clock }: Pick<CashierParts, 'database' | 'clock'>,
  site: PublishedSite,
  { caseId, imageId }: { readonly caseId: string; readonly imageId: string },
): Promise<PaymentImageRow & { readonly bytes: Uint8Array }> {
  const key = keyOf(caseId);
  return database.forSite(site.id, async (tx) => {
    const found = await findCase(tx, site.id, { ...key, now: clock() });
    const image = found && (await findImage(tx, site.id, { paymentId: key.paymentId, ...shelfOf(key), imageId }));
    if (image === undefined) throw new DomainError('not_found');
    return image;
  });
}

const shelfOf = ({ part }: CaseKey) =>
  part === null ? ({ purpose: 'receipt', part: 0 } as const) : ({ purpose: 'proof', part } as const);
