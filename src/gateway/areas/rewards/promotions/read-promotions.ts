import type { MemberPromotion, MemberPromotions } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { GameTypeOf, RebateParts } from '../reward-parts.ts';
import { gatherStandings, type Standing } from './gather-standings.ts';
import { presentStanding } from './present-standing.ts';
import type { PromotionReader } from './promotion-parts.ts';
import { oncePromotion, type SitePromotion, shownPromotion, shownPromotions } from './shown-promotions.ts';

/** How each promotion that is shown stands with a member. */
export async function readPromotions(
  { database, clock, games }: Pick<RebateParts, 'database' | 'clock' | 'games'>,
  { site, memberId, language }: PromotionReader,
): Promise<MemberPromotions> {
  const at = clock();
  const promotions = shownPromotions(site, at);
  const gameTypeOf = await games.gameTypes();
  const standings = await database.forSite(site.id, (tx) =>
    gatherStandings(tx, site, { memberId, promotions, gameTypeOf, at }),
  );
  return {
    list: standings.map((standing) => presentStanding(site, standing, { language, at })),
    availablePromoCount: standings.filter(isAvailable).length,
  };
}

/** How one promotion stands with a member, within a transaction. @throws DomainError `not_found`. */
export async function standingOf(
  tx: SiteTransaction,
  { site, memberId }: Pick<PromotionReader, 'site' | 'memberId'>,
  {
    promotionId,
    at,
    gameTypeOf = NO_GAMES,
  }: { readonly promotionId: string; readonly at: Date; readonly gameTypeOf?: GameTypeOf },
): Promise<Standing> {
  const promotions = [shownPromotion(site, promotionId, at)];
  const [standing] = await gatherStandings(tx, site, { memberId, promotions, gameTypeOf, at });
  if (standing === undefined) throw new Error(`no standing of ${promotionId} was gathered`);
  return standing;
}

/** The same, as its member reads it. */
export async function readPromotion(
  tx: SiteTransaction,
  reader: PromotionReader,
  asked: Parameters<typeof standingOf>[2],
): Promise<MemberPromotion> {
  return presentStanding(reader.site, await standingOf(tx, reader, asked), { ...reader, at: asked.at });
}

/** The same of one that need not be shown any more; null where the site's documents no longer have it. */
export async function readPromotionOnceShown(
  tx: SiteTransaction,
  { site, memberId, language }: PromotionReader,
  { promotionId, at }: { readonly promotionId: string; readonly at: Date },
): Promise<MemberPromotion | null> {
  const promotion = oncePromotion(site, promotionId, at);
  if (promotion === undefined) return null;
  const [standing] = await gatherStandings(tx, site, {
    ...{ memberId, promotions: [promotion], gameTypeOf: NO_GAMES, at },
  });
  return standing === undefined ? null : presentStanding(site, standing, { language, at });
}

/**
 * How many promotions a member can join by a deposit or an application, or claim the prize of (specification,
 * section 3, "Public state"). Missions are not among them: the member's play would be added up at each look.
 */
export async function countAvailable(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<number> {
  const promotions = shownPromotions(site, at).filter(isCounted);
  if (promotions.length === 0) return 0;
  const standings = await gatherStandings(tx, site, {
    ...{ memberId, promotions, gameTypeOf: NO_GAMES, at, withImages: false },
  });
  return standings.filter(isAvailable).length;
}

const NO_GAMES: GameTypeOf = () => undefined;

const isCounted = ({ detail: { offer } }: SitePromotion): boolean =>
  offer?.kind === 'application' || offer?.kind === 'bonus';

const isAvailable = ({ promotion, status }: Standing): boolean =>
  isCounted(promotion) && (status === 'claim' || status === 'join');
