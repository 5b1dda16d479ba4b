import type { PointItem, PointItems, SavePointItem } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { pointsSettings } from '../points/points-settings.ts';
import { changeItem, holdItem, insertItem, listItems } from '../repository/point-item-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentItem } from './mall-presenter.ts';

/** The most items of a site, which bounds what a list reads. */
const MOST_ITEMS = 200;

interface ItemToSave {
  readonly item: SavePointItem;
  /** The account of who saves it. */
  readonly operator: string;
}

/** All items of a site, hidden ones among them. @throws DomainError `feature_disabled`. */
export async function listPointItems(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
): Promise<PointItems> {
  pointsSettings(site);
  const rows = await database.forSite(site.id, (tx) => listItems(tx, site.id, { isShownOnly: false }));
  return { list: rows.map((row) => presentItem(site, row)) };
}

/**
 * Adds an item to the points mall.
 * @throws DomainError `invalid_request` naming the field; `limit_reached`; `feature_disabled`.
 */
export async function addPointItem(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  { item, operator }: ItemToSave,
): Promise<PointItem> {
  const values = valuesOf(site, item);
  const row = await database.forSite(site.id, async (tx) => {
    const others = await listItems(tx, site.id, { isShownOnly: false });
    if (others.length >= MOST_ITEMS) throw new DomainError('limit_reached');
    return insertItem(tx, site.id, { ...values, changed_by: operator, changed_at: clock() });
  });
  return presentItem(site, row);
}

/**
 * Changes an item. What members redeemed already stays as it was.
 * @throws DomainError `not_found`; `invalid_request` naming the field, also where there would be fewer pieces than are
 *   redeemed; `feature_disabled`.
 */
export async function changePointItem(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  { itemId, item, operator }: ItemToSave & { readonly itemId: string },
): Promise<PointItem> {
  const values = valuesOf(site, item);
  const row = await database.forSite(site.id, async (tx) => {
    const held = await holdItem(tx, site.id, itemId);
    if (held === undefined) throw new DomainError('not_found');
    if (item.quantity !== null && item.quantity < held.taken)
      throw new DomainError('invalid_request', { fields: { quantity: 'out_of_range' } });
    return changeItem(tx, site.id, itemId, { ...values, changed_by: operator, changed_at: clock() });
  });
  return presentItem(site, row);
}

function valuesOf(site: PublishedSite, item: SavePointItem) {
  pointsSettings(site);
  const { names, descriptions, picture } = item;
  const { default: needed } = site.site.languages;
  for (const [field, texts] of Object.entries({ names, descriptions }))
    if (!Object.hasOwn(texts, needed)) throw new DomainError('invalid_request', { fields: { [field]: 'required' } });
  if (picture !== null && !Object.hasOwn(site.assets, picture.replace(/^assets\//, '')))
    throw new DomainError('invalid_request', { fields: { picture: 'not_allowed_value' } });
  return {
    ...{ names: jsonText(names), descriptions: jsonText(descriptions), picture },
    points: item.points,
    required_deposits_minor: minorOf(site, 'requiredDeposits', item.requiredDeposits),
    bonus_minor: minorOf(site, 'bonus', item.bonus),
    ...{ per_member: item.perMember, quantity: item.quantity, state: item.state, position: item.position },
  };
}

/** @throws DomainError `invalid_request` naming the field for nothing, and for more decimals than the currency has. */
function minorOf({ site }: PublishedSite, field: string, amount: string | null): bigint | null {
  if (amount === null) return null;
  let minor: bigint;
  try {
    minor = decimalToMinor(amount, site.currency.decimals);
  } catch (error) {
    throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' }, cause: error });
  }
  if (minor <= 0n) throw new DomainError('invalid_request', { fields: { [field]: 'out_of_range' } });
  return minor;
}
