import type { BetView, LanguageCode, VendorRoundViewAnswer } from '#contracts/generated/contracts.ts';
import { findIntegration, type Integration, vendorMemberIds } from '#gateway/areas/money/money.ts';
import { findRound } from '#gateway/areas/records/records.ts';
import { currencyIn } from '#gateway/areas/sites/sites.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { askVendorSigned, type VendorAnswer } from '#gateway/kit/vendor-client.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

const PATIENCE_MS = 5_000;
/** Status codes of servers that have no such round, or no such call. */
const NOT_SHOWN: ReadonlySet<number> = new Set([404, 405, 501]);

interface ViewRoundParts {
  readonly database: Pick<TenantDatabase, 'forReading'>;
  readonly keys: Pick<VendorKeys, 'open'>;
}

/** The round to show, and the page that frames it. */
export interface RoundToView {
  readonly memberId: string;
  readonly roundId: string;
  readonly language: LanguageCode;
  /** Of the page that frames the round. */
  readonly origin: string;
}

/**
 * Asks the vendor of one of the member's rounds for a page that shows it.
 * @throws DomainError `not_found` for a round that is not the member's, `round_not_over`, `round_not_shown` where the
 *   vendor has no server, no such call or no such round, and `vendor_unavailable` where its answer is missing, wrong,
 *   or names an address outside of the vendor's games.
 */
export async function viewRound(
  { database, keys }: ViewRoundParts,
  site: PublishedSite,
  { memberId, roundId, language, origin }: RoundToView,
): Promise<BetView> {
  const currency = currencyIn(language, site.site.currency);
  const owner = { siteId: site.id, memberId, currency: currency.code };
  const { round, integration, userId } = await database.forReading(site.id, async (tx) => {
    const found = await findRound(tx, owner, roundId);
    if (found === undefined) throw new DomainError('not_found');
    return { round: found, ...(await memberAtVendor(tx, owner, found.vendor)) };
  });
  if (round.status === 'open') throw new DomainError('round_not_over');
  const { gameUrl, serverUrl } = integration?.settings ?? {};
  if (integration === undefined || userId === undefined || gameUrl === undefined || serverUrl === undefined)
    throw new DomainError('round_not_shown');
  const answer = await askVendorSigned({
    serverUrl,
    path: `/operators/${integration.integrationId}/round-view`,
    method: 'POST',
    body: JSON.stringify({
      user_id: userId,
      round_id: round.vendor_round_id,
      currency: currency.code,
      currency_symbol: currency.symbol,
      currency_decimals: currency.decimals,
      language,
      origin,
    }),
    timeoutMs: PATIENCE_MS,
    key: await keys.open(integration.integrationId, integration.keySealed),
  }).catch((error: unknown) => {
    throw new DomainError('vendor_unavailable', { cause: error });
  });
  return { url: addressIn(answer, gameUrl) };
}

async function memberAtVendor(
  tx: SiteTransaction,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
  vendor: string,
): Promise<{ readonly integration: Integration | undefined; readonly userId: string | undefined }> {
  const integrationId = `${siteId}.${vendor}`;
  const integration = await findIntegration(tx, siteId, integrationId);
  const ids = await vendorMemberIds(tx, siteId, [{ integrationId, memberId }]);
  return { integration, userId: ids.get(`${integrationId} ${memberId}`) };
}

/** The address of the vendor's page. It is framed, so it must have the origin of the vendor's games. */
function addressIn({ status, text }: VendorAnswer, gameUrl: string): string {
  if (NOT_SHOWN.has(status)) throw new DomainError('round_not_shown');
  if (status === 409) throw new DomainError('round_not_over');
  if (status !== 200) throw new DomainError('vendor_unavailable');
  const url = new URL(urlIn(text), gameUrl);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.origin !== new URL(gameUrl).origin) throw new DomainError('vendor_unavailable');
  return url.href;
}

/** @throws DomainError `vendor_unavailable` where the answer is not as the contract says. */
function urlIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const { url } = validatorOf('VendorRoundViewAnswer')(body) ? (body as VendorRoundViewAnswer) : { url: null };
    if (url !== null && URL.canParse(url, 'http://games.invalid')) return url;
  } catch (error) {
    throw new DomainError('vendor_unavailable', { cause: error });
  }
  throw new DomainError('vendor_unavailable');
}
