import { findIntegration, vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import { balanceOf, type LedgerLine, postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { countAtVendor, type Player } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { endTransfer, type FundsTransfer } from '#gateway/areas/money/repository/transfer-repository.ts';
import { recordHeldBalance } from '#gateway/areas/money/repository/vendor-limit-repository.ts';
import type { VendorWallets } from '#gateway/areas/money/vendors/vendor-wallet-client.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { handLimits } from '../vendors/hand-limits.ts';

/** Dependencies of transfers to and from vendors. */
export interface TransferParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly wallets: VendorWallets;
  /** A member's main wallet changed, and that is committed. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}

/** Takes what goes to a vendor out of the main wallet, before the vendor hears of it. Throws `insufficient_funds`. */
export async function reserve(
  tx: SiteTransaction,
  siteId: string,
  transfer: Omit<FundsTransfer, 'status'>,
): Promise<void> {
  const { transferId, memberId, vendor, currency, amount } = transfer;
  await postTransfer(tx, siteId, {
    kind: 'to_vendor',
    currency,
    lines: [
      { kind: 'member', memberId, amount: -amount },
      { kind: 'member_vendor', memberId, vendor, amount },
    ],
    reference: transferId,
    request: { scope: 'wallet_transfer', key: transferId },
  });
}

/**
 * Has the vendor move what a transfer says and writes down what came of it: as often as need be, since the vendor does
 * it once and so does the ledger. Whatever fails in between, the transfer stays under way and is tried again.
 */
export async function settleTransfer(
  parts: TransferParts,
  published: PublishedSite,
  transfer: FundsTransfer,
): Promise<void> {
  if (transfer.status !== 'pending') return;
  const { database, wallets, onMoved, clock } = parts;
  const { id: siteId, site } = published;
  const { transferId, memberId, integrationId, direction, currency, amount } = transfer;
  const owner = await database.forSite(siteId, async (tx) => {
    const integration = await findIntegration(tx, siteId, integrationId);
    if (integration === undefined) throw new Error(`the integration ${integrationId} of a transfer is gone`);
    const userId = await vendorMemberId(tx, siteId, integrationId, memberId);
    const { keySealed, settings } = integration;
    return { integrationId, keySealed, serverUrl: settings.serverUrl, userId, currency };
  });
  // The vendor holds the member's limits before it has the money.
  if (direction === 'toVendor' && !(await handLimits(parts, published, transfer))) return;
  const movement = { transferId, amount };
  const answer = await (direction === 'toVendor'
    ? wallets.deposit(owner, movement)
    : wallets.withdraw(owner, movement));
  if (answer.outcome === 'unknown') return;
  const isEnded = await database.forSite(siteId, async (tx) => {
    const at = clock();
    if (!(await endTransfer(tx, siteId, transferId, { status: answer.outcome, at }))) return false;
    const player = { siteId, memberId, currency, zone: site.timeZone, at };
    if (answer.outcome === 'done') {
      await followVendor(tx, player, transfer, answer.balance);
      await recordHeldBalance(tx, { ...player, integrationId }, answer.balance);
    }
    if (answer.outcome === 'refused' && direction === 'toVendor') await giveBack(tx, siteId, transfer);
    return true;
  });
  if (isEnded) onMoved(siteId, memberId);
  // Withdrawn funds no longer need a grant of stakes at the vendor.
  if (isEnded && direction === 'fromVendor') await handLimits(parts, published, transfer);
}

/**
 * Sets the ledger's account of the member's wallet at the vendor to the balance that the vendor reports: the difference
 * was won or lost there since. A withdrawal reaches the main wallet in the same transfer.
 */
async function followVendor(
  tx: SiteTransaction,
  player: Player,
  { transferId, memberId, vendor, direction, currency, amount }: FundsTransfer,
  reported: bigint,
): Promise<void> {
  const { siteId } = player;
  const known = await balanceOf(tx, siteId, { memberId, currency, kind: 'member_vendor', vendor });
  const withdrawn = direction === 'fromVendor' ? amount : 0n;
  const lost = known - reported - withdrawn;
  const lines: LedgerLine[] = [
    { kind: 'member', memberId, amount: withdrawn },
    { kind: 'member_vendor', memberId, vendor, amount: reported - known },
    { kind: 'vendor', vendor, amount: lost },
  ];
  const moved = lines.filter((line) => line.amount !== 0n);
  if (moved.length === 0) return;
  // The main balance is held before others are, as everywhere.
  if (lost !== 0n) await countAtVendor(tx, player, lost);
  await postTransfer(tx, siteId, {
    kind: direction === 'fromVendor' ? 'from_vendor' : 'vendor_play',
    currency,
    lines: moved,
    reference: transferId,
    request: { scope: 'wallet_transfer_settled', key: transferId },
  });
}

async function giveBack(
  tx: SiteTransaction,
  siteId: string,
  { transferId, memberId, vendor, currency, amount }: FundsTransfer,
): Promise<void> {
  await postTransfer(tx, siteId, {
    kind: 'to_vendor_returned',
    currency,
    lines: [
      { kind: 'member_vendor', memberId, vendor, amount: -amount },
      { kind: 'member', memberId, amount },
    ],
    reference: transferId,
    request: { scope: 'wallet_transfer_settled', key: transferId },
  });
}
