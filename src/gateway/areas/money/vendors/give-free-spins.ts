import { findById } from '#gateway/areas/accounts/accounts.ts';
import {
  endFreeSpins,
  expireFreeSpins,
  type FreeSpinRow,
  noteFreeSpins,
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
/** How often a vendor is asked how many free spins are left while they are played, and while nothing changes. */
const ASK_EVERY_MS = { playing: 60_000, resting: 10 * 60_000 } as const;

/**
 * Tells the vendors of a site of the free spins that were claimed, and asks them how many are left. The id of the
 * reward is the key, so that a repeated call gives nothing twice. An order is repeated until the vendor has it or its
 * time is over; that of a member who is frozen or excluded from play waits meanwhile (decision 103).
 */
export async function giveFreeSpins(parts: GiveFreeSpinsParts, site: PublishedSite): Promise<void> {
  const now = parts.clock();
  // Orders and questions have a limit each, so that neither waits behind the other.
  const due = await parts.database.forSite(site.id, async (tx) => [
    ...(await takeDueFreeSpins(tx, site.id, { state: 'ordered', now, most: MOST_AT_ONCE })),
    ...(await takeDueFreeSpins(tx, site.id, { state: 'given', now, most: MOST_AT_ONCE })),
  ]);
  await Promise.all(
    due.map((grant) =>
      give(parts, site, grant).catch((error: unknown) =>
        parts.log.warn({ err: error, site: site.id, reward: grant.reward_id }, 'giving free spins failed'),
      ),
    ),
  );
}

async function give(parts: GiveFreeSpinsParts, { id: siteId, site }: PublishedSite, grant: FreeSpinRow): Promise<void> {
  const { database, wallets, clock, log } = parts;
  const expiresAt = new Date(grant.expires_at);
  const now = clock();
  const isOver = expiresAt <= now;
  const fields = { site: siteId, reward: grant.reward_id, vendor: grant.vendor };
  const isOrder = grant.state === 'ordered';
  const failed = async (why: string): Promise<void> => {
    log.warn(
      { ...fields, why },
      isOrder ? 'free spins were not given' : 'a vendor did not say what is left of free spins',
    );
    if (!isOver) return;
    const end = isOrder ? expireFreeSpins : endFreeSpins;
    await database.forSite(siteId, (tx) => end(tx, siteId, grant.reward_id));
  };
  const to = await database.forSite(siteId, (tx) => ownerOf(tx, siteId, grant, now));
  // Who is on a break is told of in the log once, at the end.
  if (to === 'kept') return isOver ? failed('the member may not play') : undefined;
  if (to === null) return failed('no integration of the vendor gives free spins');
  const answer = await wallets.freeSpins(to, {
    grantId: grantIdOf(grant),
    decimals: site.currency.decimals,
    game: `${grant.vendor}:${grant.game_code}`,
    bet: BigInt(grant.bet_minor),
    spins: grant.spins,
    expiresAt,
  });
  if (answer.outcome === 'unknown') return failed(answer.why);
  const { spinsLeft, wonMinor } = answer;
  const isPlaying = isOrder || spinsLeft !== grant.spins_left;
  const waitMs = ASK_EVERY_MS[isPlaying ? 'playing' : 'resting'];
  const askAgainAt = spinsLeft === 0 || isOver ? null : new Date(now.getTime() + waitMs);
  await database.forSite(siteId, (tx) =>
    noteFreeSpins(tx, siteId, grant.reward_id, { spinsLeft, wonMinor, askAgainAt }),
  );
}

/** The id of free spins at their vendor, the same with every try. */
function grantIdOf({ reward_id }: Pick<FreeSpinRow, 'reward_id'>): string {
  return `reward-${reward_id}`;
}

/**
 * The player at the vendor; null where the vendor gives no free spins, and `kept` where an order has to wait for its
 * member. A question about what the vendor has already waits for nobody.
 */
async function ownerOf(
  tx: SiteTransaction,
  siteId: string,
  { vendor, member_id: memberId, currency, state }: FreeSpinRow,
  at: Date,
): Promise<VendorWalletOwner | 'kept' | null> {
  if (state === 'ordered') {
    const member = await findById(tx, siteId, memberId);
    if (member === undefined || member.frozen_at || (await findExclusion(tx, { siteId, memberId, at }))) return 'kept';
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
