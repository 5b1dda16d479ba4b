import { assetAddress } from '#contracts/asset-address.ts';
import { gameOfKey } from '#contracts/game-key.ts';
import type {
  OfferPrize,
  Prize,
  PrizeGiven,
  Promotion,
  PromotionDetail,
  PromotionOfferShown,
  PromotionTiers,
  PromotionTiersShown,
  SiteDocument,
  TextByLanguage,
} from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

type WordsOf = (texts: TextByLanguage) => string;

/**
 * A promotion to everybody who reads of it (specification, section 3, "Announcement").
 * @param html the words of a text that is HTML, cleaned.
 */
export function presentPromotion(
  detail: PromotionDetail,
  site: PublishedSite,
  { words, html }: { readonly words: WordsOf; readonly html: WordsOf },
): Promotion {
  const {
    image,
    period,
    category,
    isFeatured = false,
    summary,
    facts = [],
    steps = [],
    tiers,
    faq = [],
    offer,
  } = detail;
  const named = site.announcements.promotionCategories?.find(({ id }) => id === category);
  return {
    url: assetAddress(site.assetBase, image.desktop),
    urlMobile: assetAddress(site.assetBase, image.mobile),
    startsAt: period?.from ?? null,
    endsAt: period?.until ?? null,
    category: named === undefined ? null : { id: named.id, name: words(named.name) },
    isFeatured,
    summary: summary === undefined ? null : words(summary),
    facts: facts.map(({ icon, label, value }) => ({ icon, label: words(label), value: words(value) })),
    steps: steps.map(words),
    tiers: tiers === undefined ? null : presentTiers(tiers, words),
    faq: faq.map(({ question, answer }) => ({ question: words(question), answer: html(answer) })),
    offer: offer === undefined ? null : presentOffer(offer, site.site, words),
  };
}

function presentTiers({ columns, rows }: PromotionTiers, words: WordsOf): PromotionTiersShown {
  return {
    columns: columns.map(words),
    rows: rows.map(({ cells, from = null }) => ({
      cells: cells.map((cell) => ({
        amount: 'amount' in cell ? cell.amount : null,
        points: 'points' in cell ? cell.points : null,
        text: 'text' in cell ? words(cell.text) : null,
      })),
      from,
    })),
  };
}

const NONE = { comment: null, images: null, prize: null, bonus: null, isLargest: false, action: null } as const;

/** An offer; null where the site's document no longer has what it names. */
function presentOffer(
  offer: NonNullable<PromotionDetail['offer']>,
  site: SiteDocument,
  words: WordsOf,
): PromotionOfferShown | null {
  const { kind } = offer;
  if (kind === 'raffle') return site.raffle === undefined ? null : { ...NONE, kind };
  if (kind === 'page') return { ...NONE, kind, action: offer.action };
  if (kind === 'mission') {
    const mission = site.missions?.list.find(({ id }) => id === offer.mission);
    return mission === undefined ? null : { ...NONE, kind, prize: presentPrize(mission.prize, site, words) };
  }
  const bonusNamed = (name: string) => site.bonus?.offers?.find(({ id }) => id === name);
  if (kind === 'bonus') {
    const bonus = bonusNamed(offer.bonus);
    if (bonus === undefined) return null;
    const prize = presentPrize({ amount: bonus.largest }, site, words);
    return { ...NONE, kind, prize, bonus: words(bonus.name), isLargest: true };
  }
  const { comment, images, prize, prizeIs = 'fixed' } = offer;
  const bonus = 'bonus' in prize ? bonusNamed(prize.bonus) : undefined;
  return {
    ...{ ...NONE, kind, comment, images, prize: presentPrize(prize, site, words), isLargest: prizeIs === 'largest' },
    bonus: bonus === undefined ? null : words(bonus.name),
  };
}

function presentPrize(
  prize: Prize | OfferPrize,
  { currency }: Pick<SiteDocument, 'currency'>,
  words: WordsOf,
): PrizeGiven {
  if ('points' in prize) return { amount: null, points: prize.points };
  if ('freeSpins' in prize) {
    const { game, name, spins, bet, days } = prize.freeSpins;
    const { vendor: vassalage, gameCode } = gameOfKey(game);
    return { amount: null, points: null, freeSpins: { vassalage, gameCode, gameName: words(name), spins, bet, days } };
  }
  return {
    amount: minorToDecimal(decimalToMinor(prize.amount, currency.decimals), currency.decimals),
    points: null,
  };
}
