import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { roundStream } from '#arcade/engine/round-stream.ts';
import { type MatchState, plus, type Side } from '../models/match-model.ts';
import { type Fixture, modelOfFixture } from './fixture.ts';

/** A match from its start to its end, as its seed decides it. */
export interface Timeline {
  /** The state after each step; the first is the one before the first step. */
  readonly states: readonly MatchState[];
  /** When each state came to be, in milliseconds after the start. */
  readonly atMs: readonly number[];
  /** The match was abandoned after its last state: what was not decided by then is void. */
  readonly isAbandoned: boolean;
  /** The result is announced with a score too many of this side, then corrected; null where it is right at once. */
  readonly misreadFor: Side | null;
}

/**
 * Names the rules by which seeds decide matches: chances, leagues, teams and the order of draws. Whoever changes one of
 * them changes this name; slips of other rules are void, and their seeds are not checked.
 */
export const SEASON_RULES = 'season-1';

/** Of so many matches one is abandoned. */
const ONE_ABANDONED_IN = 250;
/** Of so many matches of sports with few scores one is announced with a wrong result. */
const ONE_MISREAD_IN = 150;
/** A result is official so long after the end: until then it may be corrected. */
export const OFFICIAL_AFTER_MS = 60_000;

/** Plays a match with its seed. `clientSeed` is its id. */
export function timelineOf(fixture: Fixture, serverSeed: string): Timeline {
  return playedTimeline(fixture, roundStream({ serverSeed, clientSeed: fixture.id, nonce: 0 }));
}

/**
 * Plays a match with any source of chance. First it is drawn whether and when it is abandoned and whether its result is
 * misread, then its steps.
 */
export function playedTimeline(fixture: Fixture, draw: DrawInteger): Timeline {
  const model = modelOfFixture(fixture);
  const isMarked = draw(ONE_ABANDONED_IN) === 0;
  const last = isMarked ? 1 + draw(leastSteps(fixture) - 1) : Number.POSITIVE_INFINITY;
  const misread = [draw(ONE_MISREAD_IN), draw(2)] as const;
  const states = [model.start];
  const atMs = [0];
  for (let state = model.start; !state.isOver && state.step < last; ) {
    const next = model.play(state, draw);
    const before = atMs.at(-1) ?? 0;
    const pause = state.step > 0 && state.stepOfPeriod === 0 ? fixture.sport.breakMs : 0;
    states.push(next);
    atMs.push(before + pause + fixture.sport.stepMs);
    state = next;
  }
  const isAbandoned = states.at(-1)?.isOver === false;
  const isMisread = misread[0] === 0 && mayBeMisread(fixture) && !isAbandoned;
  return { states, atMs, isAbandoned, misreadFor: isMisread ? (misread[1] === 0 ? 0 : 1) : null };
}

/** Only where scores are few and a draw counts does a score too many still look like a result. */
function mayBeMisread({ sport }: Fixture): boolean {
  return sport.model === 'score' && sport.hasNextScore && sport.overtime === null;
}

/** The end of a match as it is announced by mistake, with a score too many. */
function misreadState(state: MatchState, side: Side): MatchState {
  const last = state.periods.length - 1;
  const periods = state.periods.map((pair, index) => (index === last ? plus(pair, side, 1) : pair));
  return { ...state, score: plus(state.score, side, 1), periods, scorers: [...state.scorers, side] };
}

/** The fewest steps of a match of the sport, knock-outs aside. */
function leastSteps({ sport }: Fixture): number {
  switch (sport.model) {
    case 'score':
      return sport.periods.reduce((sum, steps) => sum + steps, 0);
    case 'sets':
      return sport.setsToWin * sport.set.units;
    case 'bout':
      return sport.steps;
  }
}

/** A match as it stands at a moment. */
export interface Standing {
  readonly status: 'upcoming' | 'live' | 'over' | 'abandoned';
  readonly state: MatchState;
  /** The moment of the last step; the start before the first. */
  readonly since: number;
  /** No bets are taken until then; 0 where none was suspended. */
  readonly suspendedUntil: number;
  /** The result is the one that stays. */
  readonly isOfficial: boolean;
  /** The result was announced otherwise before. */
  readonly isCorrected: boolean;
}

/** How the match of a timeline stands at a moment. */
export function standingAt(fixture: Fixture, timeline: Timeline, now: number): Standing {
  const { states, atMs, isAbandoned, misreadFor } = timeline;
  const { startsAt, sport } = fixture;
  const index = Math.max(0, lastAt(atMs, now - startsAt));
  const state = states[index];
  const before = states[Math.max(0, index - 1)];
  if (state === undefined || before === undefined) throw new Error(`The match ${fixture.id} has no states.`);
  const since = startsAt + (atMs[index] ?? 0);
  const isLast = index === states.length - 1;
  const hasScored = index > 0 && scoreSum(state) !== scoreSum(before);
  const hasPartEnded = state.periods.length !== before.periods.length;
  const suspendMs = Math.max(hasScored ? sport.suspendMs.score : 0, hasPartEnded ? sport.suspendMs.part : 0);
  const isOfficial = isLast && now >= since + OFFICIAL_AFTER_MS;
  return {
    status: now < startsAt ? 'upcoming' : !isLast ? 'live' : isAbandoned ? 'abandoned' : 'over',
    state: isLast && misreadFor !== null && !isOfficial ? misreadState(state, misreadFor) : state,
    since,
    isOfficial,
    isCorrected: isOfficial && misreadFor !== null,
    suspendedUntil: suspendMs > 0 ? since + suspendMs : lastSuspension(fixture, states, atMs, index),
  };
}

/** The end of a suspension that an earlier step began: steps may be shorter than suspensions. */
function lastSuspension(
  { sport, startsAt }: Fixture,
  states: readonly MatchState[],
  atMs: readonly number[],
  index: number,
): number {
  const longest = Math.max(sport.suspendMs.score, sport.suspendMs.part);
  const now = atMs[index] ?? 0;
  for (let earlier = index - 1; earlier > 0 && now - (atMs[earlier] ?? 0) < longest; earlier -= 1) {
    const state = states[earlier];
    const before = states[earlier - 1];
    if (state === undefined || before === undefined) continue;
    const ms = Math.max(
      scoreSum(state) === scoreSum(before) ? 0 : sport.suspendMs.score,
      state.periods.length === before.periods.length ? 0 : sport.suspendMs.part,
    );
    if (ms > 0) return startsAt + (atMs[earlier] ?? 0) + ms;
  }
  return 0;
}

function scoreSum({ score, scorers }: MatchState): number {
  return score[0] + score[1] + scorers.length;
}

/** The index of the last moment up to a time; -1 for none. */
function lastAt(moments: readonly number[], time: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
