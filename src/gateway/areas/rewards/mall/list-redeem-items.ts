import { assetAddress } from '#contracts/asset-address.ts';
import type { LanguageCode, RedeemItems } from '#contracts/generated/contracts.ts';
import { sumCredited } from '#gateway/areas/cashier/cashier.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { POINTS, pointsSettings } from '../points/points-settings.ts';
import { listItems } from '../repository/point-item-repository.ts';
import { countRedeemed } from '../repository/redemption-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { moneyOf, textOf } from './mall-presenter.ts';
import { availableOf, mostOf, refusalsOf } from './redeem-terms.ts';

/**
 * What points are redeemed for, how many a member may redeem now, and why not more (specification, section 7).
 * @throws DomainError `feature_disabled`.
 */
export async function listRedeemItems(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
): Promise<RedeemItems> {
  pointsSettings(site);
  const { code: currency, decimals } = site.site.currency;
  return database.forReading(site.id, async (tx) => {
    const items = await listItems(tx, site.id, { isShownOnly: true });
    const redeemed = await countRedeemed(tx, site.id, memberId);
    const points = await balanceOf(tx, site.id, { memberId, currency: POINTS, kind: 'points' });
    const deposited = await sumCredited(tx, site.id, { memberId, currency });
    const list = items.map((item) => {
      const state = { points, deposited, redeemed: redeemed.get(item.item_id) ?? 0, decimals };
      return {
        itemId: item.item_id,
        name: textOf(site, item.names, language),
        description: textOf(site, item.descriptions, language),
        picture: pictureOf(site, item.picture),
        points: Number(item.points),
        requiredDeposits: moneyOf(site, item.required_deposits_minor),
        bonus: moneyOf(site, item.bonus_minor),
        perMember: item.per_member,
        redeemed: state.redeemed,
        available: availableOf(item),
        most: mostOf(item, state),
        refusals: [...refusalsOf(item, 1, state)],
      };
    });
    return { list };
  });
}

/** Null where a later revision of the site lost the file. */
function pictureOf({ assets, assetBase }: PublishedSite, picture: string | null): string | null {
  if (picture === null || !Object.hasOwn(assets, picture.replace(/^assets\//, ''))) return null;
  return assetAddress(assetBase, picture);
}
