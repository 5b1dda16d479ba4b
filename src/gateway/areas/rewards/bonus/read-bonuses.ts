import type { BonusDetails, LanguageCode, MemberBonus, SiteDocument } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { isCashback } from '../cashback/cashback-settings.ts';
import { type BonusRow, isBonusInPlay, listBonuses, settleBonus } from '../repository/bonus-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { bonusSettings } from './bonus-settings.ts';

/** The running bonuses and the latest that ended. */
const MOST = 20;

/** Whose bonuses, and in which language their names are. */
export interface BonusReader {
  readonly memberId: string;
  readonly language: LanguageCode;
}

/**
 * A member's bonuses with their turnover (specification, section 2, `bonusDetails`). What is at its end is ended first.
 * @throws DomainError `feature_disabled`.
 */
export async function readBonuses(
  { database, onMoved, clock }: Pick<RewardParts, 'database' | 'onMoved' | 'clock'>,
  { id, site }: PublishedSite,
  { memberId, language }: BonusReader,
): Promise<BonusDetails> {
  const settings = bonusSettings(site);
  const owner = { memberId, currency: site.currency.code };
  const { details, hasChanged } = await database.forSite(id, async (tx) => {
    const changed = await settleBonus(tx, id, owner, clock());
    const rows = await listBonuses(tx, id, { ...owner, most: MOST });
    const list: MemberBonus[] = [];
    for (const row of rows) {
      const isInPlay = row.state === 'active' && (await isBonusInPlay(tx, id, row.bonus_id));
      list.push({ ...presentBonus(row, site, language), isInPlay });
    }
    const { spends, contributions } = settings;
    const balance = minorToDecimal(await balanceOf(tx, id, { ...owner, kind: 'bonus' }), site.currency.decimals);
    return { details: { currency: owner.currency, balance, spends, contributions, list }, hasChanged: changed };
  });
  if (hasChanged) onMoved(id, memberId);
  return details;
}

function presentBonus(row: BonusRow, site: SiteDocument, language: LanguageCode): Omit<MemberBonus, 'isInPlay'> {
  const decimal = (minor: string): string => minorToDecimal(BigInt(minor), site.currency.decimals);
  const moment = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());
  const offer = isCashback(row.source) ? site.cashback : site.bonus?.offers?.find(({ id }) => id === row.offer);
  return {
    bonusId: row.bonus_id,
    name: offer === undefined ? row.reason : textInLanguage(offer.name, language, site.languages.default),
    state: row.state,
    amount: decimal(row.granted_minor),
    required: decimal(row.required_minor),
    counted: decimal(row.counted_minor),
    largestBet: row.largest_bet_minor === null ? null : decimal(row.largest_bet_minor),
    grantedAt: new Date(row.granted_at).toISOString(),
    expiresAt: moment(row.expires_at),
    endedAt: moment(row.ended_at),
    ended: row.ended_minor === null ? null : decimal(row.ended_minor),
  };
}
