import { randomUUID } from 'node:crypto';
import { findIntegration, type Integration } from '#gateway/areas/money/repository/integration-repository.ts';
import {
  findExclusion,
  listLimitsInForce,
  type Player,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import {
  endRecall,
  type FundRecall,
  lookAtRecallAgain,
  pendingTransfers,
  takeDueRecalls,
} from '#gateway/areas/money/repository/recall-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { needsVendor } from '../vendors/hand-limits.ts';
import { settleTransfer, type TransferParts } from './settle-transfer.ts';
import { beginTransfers, heldBy } from './transfer-funds.ts';

interface RecallParts extends TransferParts {
  readonly log: { warn(fields: object, message: string): void };
}

const MOST_AT_ONCE = 20;
/** While something lies there, or the vendor does not answer. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** While nothing lies there: a round that was under way may still be won. */
const FIRST_LOOK_MS = 15 * 60_000;
const LONGEST_LOOK_MS = 24 * 3_600_000;

/**
 * Whether what lies with a vendor has to come back: in a break, and while a limit is in force that the vendor cannot
 * hold.
 */
export async function hasToComeBack(
  tx: SiteTransaction,
  player: Player,
  { settings }: Pick<Integration, 'settings'>,
): Promise<boolean> {
  if ((await findExclusion(tx, player)) !== undefined) return true;
  return !settings.holdsLimits && (await listLimitsInForce(tx, player)).some(needsVendor);
}

/** Brings back the funds of a site's members that are due to be recalled, until the vendors hold nothing. */
export async function recallFunds(parts: RecallParts, site: PublishedSite): Promise<void> {
  const due = await parts.database.forSite(site.id, (tx) =>
    takeDueRecalls(tx, site.id, { now: parts.clock(), most: MOST_AT_ONCE }),
  );
  await Promise.all(
    due.map((recall) =>
      recallOne(parts, site, recall).catch((error: unknown) =>
        parts.log.warn({ err: error, integration: recall.integrationId }, 'recalling funds from vendor failed'),
      ),
    ),
  );
}

async function recallOne(parts: RecallParts, site: PublishedSite, recall: FundRecall): Promise<void> {
  const { memberId, integrationId } = recall;
  const currency = site.site.currency.code;
  const player = { siteId: site.id, memberId, currency, zone: site.site.timeZone, at: parts.clock() };
  const integration = await parts.database.forSite(site.id, async (tx) => {
    const found = await findIntegration(tx, site.id, integrationId);
    if (found !== undefined && (await hasToComeBack(tx, player, found))) return found;
    await endRecall(tx, site.id, recall);
    return null;
  });
  if (integration === null) return;

  const underWay = await parts.database.forSite(site.id, (tx) => pendingTransfers(tx, site.id, recall));
  for (const transfer of underWay) await settleTransfer(parts, site, transfer);
  const held = await heldBy(parts, site, memberId, integration);
  if (held !== null && held > 0n) await bringBack(parts, site, recall, { integration, held, currency });
  const left = held !== null && held > 0n ? await heldBy(parts, site, memberId, integration) : held;
  const isEmpty =
    left === 0n && (await parts.database.forSite(site.id, (tx) => pendingTransfers(tx, site.id, recall))).length === 0;
  const tries = isEmpty === recall.isEmpty ? recall.tries + 1 : 0;
  const waitMs = isEmpty
    ? Math.min(LONGEST_LOOK_MS, FIRST_LOOK_MS * 2 ** Math.min(tries, 10))
    : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10));
  await parts.database.forSite(site.id, (tx) =>
    lookAtRecallAgain(tx, site.id, { ...recall, tries, isEmpty }, new Date(parts.clock().getTime() + waitMs)),
  );
}

/**
 * Moves all of it to the main wallet. A transfer of the member's own may be first: then it is looked at again later.
 */
async function bringBack(
  parts: RecallParts,
  site: PublishedSite,
  { memberId, integrationId }: FundRecall,
  {
    integration,
    held,
    currency,
  }: { readonly integration: Integration; readonly held: bigint; readonly currency: string },
): Promise<void> {
  const transferId = randomUUID();
  const { vendor } = integration;
  const transfer = {
    transferId,
    memberId,
    integrationId,
    vendor,
    direction: 'fromVendor',
    currency,
    amount: held,
  } as const;
  const request = { memberId, key: `recall ${transferId}`, digest: transferId };
  try {
    await beginTransfers(parts, site, request, [transfer]);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'transfer_pending') return;
    throw error;
  }
  await settleTransfer(parts, site, { ...transfer, status: 'pending' });
}
