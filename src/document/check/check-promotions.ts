import type {
  AnnouncementsDocument,
  OfferPrize,
  PromotionDetail,
  PromotionOffer,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { checkDecimals } from './check-amounts.ts';

type Path = Fault['path'];

/**
 * Checks promotions against their site: that everybody sees them, categories that are there, tables whose rows fit
 * their columns, and offers whose bonuses and missions the site has.
 */
export function* checkPromotions(
  { announcements, promotionCategories = [] }: AnnouncementsDocument,
  site: SiteDocument,
): Generator<Fault> {
  for (const [index, { id }] of promotionCategories.entries())
    if (promotionCategories.findIndex((category) => category.id === id) !== index)
      yield {
        path: ['promotionCategories', index, 'id'],
        wrong: `there is a category ${JSON.stringify(id)} already`,
        right: 'give each an id of its own',
      };
  const known = promotionCategories.map(({ id }) => id);
  for (const [index, { kind, execution, promotion }] of announcements.entries()) {
    if (kind === 'PR' && execution !== 'B')
      yield {
        path: ['announcements', index, 'execution'],
        wrong: `${execution} shows a promotion to nobody`,
        right: 'give B',
      };
    if (promotion === undefined) continue;
    const at = ['announcements', index, 'promotion'];
    const { category, offer } = promotion;
    if (category !== undefined && !known.includes(category))
      yield unknown([...at, 'category'], `category ${JSON.stringify(category)}`, known);
    yield* checkTiers([...at, 'tiers'], promotion, site);
    if (offer !== undefined) yield* checkPromotionOffer([...at, 'offer'], offer, site);
  }
}

function* checkTiers(at: Path, { tiers }: PromotionDetail, site: SiteDocument): Generator<Fault> {
  for (const [index, { cells, from }] of (tiers?.rows ?? []).entries()) {
    const row = [...at, 'rows', index];
    const columns = tiers?.columns.length ?? 0;
    if (cells.length !== columns)
      yield {
        path: [...row, 'cells'],
        wrong: `there are ${cells.length} cells for ${columns} columns`,
        right: 'give one for each column',
      };
    if (from !== undefined) yield* checkDecimals([...row, 'from'], from, site.currency);
    for (const [column, cell] of cells.entries())
      if ('amount' in cell) yield* checkDecimals([...row, 'cells', column, 'amount'], cell.amount, site.currency);
  }
}

function* checkPromotionOffer(at: Path, offer: PromotionOffer, site: SiteDocument): Generator<Fault> {
  if (offer.kind === 'bonus') yield* checkBonusNamed([...at, 'bonus'], offer.bonus, site);
  if (offer.kind === 'mission') {
    const known = (site.missions?.list ?? []).map(({ id }) => id);
    if (!known.includes(offer.mission))
      yield unknown([...at, 'mission'], `mission ${JSON.stringify(offer.mission)}`, known);
  }
  if (offer.kind === 'raffle' && site.raffle === undefined)
    yield {
      path: [...at, 'kind'],
      wrong: 'the site has no raffle',
      right: 'give raffle in site.json, or another kind',
    };
  if (offer.kind === 'application') yield* checkOfferPrize([...at, 'prize'], offer.prize, site);
}

function* checkOfferPrize(at: Path, prize: OfferPrize, site: SiteDocument): Generator<Fault> {
  // `checkPromotionSpins` checks those.
  if ('freeSpins' in prize) return;
  if ('points' in prize) {
    if (!isModuleOn(site.flags, 'POINTSYSTEM3'))
      yield {
        path: [...at, 'points'],
        wrong: 'the site has no points',
        right: 'give an amount, or turn POINTSYSTEM3 on',
      };
    return;
  }
  yield* checkDecimals([...at, 'amount'], prize.amount, site.currency);
  if (Number(prize.amount) === 0)
    yield { path: [...at, 'amount'], wrong: 'it is nothing', right: 'give an amount above 0' };
  if ('bonus' in prize) yield* checkBonusNamed([...at, 'bonus'], prize.bonus, site);
}

function* checkBonusNamed(at: Path, name: string, { bonus, flags }: SiteDocument): Generator<Fault> {
  const known = isModuleOn(flags, 'BONUS3') ? (bonus?.offers ?? []).map(({ id }) => id) : [];
  if (!known.includes(name)) yield unknown(at, `bonus ${JSON.stringify(name)}`, known);
}

function unknown(path: Path, named: string, known: readonly string[]): Fault {
  const right = known.length > 0 ? `name one of ${known.join(', ')}` : 'leave it out';
  return { path, wrong: `the site has no ${named}`, right };
}
