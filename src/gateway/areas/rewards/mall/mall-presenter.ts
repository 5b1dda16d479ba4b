import type { LanguageCode, PointItem, Redeemed, Redemption } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import type { PointItemRow } from '../repository/point-item-repository.ts';
import type { RedemptionRow } from '../repository/redemption-repository.ts';

/** An amount of the site's currency; null stays null. */
export function moneyOf({ site }: PublishedSite, minor: string | null): string | null {
  return minor === null ? null : minorToDecimal(BigInt(minor), site.currency.decimals);
}

/** Texts in a language of the site. */
export function textOf(
  { site }: PublishedSite,
  texts: Readonly<Record<string, string>>,
  language: LanguageCode,
): string {
  return textInLanguage(texts, language, site.languages.default);
}

/** An item as operators see it. */
export function presentItem(site: PublishedSite, row: PointItemRow): PointItem {
  return {
    itemId: row.item_id,
    names: row.names,
    descriptions: row.descriptions,
    picture: row.picture,
    points: Number(row.points),
    requiredDeposits: moneyOf(site, row.required_deposits_minor),
    bonus: moneyOf(site, row.bonus_minor),
    perMember: row.per_member,
    quantity: row.quantity,
    taken: row.taken,
    state: row.state,
    position: row.position,
    changedBy: row.changed_by,
    changedAt: new Date(row.changed_at).toISOString(),
  };
}

type Asked = Omit<Redeemed, 'pointsLeft' | 'at'>;

function presentAsked(site: PublishedSite, row: RedemptionRow, language: LanguageCode): Asked {
  return {
    redemptionId: row.redemption_id,
    itemId: row.item_id,
    name: textOf(site, row.names, language),
    quantity: row.quantity,
    points: Number(row.points),
    bonus: moneyOf(site, row.bonus_minor),
    receivingAddress: row.address,
    remark: row.remark,
  };
}

/** The answer to a redemption. It says nothing that changes later, so that a repeat answers the same. */
export function presentRedeemed(site: PublishedSite, row: RedemptionRow, language: LanguageCode): Redeemed {
  const at = new Date(row.asked_at).toISOString();
  return { ...presentAsked(site, row, language), pointsLeft: Number(row.points_left), at };
}

/** A redemption with its decision. */
export function presentRedemption(site: PublishedSite, row: RedemptionRow, language: LanguageCode): Redemption {
  return {
    ...presentAsked(site, row, language),
    status: row.status,
    at: new Date(row.asked_at).toISOString(),
    note: row.note,
    decidedAt: row.decided_at && new Date(row.decided_at).toISOString(),
  };
}
