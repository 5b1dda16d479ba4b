import { findById } from '#gateway/areas/accounts/accounts.ts';
import {
  type FreeSpinRow,
  noteFreeSpins,
  refuseFreeSpins,
  takeDueFreeSpins,
} from '#gateway/areas/money/repository/free-spin-repository.ts';
import {
  type Integration,
  listIntegrations,
  vendorMemberId,
} from '#gateway/areas/money/repository/integration-repository.ts';
import { findExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { VendorWalletOwner, VendorWallets } from './vendor-wallet-client.ts';

/** Dependencies of `giveFreeSpins`. */
export interface GiveFreeSpinsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly wallets: Pick<VendorWallets, 'freeSpins'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

const MOST_AT_ONCE = 20;
/** How often a vendor is asked how many of its free spins are left. */
const ASK_EVERY_MS = 60_000;

/**
 * Has the vendors of a site give the free spins that are due: each until its vendor has stored it, by one id, so that
 * it is given once. Vendors are asked the same way how many are left, until none is or their time is over. Members who
 * are frozen or excluded from play get none (decision 103).
 */
export async function giveFreeSpins(parts: GiveFreeSpinsParts, site: PublishedSite): Promise<void> {
  const due = await parts.database.forSite(site.id, (tx) =>
    takeDueFreeSpins(tx, site.id, { now: parts.clock(), most: MOST_AT_ONCE }),
  );
  await Promise.all(due.map((grant) => give(parts, site, grant)));
}

async function give(parts: GiveFreeSpinsParts, { id: siteId, site }: PublishedSite, grant: FreeSpinRow): Promise<void> {
  const { database, wallets, clock, log } = parts;
  const expiresAt = new Date(grant.expires_at);
  const now = clock();
  const fields = { site: siteId, reward: grant.reward_id, vendor: grant.vendor };
  const refuse = async (why: string): Promise<void> => {
    await database.forSite(siteId, (tx) => refuseFreeSpins(tx, siteId, grant.reward_id));
    log.warn({ ...fields, why }, 'free spins were not given');
  };
  const to = await database.forSite(siteId, (tx) => ownerOf(tx, siteId, grant, now));
  if (to === 'excluded') return refuse('the member may not play');
  if (to === null) {
    log.warn(fields, 'no integration of the vendor gives free spins');
    return grant.state === 'ordered' && expiresAt <= now ? refuse('their time is over') : undefined;
  }
  const answer = await wallets.freeSpins(to, {
    grantId: grantIdOf(grant),
    decimals: site.currency.decimals,
    game: `${grant.vendor}:${grant.game_code}`,
    bet: BigInt(grant.bet_minor),
    spins: grant.spins,
    expiresAt,
  });
  if (answer.outcome === 'unknown') return;
  if (answer.outcome === 'refused') return refuse(answer.why);
  const { spinsLeft, wonMinor } = answer;
  const isOver = spinsLeft === 0 || expiresAt <= now;
  const askAgainAt = isOver ? null : new Date(now.getTime() + ASK_EVERY_MS);
  await database.forSite(siteId, (tx) =>
    noteFreeSpins(tx, siteId, grant.reward_id, { spinsLeft, wonMinor, askAgainAt }),
  );
}

/** The id of free spins at their vendor, the same with every try. */
function grantIdOf({ reward_id }: Pick<FreeSpinRow, 'reward_id'>): string {
  return `reward-${reward_id}`;
}

/**
 * The player at the vendor; null where the vendor gives no free spins. Those that it has are asked about for anybody.
 */
async function ownerOf(
  tx: SiteTransaction,
  siteId: string,
  { vendor, member_id: memberId, currency, state }: FreeSpinRow,
  at: Date,
): Promise<VendorWalletOwner | 'excluded' | null> {
  if (state === 'ordered') {
    const member = await findById(tx, siteId, memberId);
    if (member === undefined || member.frozen_at || (await findExclusion(tx, { siteId, memberId, at })))
      return 'excluded';
  }
  const integrations = await listIntegrations(tx, siteId);
  const integration = integrations.find((one) => one.vendor === vendor && givesFreeSpins(one));
  if (integration === undefined) return null;
  const { integrationId, keySealed, settings } = integration;
  const userId = await vendorMemberId(tx, siteId, integrationId, memberId);
  return { integrationId, keySealed, serverUrl: settings.serverUrl, userId, currency };
}

/** Whether a vendor has a server to tell, and may credit wins without a bet. */
function givesFreeSpins({ wallet, settings, isEnabled }: Integration): boolean {
  return (
    isEnabled &&
    wallet === 'seamless' &&
    settings.serverUrl !== undefined &&
    settings.allowedActions.includes('bonus_win')
  );
}
