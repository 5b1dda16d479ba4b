import type {
  GameType,
  LanguageCode,
  MemberMission,
  Mission,
  MissionSettings,
  MissionSummary,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { findById, type MemberRow } from '#gateway/areas/accounts/accounts.ts';
import { readDeposits, readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { everyDay, periodAround } from '../calendar.ts';
import { presentPrize } from '../grants/prize.ts';
import { findSources } from '../repository/reward-repository.ts';
import type { GameTypeOf, RebateParts } from '../reward-parts.ts';
import { MISSION, readStreak, sourceOf } from './mission-streak.ts';

type Every = Mission['every'];

/** How far a member is with a mission, in whole numbers or, for stakes, in minor units. */
export interface MissionProgress {
  readonly mission: Mission;
  /** What its reward is for: the mission, and the first day of its period. */
  readonly source: string;
  readonly done: bigint;
  readonly target: bigint;
  /** Null for a mission that comes once. */
  readonly endsAt: string | null;
}

/** @throws DomainError `feature_disabled` where the site has no missions. */
export function missionSettings({ missions }: Pick<SiteDocument, 'missions'>): MissionSettings {
  if (missions === undefined) throw new DomainError('feature_disabled');
  return missions;
}

/**
 * A member's missions with their progress, which comes from its rounds, deposits and account.
 * @throws DomainError `feature_disabled` where the site has none.
 */
export async function readMissions(
  { database, clock, games }: Pick<RebateParts, 'database' | 'clock' | 'games'>,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
): Promise<MissionSummary> {
  const { list } = missionSettings(site.site);
  const gameTypeOf = await games.gameTypes();
  const at = clock();
  const { progress, claimed, streak } = await database.forSite(site.id, async (tx) => {
    const counted = await countMissions(tx, site, { memberId, missions: list, gameTypeOf, at });
    const sources = counted.map(({ source }) => source);
    const rows = await findSources(tx, site.id, { memberId, kind: MISSION, sources });
    return {
      ...{ progress: counted, claimed: new Set(rows.map(({ source }) => source)) },
      streak: await readStreak(tx, site, { memberId, at }),
    };
  });
  return { list: progress.map((one) => presentMission(site.site, one, { language, claimed })), streak };
}

/** How far a member is with missions. */
export async function countMissions(
  tx: SiteTransaction,
  site: PublishedSite,
  {
    memberId,
    missions,
    gameTypeOf,
    at,
  }: {
    readonly memberId: string;
    readonly missions: readonly Mission[];
    readonly gameTypeOf: GameTypeOf;
    readonly at: Date;
  },
): Promise<readonly MissionProgress[]> {
  const { timeZone: zone, currency } = site.site;
  const owner = { siteId: site.id, memberId, currency: currency.code };
  const member = await findById(tx, site.id, memberId);
  if (member === undefined) throw new DomainError('not_logged_in');
  const facts = new Map<Every, Facts>();
  const result: MissionProgress[] = [];
  for (const mission of missions) {
    const days = mission.every === 'once' ? everyDay(zone) : periodAround(mission.every, zone, at);
    const known = facts.get(mission.every) ?? { play: undefined, deposits: undefined };
    facts.set(mission.every, known);
    const { task } = mission;
    if ('rounds' in task || 'stake' in task || 'days' in task) known.play ??= await readPlay(tx, owner, days, at);
    if ('deposits' in task) known.deposits ??= (await readDeposits(tx, owner, days)).count;
    result.push({
      ...{ mission, ...progressOf(mission, known, { member, gameTypeOf, decimals: currency.decimals }) },
      source: sourceOf(mission, days.first),
      endsAt: mission.every === 'once' ? null : days.until,
    });
  }
  return result;
}

/** What a member did in a period; undefined where no mission needs it. */
interface Facts {
  play: Awaited<ReturnType<typeof readPlay>> | undefined;
  deposits: number | undefined;
}

function progressOf(
  { task }: Mission,
  { play, deposits = 0 }: Facts,
  {
    member,
    gameTypeOf,
    decimals,
  }: { readonly member: MemberRow; readonly gameTypeOf: GameTypeOf; readonly decimals: number },
): Pick<MissionProgress, 'done' | 'target'> {
  const isMeant = (category: GameType | undefined) => (game: Parameters<GameTypeOf>[0]) =>
    category === undefined || gameTypeOf(game) === category;
  const games = play?.games ?? [];
  if ('rounds' in task) {
    const rounds = games.filter(isMeant(task.category)).reduce((sum, game) => sum + game.rounds, 0);
    return { done: BigInt(rounds), target: BigInt(task.rounds) };
  }
  if ('stake' in task) {
    const staked = games.filter(isMeant(task.category)).reduce((sum, game) => sum + game.stakedMinor, 0n);
    return { done: staked, target: decimalToMinor(task.stake, decimals) };
  }
  if ('days' in task) return { done: BigInt(play?.daysPlayed ?? 0), target: BigInt(task.days) };
  if ('deposits' in task) return { done: BigInt(deposits), target: BigInt(task.deposits) };
  // A member with a session has visited.
  if ('visit' in task) return { done: 1n, target: 1n };
  const verifiedAt = task.verify === 'email' ? member.email_verified_at : member.mobile_verified_at;
  return { done: verifiedAt === null ? 0n : 1n, target: 1n };
}

function presentMission(
  site: SiteDocument,
  { mission, source, done, target, endsAt }: MissionProgress,
  { language, claimed }: { readonly language: LanguageCode; readonly claimed: ReadonlySet<string> },
): MemberMission {
  const { task, prize } = mission;
  const said = (value: bigint): string =>
    'stake' in task ? minorToDecimal(value, site.currency.decimals) : value.toString();
  const given = presentPrize(site, prize, language);
  if (given === null) throw new Error(`the mission ${mission.id} has no prize`);
  return {
    missionId: mission.id,
    name: textInLanguage(mission.name, language, site.languages.default),
    every: mission.every,
    task: taskKind(task),
    category: ('category' in task ? task.category : undefined) ?? null,
    done: said(done < target ? done : target),
    target: said(target),
    prize: given,
    state: claimed.has(source) ? 'claimed' : done >= target ? 'ready' : 'open',
    endsAt,
  };
}

function taskKind(task: Mission['task']): MemberMission['task'] {
  if ('verify' in task) return task.verify;
  for (const kind of ['rounds', 'stake', 'deposits', 'days'] as const) if (kind in task) return kind;
  return 'visit';
}
