import type { AnnouncementsDocument, FreeSpins, SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { withSuggestion } from '../nearest-name.ts';
import { checkDecimals } from './check-amounts.ts';
import type { CheckContext } from './read/site-files.ts';

type Path = Fault['path'];

/** Checks the free spins of a site's missions and of the bonuses of deposits. */
export function* checkSiteSpins(site: SiteDocument, context: CheckContext): Generator<Fault> {
  for (const [index, { prize }] of (site.missions?.list ?? []).entries())
    if ('freeSpins' in prize)
      yield* checkSpins(['missions', 'list', index, 'prize', 'freeSpins'], prize.freeSpins, { site, context });
  for (const [index, { freeSpins }] of (site.bonus?.offers ?? []).entries())
    if (freeSpins !== undefined)
      yield* checkSpins(['bonus', 'offers', index, 'freeSpins'], freeSpins, { site, context });
}

/** Checks the free spins that promotions give. */
export function* checkPromotionSpins(
  { announcements }: AnnouncementsDocument,
  site: SiteDocument,
  context: CheckContext,
): Generator<Fault> {
  for (const [index, { promotion }] of announcements.entries()) {
    const offer = promotion?.offer;
    if (offer?.kind !== 'application' || !('freeSpins' in offer.prize)) continue;
    const at = ['announcements', index, 'promotion', 'offer'];
    yield* checkSpins([...at, 'prize', 'freeSpins'], offer.prize.freeSpins, { site, context });
    if (offer.prizeIs === 'largest')
      yield { path: [...at, 'prizeIs'], wrong: 'operators name no number of free spins', right: 'leave it out' };
  }
}

/** A game that the site has, a slot whose vendor can give free spins, by its name; a stake above nothing. */
function* checkSpins(
  at: Path,
  { game, name, bet }: FreeSpins,
  { site, context: { slots, vendors } }: { readonly site: SiteDocument; readonly context: CheckContext },
): Generator<Fault> {
  yield* checkDecimals([...at, 'bet'], bet, site.currency);
  if (Number(bet) === 0) yield { path: [...at, 'bet'], wrong: 'it is nothing', right: 'give an amount above 0' };
  const [vendor = ''] = game.split(':');
  // A mistyped vendor of the site is a fault of its own.
  const offered = site.vendors === 'all' ? null : site.vendors;
  const isKnown = offered === null || vendors === undefined || offered.every((one) => vendors.has(one));
  if (isKnown && offered !== null && !offered.some((one) => one === vendor))
    yield { path: [...at, 'game'], wrong: `the site has no games of ${vendor}`, right: 'name a game of its vendors' };
  if (slots === undefined) return;
  const slot = slots.get(game);
  if (slot === undefined) {
    const ofVendor = [...slots.keys()].filter((key) => key.startsWith(`${vendor}:`));
    const right = withSuggestion('name a slot of the catalogue', game, ofVendor);
    yield { path: [...at, 'game'], wrong: `there is no slot ${JSON.stringify(game)}`, right };
    return;
  }
  if (!slot.hasFreeSpins)
    yield { path: [...at, 'game'], wrong: `${vendor} gives no free spins`, right: 'name a slot of another vendor' };
  if (name.EN !== slot.name)
    yield {
      path: [...at, 'name', 'EN'],
      wrong: `the game is called ${JSON.stringify(slot.name)}`,
      right: `say ${JSON.stringify(slot.name)}`,
    };
}
