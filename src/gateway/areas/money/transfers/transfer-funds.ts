import { createHash, randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contracts/errors.ts';
import type { WalletTransfer, WalletTransferred } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import {
  findIntegration,
  type Integration,
  listIntegrations,
  vendorMemberId,
} from '#gateway/areas/money/repository/integration-repository.ts';
import { balanceOf } from '#gateway/areas/money/repository/ledger-repository.ts';
import {
  findExclusion,
  listLimitsInForce,
  type Player,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import {
  type FundsTransfer,
  findRequest,
  insertRequest,
  insertTransfer,
  keepAnswer,
  type TransferRequest,
  transfersOf,
  vendorsWithFunds,
} from '#gateway/areas/money/repository/transfer-repository.ts';
import { handLimitsOut } from '#gateway/areas/money/repository/vendor-limit-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { askedAmount } from '../limits/asked-amount.ts';
import { needsVendor } from '../vendors/hand-limits.ts';
import { reserve, settleTransfer, type TransferParts } from './settle-transfer.ts';

/** A transfer before it has begun. */
export type PlannedTransfer = Omit<FundsTransfer, 'status'>;

/** A refusal that a repeat of the request is answered with, whatever the member has by then. */
interface KeptRefusal {
  readonly refusal: ErrorCode;
}

/** Refusals that are kept as the request's answer. Others concern the moment or the request's form. */
const KEPT_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'insufficient_funds',
  'play_excluded',
  'play_limit_reached',
  'transfer_pending',
  'vendor_holds_no_limits',
]);

/**
 * Moves money between a member's main wallet and those that vendors keep (specification, section 7, "wallet transfer"):
 * once for each key. What the vendor gave no answer to stays under way, and is finished later.
 * @throws DomainError `transfer_refused` where the vendor refused all of it, `feature_disabled` where one wallet serves
 * all vendors, `invalid_request`, `insufficient_funds`, `transfer_pending` where another transfer with the vendor is
 * under way, `vendor_unavailable`, `idempotency_mismatch`; `play_excluded`, `play_limit_reached` and
 * `vendor_holds_no_limits` where the member may not play with what would lie with vendors.
 */
export async function transferFunds(
  parts: TransferParts,
  site: PublishedSite,
  memberId: string,
  { asked, key }: { readonly asked: WalletTransfer; readonly key: string },
): Promise<WalletTransferred> {
  if (site.site.wallet.isSingle) throw new DomainError('feature_disabled');
  const request = { memberId, key, digest: digestOf(asked) };
  const before = await parts.database.forSite(site.id, (tx) => findRequest(tx, site.id, request));
  if (before === undefined) {
    const planned = await plan(parts, site, memberId, asked);
    await beginTransfers(parts, site, request, planned).catch((error: unknown) =>
      keepRefusal(parts, site, request, error),
    );
    // A transfer to a vendor has left the main wallet by now, whatever the vendor answers.
    parts.onMoved(site.id, memberId);
  } else if (before.digest !== request.digest) throw new DomainError('idempotency_mismatch');
  else if (before.answer !== null) return answerIn(before.answer);

  const begun = await parts.database.forSite(site.id, (tx) => transfersOf(tx, site.id, request));
  await Promise.all(begun.map((transfer) => settleTransfer(parts, site, transfer)));
  return answerTo(parts, site, request);
}

/**
 * Keeps a refusal as the answer of its request, in a transaction of its own: that of the transfer is rolled back.
 * @throws the refusal, unless the same request was sent twice at a time and the other one went through.
 */
async function keepRefusal(
  { database, clock }: TransferParts,
  { id: siteId }: PublishedSite,
  request: TransferRequest,
  error: unknown,
): Promise<void> {
  if (!(error instanceof DomainError) || !KEPT_REFUSALS.has(error.code)) throw error;
  const isFirst = await database.forSite(siteId, async (tx) => {
    if (!(await insertRequest(tx, siteId, request, clock()))) return false;
    await keepAnswer(tx, siteId, request, refusalText(error));
    return true;
  });
  if (isFirst) throw error;
}

function refusalText({ code }: DomainError): string {
  return JSON.stringify({ refusal: code } satisfies KeptRefusal);
}

/** The answer that is kept of a request. Throws it where it is a refusal. */
function answerIn(kept: string): WalletTransferred {
  const answer = JSON.parse(kept) as WalletTransferred | KeptRefusal;
  if ('refusal' in answer) throw new DomainError(answer.refusal);
  return answer;
}

/** Writes down what is to be moved, and takes what goes to vendors out of the main wallet, all or nothing. */
export async function beginTransfers(
  { database, clock }: TransferParts,
  { id: siteId, site }: PublishedSite,
  request: TransferRequest,
  planned: readonly PlannedTransfer[],
): Promise<void> {
  const at = clock();
  await database.forSite(siteId, async (tx) => {
    if (!(await insertRequest(tx, siteId, request, at))) {
      // The same was sent twice at a time, and the other one was first.
      const first = await findRequest(tx, siteId, request);
      if (first?.digest !== request.digest) throw new DomainError('idempotency_mismatch');
      return;
    }
    for (const transfer of planned) {
      if (!(await insertTransfer(tx, siteId, transfer, { key: request.key, at })))
        throw new DomainError('transfer_pending');
      if (transfer.direction !== 'toVendor') continue;
      await reserve(tx, siteId, transfer);
      const { memberId, currency, integrationId } = transfer;
      const player = { siteId, memberId, currency, zone: site.timeZone, at };
      await assertMayPark(tx, player, await findIntegration(tx, siteId, integrationId));
    }
  });
}

