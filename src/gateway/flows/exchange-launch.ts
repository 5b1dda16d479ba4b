import { randomBytes } from 'node:crypto';
import type { VendorSession } from '#contracts/generated/contracts.ts';
import { validateVendorSessionExchange } from '#contracts/generated/validators.js';
import { isTrialType } from '#contracts/member-types.ts';
import { readSession } from '#gateway/areas/accounts/accounts.ts';
import { isBeingPlayed, takeLaunch } from '#gateway/areas/games/games.ts';
import type { AuthenticateVendor, ClaimedCall } from '#gateway/areas/money/money.ts';
import {
  balanceOf,
  findExclusion,
  hasToComeBack,
  holdStoppedPlay,
  type Integration,
  notePlayBegun,
  REFUSALS,
  readStopReason,
  refuseVendorCall,
  vendorMemberId,
  type WireAnswer,
} from '#gateway/areas/money/money.ts';
import { currencyIn } from '#gateway/areas/sites/sites.ts';
import type { TenantDatabase } from '../database/database.ts';
import { maskCustomerName } from '../kit/mask-customer-name.ts';
import type { PublishedSite, SiteDirectory } from '../kit/published-site.ts';

/** As many bits as the ids of members have at vendors. */
const TRIAL_ID_BYTES = 16;

interface ExchangeParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly authenticate: AuthenticateVendor;
  readonly clock: () => Date;
}

/**
 * Takes a vendor's exchange of a code for who plays (design of the HTTP contract, "Vendor side"). Nothing of it is read
 * before its signature is seen to be good.
 */
export async function takeExchange(parts: ExchangeParts, call: ClaimedCall): Promise<WireAnswer> {
  const integration = await parts.authenticate(call);
  if (integration === null) return refuseVendorCall(REFUSALS.forbidden);
  const asked = parse(call.body);
  if (!validateVendorSessionExchange(asked)) return refuseVendorCall(REFUSALS.malformed);
  const site = parts.sites.all().find(({ id }) => id === integration.siteId);
  const session = site && (await exchangeLaunch(parts, site, integration, asked.code));
  return session ? { status: 200, body: JSON.stringify(session) } : refuseVendorCall(REFUSALS.launchCodeInvalid);
}

/**
 * Exchanges the code of a launch for who plays, once. Somebody who signed out since, takes a break or has a limit that
 * the vendor cannot hold plays nothing, and the code is used all the same. A trial account starts no game.
 * @returns null where the code is wrong, was used, is over or another vendor's.
 */
async function exchangeLaunch(
  { database, clock }: Pick<ExchangeParts, 'database' | 'clock'>,
  site: PublishedSite,
  { integrationId, vendor, wallet, settings }: Pick<Integration, 'integrationId' | 'vendor' | 'wallet' | 'settings'>,
  code: string,
): Promise<VendorSession | null> {
  const now = clock();
  return database.forSite(site.id, async (tx) => {
    const launch = await takeLaunch(tx, site.id, { integrationId, code, now });
    if (launch === undefined || !(await isBeingPlayed(tx, site.id, launch.gameSessionId))) return null;
    const { memberId, sessionDigest, gameCode, gameSessionId, mode, language, origin } = launch;
    const { code: currency, symbol, decimals } = currencyIn(language, site.site.currency);
    const session = {
      currency,
      currency_symbol: symbol,
      currency_decimals: decimals,
      language,
      session_id: gameSessionId,
      wallet,
      mode,
      game: `${vendor}:${gameCode}`,
      origin,
    };
    if (memberId === null || sessionDigest === null)
      return { user_id: trialId(), display_name: '', balance: 0, ...session };
    const player = await readSession(tx, site.id, sessionDigest, now.toISOString());
    if (player === undefined || isTrialType(player.type)) return null;
    const judged = { siteId: site.id, memberId, currency, zone: site.site.timeZone, at: now };
    if ((await findExclusion(tx, judged)) !== undefined) return null;
    await holdStoppedPlay(tx, judged);
    if ((await readStopReason(tx, site, judged)) !== null) return null;
    if (wallet === 'transfer' && (await hasToComeBack(tx, judged, { settings }))) return null;
    const userId = await vendorMemberId(tx, site.id, integrationId, memberId);
    await notePlayBegun(tx, judged);
    // The vendor reports the balance of a wallet that it keeps itself.
    const held =
      wallet === 'transfer'
        ? await balanceOf(tx, site.id, { memberId, currency, kind: 'member_vendor', vendor })
        : await balanceOf(tx, site.id, { memberId, currency, kind: 'member' });
    return { user_id: userId, display_name: maskCustomerName(player.account), balance: Number(held), ...session };
  });
}

/** Like a member's id, and nobody's. */
const trialId = (): string => randomBytes(TRIAL_ID_BYTES).toString('base64url');

/** Parses JSON; undefined for malformed text, which no contract allows. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
