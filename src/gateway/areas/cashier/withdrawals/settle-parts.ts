import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type PaymentStep, takePaymentStep } from '../repository/payment-repository.ts';
import { partsOf } from '../repository/withdrawal-repository.ts';

/** Parts about which something is open. */
const OPEN: ReadonlySet<string> = new Set(['waiting', 'reported']);

/** Confirms a withdrawal that was sent in full, once nothing is open about any of its parts. */
export async function settleParts(
  tx: SiteTransaction,
  site: PublishedSite,
  paymentId: string,
  { cause, at }: Pick<PaymentStep, 'cause' | 'at'>,
): Promise<void> {
  const parts = await partsOf(tx, site.id, [paymentId]);
  if (parts.length === 0 || parts.some(({ state }) => OPEN.has(state))) return;
  await takePaymentStep(tx, site.id, paymentId, { event: 'confirm', cause, at });
}
