import { Temporal } from 'temporal-polyfill';
import type { Mission, MissionStreak } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import { keptUntil } from '../grants/kept-until.ts';
import { presentPrize, prizeOf } from '../grants/prize.ts';
import { findOfDays, insertReward, lastSource, type RewardRow } from '../repository/reward-repository.ts';

export const MISSION = 'mission';
const STREAK = 'mission_streak';
/** A fact of the claim of a daily mission: 1 where it made the day whole, else 0. */
export const WHOLE = 'wholeDay';

/** How many days in a row a member has claimed every mission of the day. */
interface Standing {
  /** Today's date. */
  readonly today: string;
  /** Whole days before today, since the last prize. */
  readonly before: number;
  /** Of today. */
  readonly done: number;
  readonly all: number;
}

/** What a mission of a day, or of a week, is claimed as. */
export const sourceOf = ({ id, every }: Mission, first: string): string => (every === 'once' ? id : `${id} ${first}`);

/** The days in a row of a member; null where the site has no prize for them. */
export async function readStreak(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<MissionStreak | null> {
  const streak = site.site.missions?.streak;
  if (streak === undefined) return null;
  const { today, before, done, all } = await standingOf(tx, site, { memberId, at });
  const prize = presentPrize(site.site, streak.prize);
  if (prize === null) return null;
  const began = Temporal.PlainDate.from(today).subtract({ days: before });
  return {
    ...{ prize, done, all },
    days: Array.from({ length: streak.days }, (_, index) => ({
      day: began.add({ days: index }).toString(),
      state: index < before || (index === before && done === all) ? 'done' : index === before ? 'today' : 'later',
    })),
  };
}

/** Grants the prize for days in a row, once they are whole with the mission that was just claimed. */
export async function grantStreak(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<void> {
  const streak = site.site.missions?.streak;
  if (streak === undefined) return;
  const { today, before, done, all } = await standingOf(tx, site, { memberId, at });
  if (done < all || before + 1 < streak.days) return;
  await insertReward(tx, site.id, {
    ...{ memberId, kind: STREAK, source: today, ...prizeOf(site.site, streak.prize), at },
    ...{ facts: { days: streak.days }, expiresAt: keptUntil(at) },
  });
}

async function standingOf(
  tx: SiteTransaction,
  { id, site: { missions, timeZone } }: PublishedSite,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<Standing> {
  const daily = (missions?.list ?? []).filter(({ every }) => every === 'day');
  const length = missions?.streak?.days ?? 1;
  const { first: today } = periodAround('day', timeZone, at);
  const last = await lastSource(tx, id, { memberId, kind: STREAK, below: '9' });
  // The days that gave it are shown until the day is over.
  if (last === today) return { today, before: length - 1, done: daily.length, all: daily.length };
  const days = Array.from({ length }, (_, back) =>
    Temporal.PlainDate.from(today).subtract({ days: back }).toString(),
  ).filter((day) => last === null || day > last);
  const rows = days.length === 0 ? [] : await findOfDays(tx, id, { memberId, kind: MISSION, days });
  const broken = days.slice(1).findIndex((day) => !wasWhole(rows, daily, day));
  return {
    today,
    before: Math.min(broken === -1 ? days.length - 1 : broken, length - 1),
    done: isMarked(rows, today) ? daily.length : claimedOn(rows, daily, today),
    all: daily.length,
  };
}

/**
 * Whether a mission that is claimed now makes its day whole: every mission of the day, of the present list, is claimed.
 * It is kept with the claim, so that the day stays whole when the list changes.
 */
export async function makesDayWhole(
  tx: SiteTransaction,
  { id, site: { missions, timeZone } }: PublishedSite,
  { memberId, mission, at }: { readonly memberId: string; readonly mission: Mission; readonly at: Date },
): Promise<boolean> {
  const { first: today } = periodAround('day', timeZone, at);
  const others = (missions?.list ?? []).filter(({ every, id: other }) => every === 'day' && other !== mission.id);
  const rows = await findOfDays(tx, id, { memberId, kind: MISSION, days: [today] });
  return claimedOn(rows, others, today) === others.length;
}

/** A day that is over was whole when it was marked so. Claims that have no mark are judged by the present list. */
function wasWhole(rows: readonly RewardRow[], daily: readonly Mission[], day: string): boolean {
  const hasMarks = rows.some(({ source, facts }) => source.endsWith(` ${day}`) && WHOLE in facts);
  return hasMarks ? isMarked(rows, day) : claimedOn(rows, daily, day) === daily.length;
}

const isMarked = (rows: readonly RewardRow[], day: string): boolean =>
  rows.some(({ source, facts }) => source.endsWith(` ${day}`) && facts[WHOLE] === 1);

const claimedOn = (rows: readonly RewardRow[], daily: readonly Mission[], day: string): number =>
  daily.filter((mission) => rows.some(({ source }) => source === sourceOf(mission, day))).length;
