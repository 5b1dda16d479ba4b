import { Temporal } from 'temporal-polyfill';
import { generator, type PlannedMember } from './plan-demo-team.ts';

/** A round of the past. */
export interface PlannedRound {
  /** The place of its player in the plan of the team. */
  readonly player: number;
  readonly atMs: number;
  /** In smallest stakes of the site. */
  readonly bet: number;
  /** 0 for a lost round. */
  readonly win: number;
}

/** Today's play is the bots'. */
const DAYS = 60;
const DAY_MS = 86_400_000;
const MOST_ROUNDS_A_DAY = 6;
/** How often somebody wins, and what comes back of all bets. */
const HIT = 0.31;
const RETURN = 0.955;

/**
 * Plans sixty days of play of a team, in the order of time: evenings more than mornings, and weekends more than other
 * days. The same for the same day. @param zone of the site's calendar.
 */
export function planDemoPlay(team: readonly PlannedMember[], now: Date, zone: string): readonly PlannedRound[] {
  const random = generator(7);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay();
  const rounds: PlannedRound[] = [];
  for (let day = DAYS; day >= 1; day -= 1) {
    const start = today.subtract({ days: day });
    const isWeekend = start.dayOfWeek >= 6;
    for (const [player, { joinedDaysAgo, eagerness, stake }] of team.entries()) {
      const plays = random() < eagerness * (isWeekend ? 0.7 : 0.5);
      if (!plays || joinedDaysAgo < day) continue;
      const count = 1 + Math.floor(random() * MOST_ROUNDS_A_DAY);
      for (let round = 0; round < count; round += 1) {
        const bet = Math.max(1, Math.round(stake * (0.5 + random())));
        const win = random() < HIT ? Math.round(bet * (RETURN / HIT) * (0.3 + 1.4 * random())) : 0;
        rounds.push({ player, atMs: start.epochMilliseconds + Math.floor(random() ** 0.6 * DAY_MS), bet, win });
      }
    }
  }
  return rounds.sort((one, other) => one.atMs - other.atMs);
}

/** What each member has to have at first so that no bet of a plan is refused, in smallest stakes. */
export function neededFunds(rounds: readonly PlannedRound[], people: number): readonly number[] {
  const needed = new Array<number>(people).fill(0);
  const balances = new Array<number>(people).fill(0);
  for (const { player, bet, win } of rounds) {
    const left = (balances[player] ?? 0) - bet;
    needed[player] = Math.max(needed[player] ?? 0, -left);
    balances[player] = left + win;
  }
  return needed;
}