/**
 * Refuses a transfer that would let a member exceed its limits at a vendor, which does not ask us before a bet: the
 * balance there counts as lost, and the granted stakes count as staked. The member's balance is locked by then, so that
 * parallel transfers are judged one after the other.
 */
async function assertMayPark(tx: SiteTransaction, player: Player, integration: Integration | undefined): Promise<void> {
  if ((await findExclusion(tx, player)) !== undefined) throw new DomainError('play_excluded');
  if (integration?.settings.holdsLimits)
    await handLimitsOut(tx, { ...player, integrationId: integration.integrationId });
  const limits = await listLimitsInForce(tx, player);
  if (!integration?.settings.holdsLimits && limits.some(needsVendor)) throw new DomainError('vendor_holds_no_limits');
  if (limits.some(({ mostMinor, usedMinor }) => usedMinor > mostMinor)) throw new DomainError('play_limit_reached');
}

/** Splits a request into transfers. */
async function plan(
  parts: TransferParts,
  site: PublishedSite,
  memberId: string,
  { direction, vendor, amount }: WalletTransfer,
): Promise<readonly PlannedTransfer[]> {
  const currency = site.site.currency.code;
  const keepers = await parts.database.forSite(site.id, async (tx) =>
    (await listIntegrations(tx, site.id)).filter(({ wallet }) => wallet === 'transfer'),
  );
  const planned = (integration: Integration, moved: bigint): PlannedTransfer => ({
    transferId: randomUUID(),
    memberId,
    integrationId: integration.integrationId,
    vendor: integration.vendor,
    direction: direction === 'toVendor' ? 'toVendor' : 'fromVendor',
    currency,
    amount: moved,
  });
  if (direction === 'recallAll') {
    if (vendor !== undefined || amount !== undefined)
      throw new DomainError('invalid_request', {
        fields: { [vendor === undefined ? 'amount' : 'vendor']: 'unknown_field' },
      });
    return recallAll(parts, site, memberId, keepers, planned);
  }
  if (vendor === undefined) throw new DomainError('invalid_request', { fields: { vendor: 'required' } });
  const integration = keepers.find((keeper) => keeper.vendor === vendor);
  if (integration === undefined) throw new DomainError('invalid_request', { fields: { vendor: 'not_allowed_value' } });
  if (direction === 'toVendor' && !integration.isEnabled) throw new DomainError('vendor_unavailable');
  if (amount !== undefined) return [planned(integration, askedAmount(amount, site.site.currency.decimals))];
  if (direction === 'toVendor') throw new DomainError('invalid_request', { fields: { amount: 'required' } });
  const held = await heldBy(parts, site, memberId, integration);
  if (held === null) throw new DomainError('vendor_unavailable');
  return held === 0n ? [] : [planned(integration, held)];
}

/** All that vendors hold; those that do not answer, or with which something is under way, are left for later. */
async function recallAll(
  parts: TransferParts,
  site: PublishedSite,
  memberId: string,
  keepers: readonly Integration[],
  planned: (integration: Integration, amount: bigint) => PlannedTransfer,
): Promise<readonly PlannedTransfer[]> {
  const used = await parts.database.forSite(site.id, (tx) => vendorsWithFunds(tx, site.id, memberId));
  const asked = keepers
    .filter(({ integrationId }) => used.get(integrationId)?.isPending === false)
    .map(async (keeper) => [keeper, await heldBy(parts, site, memberId, keeper)] as const);
  return (await Promise.all(asked)).flatMap(([keeper, held]) => (held ? [planned(keeper, held)] : []));
}

/** The member's balance at a vendor, in minor units; null where the vendor does not answer. */
export async function heldBy(
  { database, wallets }: TransferParts,
  site: PublishedSite,
  memberId: string,
  { integrationId, keySealed, settings }: Integration,
): Promise<bigint | null> {
  const userId = await database.forSite(site.id, (tx) => vendorMemberId(tx, site.id, integrationId, memberId));
  const { serverUrl } = settings;
  const owner = { integrationId, keySealed, serverUrl, userId, currency: site.site.currency.code };
  const answer = await wallets.balance(owner);
  return answer.outcome === 'done' ? answer.balance : null;
}

/** The answer of a request: the first that was given, for good. */
async function answerTo(
  { database }: TransferParts,
  site: PublishedSite,
  request: TransferRequest,
): Promise<WalletTransferred> {
  const { code: currency, decimals } = site.site.currency;
  const kept = await database.forSite(site.id, async (tx) => {
    const held = await balanceOf(tx, site.id, { memberId: request.memberId, currency, kind: 'member' });
    const transfers = (await transfersOf(tx, site.id, request)).map((transfer) => ({
      transferId: transfer.transferId,
      vendor: transfer.vendor,
      direction: transfer.direction,
      amount: minorToDecimal(transfer.amount, decimals),
      status: transfer.status,
    }));
    const isRefused = transfers.length > 0 && transfers.every(({ status }) => status === 'refused');
    const moved: WalletTransferred = { balance: minorToDecimal(held, decimals), currency, transfers };
    const answer = isRefused ? refusalText(new DomainError('transfer_refused')) : JSON.stringify(moved);
    await keepAnswer(tx, site.id, request, answer);
    return (await findRequest(tx, site.id, request))?.answer ?? answer;
  });
  return answerIn(kept);
}

function digestOf({ direction, vendor, amount }: WalletTransfer): string {
  return createHash('sha256')
    .update(JSON.stringify([direction, vendor ?? null, amount ?? null]))
    .digest('hex');
}
