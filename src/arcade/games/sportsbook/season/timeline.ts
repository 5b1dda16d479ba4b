import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { roundStream } from '#arcade/engine/round-stream.ts';
import type { MatchState } from '../models/match-model.ts';
import { type Fixture, modelOfFixture } from './fixture.ts';

/** A match from its start to its end, as its seed decides it. */
export interface Timeline {
  /** The state after each step; the first is the one before the first step. */
  readonly states: readonly MatchState[];
  /** When each state came to be, in milliseconds after the start. */
  readonly atMs: readonly number[];
  /** The match was abandoned after its last state: what was not decided by then is void. */
  readonly isAbandoned: boolean;
}

/** Of so many matches one is abandoned. */
const ONE_ABANDONED_IN = 250;

/** Plays a match with its seed. `clientSeed` is its id. */
export function timelineOf(fixture: Fixture, serverSeed: string): Timeline {
  return playedTimeline(fixture, roundStream({ serverSeed, clientSeed: fixture.id, nonce: 0 }));
}

/** Plays a match with any source of chance. First it is drawn whether and when it is abandoned, then its steps. */
export function playedTimeline(fixture: Fixture, draw: DrawInteger): Timeline {
  const model = modelOfFixture(fixture);
  const isMarked = draw(ONE_ABANDONED_IN) === 0;
  const last = isMarked ? 1 + draw(leastSteps(fixture) - 1) : Number.POSITIVE_INFINITY;
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
  return { states, atMs, isAbandoned: states.at(-1)?.isOver === false };
}

/** Steps that every match of the sport has at least, but for knock-outs. */
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
}

/** How the match of a timeline stands at a moment. */
export function standingAt(fixture: Fixture, { states, atMs, isAbandoned }: Timeline, now: number): Standing {
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
  return {
    status: now < startsAt ? 'upcoming' : !isLast ? 'live' : isAbandoned ? 'abandoned' : 'over',
    state,
    since,
    suspendedUntil: suspendMs > 0 ? since + suspendMs : lastSuspension(fixture, states, atMs, index),
  };
}

/** Steps may be shorter than a suspension: one of the last steps may still be in force. */
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
