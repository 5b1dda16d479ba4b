import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { type Catalogue, type CatalogueEntry, type CatalogueStore, codeKey } from '#gateway/areas/games/games.ts';
import {
  type BetTerms,
  type BetTermsOf,
  type Integration,
  REFUSALS,
  type RefusalCode,
  type WalletCall,
} from '#gateway/areas/money/money.ts';
import { maintenanceInForce, type StatusBoard } from '#gateway/areas/sites/sites.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';

interface TermsParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly catalogues: Pick<CatalogueStore, 'current'>;
  readonly status: Pick<StatusBoard, 'recent'>;
}

/**
 * Judges bets by what is in memory: the catalogue, the site's documents, and the operators' override, at most a
 * second old. Money, sessions and the limits of players are the database's to judge.
 */
export function betTerms({ sites, catalogues, status }: TermsParts): BetTermsOf {
  return (integration, call) => {
    const site = sites.all().find(({ id }) => id === integration.siteId);
    // A site that is no longer served: open bets are settled in the currency of the bet.
    if (site === undefined)
      return { ...CLOSED, isKnownGame: true, mostMinor: null, currency: call.currency, zone: 'UTC', weight: 0 };
    const { timeZone: zone } = site.site;
    const { code: currency } = site.site.currency;
    const { settings, vendor, siteId } = integration;
    return whenReady(catalogues.current(), (catalogue) => {
      const game = call.vendor === vendor ? gameOf(integration, call, catalogue) : null;
      return whenReady(status.recent(siteId), (override): BetTerms => {
        const isOpen = maintenanceInForce(site, override) === null;
        const isOffered = game === 'test' || (game !== null && isOfferedBy(site.site, game));
        const refusal = !isOpen
          ? REFUSALS.maintenance
          : game !== null && !(isOffered && integration.isEnabled && !settings.closedGames?.includes(call.gameCode))
            ? REFUSALS.gameDisabled
            : 0;
        return {
          refusal,
          isKnownGame: game !== null,
          mostMinor: settings.limits.maxBetMinor?.[currency] ?? null,
          currency,
          zone,
          weight: game === null || game === 'test' ? 0 : bonusWeight(site.site, game.gameCategory),
        };
      });
    });
  };
}

const CLOSED: { readonly refusal: RefusalCode } = { refusal: REFUSALS.gameDisabled };

/** Null where neither the catalogue has it nor the vendor tests with it. */
function gameOf(
  { vendor, settings }: Pick<Integration, 'vendor' | 'settings'>,
  { gameCode }: Pick<WalletCall, 'gameCode'>,
  catalogue: Catalogue,
): CatalogueEntry | 'test' | null {
  if (settings.testGames?.includes(gameCode)) return 'test';
  return catalogue.byCode.get(codeKey(vendor, gameCode)) ?? null;
}

/** How much of a bet on the category counts towards the turnover of a bonus, in percent. */
function bonusWeight({ bonus }: Pick<SiteDocument, 'bonus'>, gameCategory: CatalogueEntry['gameCategory']): number {
  return bonus?.contributions.find(({ category }) => category === gameCategory)?.percent ?? 0;
}

function isOfferedBy(
  { vendors, categories }: { readonly vendors: 'all' | readonly string[]; readonly categories: readonly string[] },
  { vassalage, gameCategory }: CatalogueEntry,
): boolean {
  return (vendors === 'all' || vendors.includes(vassalage)) && categories.includes(gameCategory);
}
