import type { AgentPlanKind, ConsolidatedFunds, LanguageCode, VendorWallet } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { isOnRequest, paidPeriod } from '#document/agent-plans.ts';
import type { GamesService } from '#gateway/areas/games/games.ts';
import type { TransferParts } from '#gateway/areas/money/money.ts';
import { balanceOf, listIntegrations, vendorMemberId, vendorsWithFunds } from '#gateway/areas/money/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** A page waits for the answer: a slower vendor is shown with its last known balance. */
const PATIENCE_MS = 2_000;

interface ConsolidatedParts extends Pick<TransferParts, 'database' | 'wallets'> {
  readonly games: Pick<GamesService, 'vendorNames'>;
}

/**
 * A member's balances in all wallets, and the salaries and dividends that the site pays (specification, section 3,
 * "Consolidated payload").
 */
export async function consolidatedFunds(
  parts: ConsolidatedParts,
  site: PublishedSite,
  language: LanguageCode,
  memberId: string,
): Promise<ConsolidatedFunds> {
  const { database, wallets, games } = parts;
  const { code: currency, symbol, decimals } = site.site.currency;
  const { isSingle } = site.site.wallet;
  const { main, kept } = await database.forSite(site.id, async (tx) => {
    const used = await vendorsWithFunds(tx, site.id, memberId);
    const keepers = isSingle ? [] : (await listIntegrations(tx, site.id)).filter(({ wallet }) => wallet === 'transfer');
    const held = [];
    for (const { integrationId, vendor, keySealed, settings } of keepers) {
      const known = await balanceOf(tx, site.id, { memberId, currency, kind: 'member_vendor', vendor });
      const isPending = used.get(integrationId)?.isPending ?? false;
      // Money is only at vendors that were asked before, and during a transfer only the last known balance is certain.
      const isAsked = used.has(integrationId) && !isPending;
      const userId = isAsked ? await vendorMemberId(tx, site.id, integrationId, memberId) : null;
      const owner = userId && { integrationId, keySealed, serverUrl: settings.serverUrl, userId, currency };
      held.push({ vendor, known, isPending, owner });
    }
    return { main: await balanceOf(tx, site.id, { memberId, currency, kind: 'member' }), kept: held };
  });
  const names = await games.vendorNames(
    site,
    language,
    kept.map(({ vendor }) => vendor),
  );
  const live = await Promise.all(
    kept.map(async ({ owner, known }) => {
      const answer = owner ? await wallets.balance(owner, PATIENCE_MS) : null;
      return answer?.outcome === 'done'
        ? { balance: answer.balance, isLive: true }
        : { balance: known, isLive: owner === null && known === 0n };
    }),
  );
  const total = live.reduce((sum, { balance }) => sum + balance, main);
  return {
    currency,
    currencySymbol: symbol,
    isSingle,
    mainWallet: minorToDecimal(main, decimals),
    total: minorToDecimal(total, decimals),
    wallets: kept.map(({ vendor, isPending }, index): VendorWallet => {
      const { balance, isLive } = live[index] ?? { balance: 0n, isLive: false };
      const vendorName = names[index] ?? vendor;
      return {
        vendor,
        vendorName,
        balance: minorToDecimal(balance, decimals),
        isLive: isLive && !isPending,
        isPending,
      };
    }),
    ...paymentsToAgents(site),
  };
}

/** How the site pays agents, by the names of the specification. */
function paymentsToAgents({ site }: PublishedSite) {
  const typeOf = (kind: AgentPlanKind) => {
    if (paidPeriod(site, kind) === null) return null;
    return isOnRequest(site, kind) ? ('request' as const) : ('automatic' as const);
  };
  const isPaid = (kind: AgentPlanKind): boolean => paidPeriod(site, kind) !== null;
  return {
    dailysalreqtype: typeOf('daily'),
    contracthoursalreq: typeOf('hourly'),
    realtimesalreqtype: typeOf('realtime'),
    divtypereq: typeOf('dividend'),
    dailysalinfotype: isPaid('daily') ? ('daily' as const) : null,
    hourlysalinfotype: isPaid('hourly') ? ('hour' as const) : null,
    contractsalinfotype: isPaid('realtime') ? ('fiveMinutes' as const) : null,
    divinfotype: isPaid('dividend') ? (site.agentPlans?.dividend ?? null) : null,
  };
}
