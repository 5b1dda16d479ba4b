import type { BonusOffer } from '#contracts/generated/contracts.ts';
import { hasDeposited } from '#gateway/areas/cashier/cashier.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import { MISSION } from '../missions/mission-streak.ts';
import { countMissions, type MissionProgress } from '../missions/read-missions.ts';
import { type ApplicationRow, listOwnApplications } from '../repository/application-repository.ts';
import { type BonusRow, listBonusesFor } from '../repository/bonus-repository.ts';
import { listPromotionImages, type PromotionImageRow } from '../repository/promotion-image-repository.ts';
import { remindersOf } from '../repository/promotion-reminder-repository.ts';
import { findSources, type RewardRow } from '../repository/reward-repository.ts';
import type { GameTypeOf } from '../reward-parts.ts';
import { bonusSource, PROMOTION } from './promotion-parts.ts';
import { type PromotionFacts, promotionStatus, timeOf } from './promotion-status.ts';
import type { SitePromotion } from './shown-promotions.ts';

/** What a member has of a promotion. */
export interface Standing {
  readonly promotion: SitePromotion;
  readonly status: ReturnType<typeof promotionStatus>;
  /** Those that were sent, the latest last. */
  readonly applications: readonly ApplicationRow[];
  readonly draft: ApplicationRow | undefined;
  /** Whether the member wants a message when it begins. */
  readonly isReminded: boolean;
  /** Of the latest application and of the draft. */
  readonly images: readonly PromotionImageRow[];
  readonly reward: RewardRow | undefined;
  readonly bonus: BonusRow | undefined;
  readonly mission: (MissionProgress & { readonly isClaimed: boolean }) | undefined;
}

interface Asked {
  readonly memberId: string;
  readonly promotions: readonly SitePromotion[];
  /** Needed where missions are among them. */
  readonly gameTypeOf: GameTypeOf;
  readonly at: Date;
  /** Whether the images are read; true when not said otherwise. */
  readonly withImages?: boolean;
}

/** How promotions stand with a member, in a few queries for all of them. */
export async function gatherStandings(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, promotions, gameTypeOf, at, withImages = true }: Asked,
): Promise<readonly Standing[]> {
  const rewards = await rewardsOf(tx, site, memberId, promotions);
  const applications = promotions.some(({ detail }) => detail.offer?.kind === 'application')
    ? await listOwnApplications(tx, site.id, memberId)
    : [];
  const bonuses = await bonusesOf(tx, site, memberId, promotions);
  const isComing = promotions.some(({ detail }) => timeOf(detail.period, at) === 'comingSoon');
  const reminders = isComing ? await remindersOf(tx, site.id, memberId) : new Set<string>();
  const isDepositor = await depositedBefore(tx, site, memberId, promotions);
  const missions = await missionsOf(tx, site, { memberId, promotions, gameTypeOf, at });
  const latest = promotions.flatMap(({ id }) => {
    const own = applications.filter(({ promotion_id }) => promotion_id === id);
    return own.slice(-2).map(({ application_id }) => application_id);
  });
  const images = withImages ? await listPromotionImages(tx, site.id, latest) : [];

  return promotions.map((promotion) => {
    const { id, detail } = promotion;
    const own = applications.filter(({ promotion_id }) => promotion_id === id);
    const sent = own.filter(({ state }) => state !== 'draft');
    const draft = own.find(({ state }) => state === 'draft');
    const last = sent.at(-1);
    const reward = rewards.find(({ source }) => source === id);
    const rule = ruleOf(site, promotion);
    const { bonus, ruleIs } = bonusOf({ id, rule, bonuses, isDepositor, zone: site.site.timeZone, at });
    const mission =
      detail.offer?.kind === 'mission' ? missions.find((one) => one.mission.id === missionOf(promotion)) : undefined;
    const facts: PromotionFacts = {
      ...{ period: detail.period, now: at, reward: rewardState(reward, at), bonus: bonus?.state ?? null },
      application: last === undefined || last.state === 'draft' ? null : last.state,
      ...{ mission: mission ?? null, rule: ruleIs },
    };
    return {
      ...{ promotion, status: promotionStatus(facts), applications: sent, draft, reward, bonus, mission },
      isReminded: reminders.has(id),
      images: images.filter(
        ({ application_id }) => application_id === last?.application_id || application_id === draft?.application_id,
      ),
    };
  });
}

