import type { SiteLiveFigures } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { RecordParts } from '../record-parts.ts';
import { listMinutes } from '../repository/site-minute-repository.ts';

const MINUTE_MS = 60_000;
/** An hour of minutes, and the current one. */
const SHOWN = 61;

/**
 * What happens on a site: the last hour by the minute, and the current minute. Bets are those of the wallet's calls,
 * of a demo's bots too; those that a vendor with a wallet of its own takes are only in the records.
 */
export async function readLiveFigures(
  { database, clock }: Pick<RecordParts, 'database' | 'clock'>,
  { id: siteId, site }: PublishedSite,
): Promise<SiteLiveFigures> {
  const now = clock();
  const untilMs = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  const span = { from: new Date(untilMs - SHOWN * MINUTE_MS), until: new Date(untilMs) };
  const rows = await database.forReading(siteId, (tx) => listMinutes(tx, siteId, span));
  const { code: currency, decimals } = site.currency;
  return {
    at: now.toISOString(),
    currency,
    minutes: rows.map(({ minute, bets, staked, errors, sign_ins: signIns, registrations }) => ({
      ...{ minute, bets, staked: minorToDecimal(BigInt(staked), decimals) },
      ...{ signIns, registrations, errors },
    })),
  };
}
