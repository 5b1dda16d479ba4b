import type { AnnouncementEntry, ApproveApplication, OfferPrize } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { bonusSettings } from '../bonus/bonus-settings.ts';
import { keptUntil } from '../grants/kept-until.ts';
import { type PrizeSum, prizeOf } from '../grants/prize.ts';
import { POINTS } from '../points/points-settings.ts';
import type { ApplicationRow } from '../repository/application-repository.ts';
import { grantBonus } from '../repository/bonus-repository.ts';
import { insertReward } from '../repository/reward-repository.ts';
import { bonusSource, PROMOTION } from './promotion-parts.ts';
import type { ApplicationTerms } from './shown-promotions.ts';

interface Grant {
  readonly row: ApplicationRow;
  readonly entry: AnnouncementEntry;
  readonly offer: ApplicationTerms;
  /** What the operator names. */
  readonly named: ApproveApplication;
  readonly operator: string;
  readonly at: Date;
}

/**
 * Grants the prize of an approved application within its transaction, once for the promotion.
 * @returns whether it is a bonus, which begins by itself; anything else is claimed.
 * @throws DomainError `invalid_request` naming `amount` or `points`; `case_decided` where the member has the prize.
 */
export async function grantPromotion(
  tx: SiteTransaction,
  site: PublishedSite,
  { row, entry, offer, named, operator, at }: Grant,
): Promise<boolean> {
  const { currency, amountMinor, spins } = sumOf(site, offer, named);
  const { member_id: memberId, promotion_id: promotionId } = row;
  if (!('bonus' in offer.prize)) {
    const granted = await insertReward(tx, site.id, {
      ...{ memberId, kind: PROMOTION, source: promotionId, currency, amountMinor, spins, at },
      expiresAt: keptUntil(at),
      facts: { application: row.application_id, operator },
    });
    if (granted === null) throw new DomainError('case_decided');
    return false;
  }
  const { bonus } = offer.prize;
  const { spends, offers = [] } = bonusSettings(site.site);
  const rule = offers.find(({ id }) => id === bonus);
  if (rule === undefined) throw new DomainError('promotion_closed');
  const { decimals } = site.site.currency;
  const { default: language } = site.site.languages;
  const granted = await grantBonus(
    tx,
    site.id,
    { memberId, currency },
    {
      source: bonusSource(promotionId),
      terms: {
        ...{ amountMinor, requiredMinor: amountMinor * BigInt(rule.turnover), days: rule.days },
        largestBetMinor: rule.largestBet === undefined ? null : decimalToMinor(rule.largestBet, decimals),
        isFirst: spends === 'bonusFirst',
        reason: textInLanguage(entry.title, language, language),
      },
      at,
    },
  );
  if (granted === null) throw new DomainError('case_decided');
  return true;
}

/** What is granted: the fixed prize, or the one that the operator names up to the offer's. */
function sumOf(
  { site }: PublishedSite,
  { prize, prizeIs = 'fixed' }: ApplicationTerms,
  named: ApproveApplication,
): PrizeSum {
  const offered = prizeOf(site, prizeOnly(prize));
  if (offered.spins !== null) {
    for (const field of ['amount', 'points'] as const)
      if (named[field] !== undefined)
        throw new DomainError('invalid_request', { fields: { [field]: 'unknown_field' } });
    return offered;
  }
  const field = offered.currency === POINTS ? 'points' : 'amount';
  const other = field === 'points' ? 'amount' : 'points';
  if (named[other] !== undefined) throw new DomainError('invalid_request', { fields: { [other]: 'unknown_field' } });
  if (named[field] === undefined) {
    if (prizeIs === 'largest') throw new DomainError('invalid_request', { fields: { [field]: 'required' } });
    return offered;
  }
  const { decimals } = site.currency;
  if (named.amount !== undefined && (named.amount.split('.')[1] ?? '').length > decimals)
    throw new DomainError('invalid_request', { fields: { amount: 'wrong_format' } });
  const amountMinor = named.amount === undefined ? BigInt(named.points ?? 0) : decimalToMinor(named.amount, decimals);
  const isTooMuch = amountMinor > offered.amountMinor;
  const isOther = prizeIs === 'fixed' && amountMinor !== offered.amountMinor;
  if (amountMinor === 0n || isTooMuch || isOther)
    throw new DomainError('invalid_request', { fields: { [field]: 'out_of_range' } });
  return { currency: offered.currency, amountMinor, spins: null };
}

const prizeOnly = (prize: OfferPrize) => ('points' in prize || 'freeSpins' in prize ? prize : { amount: prize.amount });
