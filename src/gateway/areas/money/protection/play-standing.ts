import type { PlayLimitPeriod } from '#contracts/generated/contracts.ts';
import { type Protection, protectionOf } from '#document/protection.ts';
import type { LimitInForce, Player } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { listLimitsInForce } from '#gateway/areas/money/repository/play-limits-repository.ts';
import {
  findReminder,
  type PlaySessionRow,
  playedSecondsSince,
  readWindows,
} from '#gateway/areas/money/repository/play-session-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { followPlay } from './follow-play.ts';

const MINUTE_MS = 60_000;

/** How a member's play stands. */
export interface PlayStanding {
  /** Null while nothing is played. */
  readonly play: PlaySessionRow | null;
  readonly seconds: number;
  /** Minutes of play between two reality checks; null where none come. */
  readonly everyMinutes: number | null;
  /** Null while nothing is played, or no reality check comes. */
  readonly check: { readonly dueAt: Date; readonly closesAt: Date } | null;
  /** What is left by the tightest limit on time; null where there is none. */
  readonly timeLeft: { readonly period: PlayLimitPeriod; readonly seconds: number } | null;
}

/** Reads how a member's play stands at the player's moment, with everything that was bet until then. */
export async function readStanding(
  tx: SiteTransaction,
  { site }: Pick<PublishedSite, 'site'>,
  player: Player,
): Promise<PlayStanding> {
  const going = await followPlay(tx, player);
  const play = going ?? null;
  const { realityCheck } = protectionOf(site);
  const everyMinutes = await intervalOf(tx, realityCheck, player);
  const seconds = secondsOf(going, player);
  return {
    play,
    seconds,
    everyMinutes,
    check:
      play === null || everyMinutes === null || realityCheck === null
        ? null
        : checkOf(play, everyMinutes, realityCheck),
    timeLeft: await timeLeftOf(tx, player, seconds),
  };
}

/** Why a member may not go on playing; null where it may. `isRunning`: a game that runs has the time for an answer. */
export function stopReason(
  { check, timeLeft }: PlayStanding,
  at: Date,
  { isRunning }: { readonly isRunning: boolean },
): 'play_time_reached' | 'reality_check_due' | null {
  if (timeLeft !== null && timeLeft.seconds <= 0) return 'play_time_reached';
  if (check !== null && at >= (isRunning ? check.closesAt : check.dueAt)) return 'reality_check_due';
  return null;
}

/**
 * Refuses whoever wants to open a game and has played as long as its limits allow, or owes the answer to a reality
 * check.
 * @throws DomainError `play_time_reached`, `reality_check_due`.
 */
export async function assertMayGoOn(
  tx: SiteTransaction,
  site: Pick<PublishedSite, 'site'>,
  player: Player,
): Promise<void> {
  const reason = await readStopReason(tx, site, player);
  if (reason === 'play_time_reached') throw new DomainError('play_time_reached');
  if (reason === 'reality_check_due') throw new DomainError('reality_check_due');
}

/** Why a member may open no game for money; null where it may. */
export async function readStopReason(
  tx: SiteTransaction,
  site: Pick<PublishedSite, 'site'>,
  player: Player,
): Promise<'play_time_reached' | 'reality_check_due' | null> {
  return stopReason(await readStanding(tx, site, player), player.at, { isRunning: false });
}

/** The whole minutes played that count towards a limit on time. */
export async function minutesPlayed(tx: SiteTransaction, player: Player, period: PlayLimitPeriod): Promise<number> {
  const play = await followPlay(tx, player);
  return Math.floor((await secondsPlayed(tx, player, period, secondsOf(play, player))) / 60);
}

function secondsOf(play: PlaySessionRow | undefined, { at }: Player): number {
  return play === undefined ? 0 : Math.max(0, Math.floor((at.getTime() - Date.parse(play.started_at)) / 1_000));
}

async function secondsPlayed(
  tx: SiteTransaction,
  player: Player,
  period: PlayLimitPeriod,
  sessionSeconds: number,
): Promise<number> {
  if (period === 'each') return sessionSeconds;
  const windows = await readWindows(tx, player);
  return playedSecondsSince(tx, player, windows[period].from);
}

async function timeLeftOf(
  tx: SiteTransaction,
  player: Player,
  sessionSeconds: number,
): Promise<PlayStanding['timeLeft']> {
  const limits = (await listLimitsInForce(tx, player)).filter(({ kind }: LimitInForce) => kind === 'time');
  let least: PlayStanding['timeLeft'] = null;
  for (const { period, mostMinor } of limits) {
    const used = await secondsPlayed(tx, player, period, sessionSeconds);
    const seconds = Math.max(0, Number(mostMinor) * 60 - used);
    if (least === null || seconds < least.seconds) least = { period, seconds };
  }
  return least;
}

/** The member's own choice while the site offers it, or the site's usual interval. */
async function intervalOf(
  tx: SiteTransaction,
  realityCheck: Protection['realityCheck'],
  player: Player,
): Promise<number | null> {
  if (realityCheck === null) return null;
  const chosen = await findReminder(tx, player);
  const { choices, usual, mayTurnOff } = realityCheck;
  if (chosen === undefined) return usual;
  if (chosen.everyMinutes === null) return mayTurnOff ? null : usual;
  return choices.includes(chosen.everyMinutes) ? chosen.everyMinutes : usual;
}

function checkOf(
  { checked_at }: PlaySessionRow,
  everyMinutes: number,
  { graceMinutes }: NonNullable<Protection['realityCheck']>,
): NonNullable<PlayStanding['check']> {
  const dueAt = new Date(Date.parse(checked_at) + everyMinutes * MINUTE_MS);
  return { dueAt, closesAt: new Date(dueAt.getTime() + graceMinutes * MINUTE_MS) };
}