function rewardState(reward: RewardRow | undefined, at: Date): PromotionFacts['reward'] {
  if (reward === undefined) return null;
  const isOver = reward.status === 'ready' && reward.expires_at !== null && new Date(reward.expires_at) <= at;
  return isOver ? 'expired' : reward.status;
}

async function rewardsOf(
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
  promotions: readonly SitePromotion[],
): Promise<readonly RewardRow[]> {
  const sources = promotions.flatMap(({ id, detail }) => (detail.offer?.kind === 'application' ? id : []));
  return sources.length === 0 ? [] : findSources(tx, site.id, { memberId, kind: PROMOTION, sources });
}

/** The rule of a promotion whose bonus comes with a deposit. */
function ruleOf({ site }: PublishedSite, { detail: { offer } }: SitePromotion): BonusOffer | undefined {
  return offer?.kind === 'bonus' ? site.bonus?.offers?.find(({ id }) => id === offer.bonus) : undefined;
}

const missionOf = ({ detail: { offer } }: SitePromotion): string | undefined =>
  offer?.kind === 'mission' ? offer.mission : undefined;

async function bonusesOf(
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
  promotions: readonly SitePromotion[],
): Promise<readonly BonusRow[]> {
  const offers = promotions.flatMap((promotion) => ruleOf(site, promotion)?.id ?? []);
  const sources = promotions.flatMap(({ id, detail: { offer } }) =>
    offer?.kind === 'application' && 'bonus' in offer.prize ? bonusSource(id) : [],
  );
  if (offers.length + sources.length === 0) return [];
  return listBonusesFor(tx, site.id, { memberId, offers, sources });
}

/** As the credit of a deposit tells the first one, where an offer depends on it. */
async function depositedBefore(
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
  promotions: readonly SitePromotion[],
): Promise<boolean> {
  if (promotions.every((promotion) => ruleOf(site, promotion) === undefined)) return false;
  return hasDeposited(tx, site.id, memberId);
}

const PERIODS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

function bonusOf({
  id,
  rule,
  bonuses,
  isDepositor,
  zone,
  at,
}: {
  readonly id: string;
  readonly rule: BonusOffer | undefined;
  readonly bonuses: readonly BonusRow[];
  readonly isDepositor: boolean;
  readonly zone: string;
  readonly at: Date;
}): { readonly bonus: BonusRow | undefined; readonly ruleIs: PromotionFacts['rule'] } {
  if (rule === undefined) return { bonus: bonuses.find(({ source }) => source === bonusSource(id)), ruleIs: null };
  const own = bonuses.filter(({ offer }) => offer === rule.id);
  const running = own.findLast(({ state }) => state === 'waiting' || state === 'active');
  if (rule.on === 'firstDeposit') return { bonus: running ?? own.at(-1), ruleIs: isDepositor ? 'over' : 'open' };
  // As the deposit's credit names it.
  const present = `offer ${rule.id} ${periodAround(PERIODS[rule.on], zone, at).first}`;
  const ofPeriod = own.find(({ source }) => source === present);
  const ruleIs = !isDepositor ? 'later' : ofPeriod === undefined ? 'open' : 'over';
  return { bonus: running ?? ofPeriod, ruleIs };
}

async function missionsOf(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, promotions, gameTypeOf, at }: Asked,
): Promise<readonly (MissionProgress & { readonly isClaimed: boolean })[]> {
  const names = new Set(promotions.flatMap((promotion) => missionOf(promotion) ?? []));
  const missions = (site.site.missions?.list ?? []).filter(({ id }) => names.has(id));
  if (missions.length === 0) return [];
  const counted = await countMissions(tx, site, { memberId, missions, gameTypeOf, at });
  const sources = counted.map(({ source }) => source);
  const claimed = new Set(
    (await findSources(tx, site.id, { memberId, kind: MISSION, sources })).map(({ source }) => source),
  );
  return counted.map((one) => ({ ...one, isClaimed: claimed.has(one.source) }));
}
