import { findByAccount } from '#gateway/areas/accounts/accounts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/**
 * The opening balance of a demo's member, in minor units by currency; play coins get the default of other currencies.
 */
const OPENING_FUNDS: Readonly<Record<string, bigint>> = { EUR: 100_000n, VND: 25_000_000n };
const OTHER_OPENING_FUNDS = 250_000n;

/** The opening balance of a demo player, in minor units. */
export function openingFunds({ site }: PublishedSite): bigint {
  const { code, decimals } = site.currency;
  return OPENING_FUNDS[code] ?? OTHER_OPENING_FUNDS * 10n ** BigInt(decimals);
}

/** Gives the member of a demo what it begins with, once, from the house. */
export async function grantDemoFunds(database: Database, site: PublishedSite): Promise<void> {
  const { code: currency } = site.site.currency;
  const amount = openingFunds(site);
  await database.forSite(site.id, async (tx) => {
    const member = await findByAccount(tx, site.id, 'demo');
    if (!member) return;
    await postTransfer(tx, site.id, {
      kind: 'demo_grant',
      currency,
      lines: [
        { kind: 'house', amount: -amount },
        { kind: 'member', memberId: member.member_id, amount },
      ],
      request: { scope: 'demo_grant', key: member.member_id },
    });
  });
}
