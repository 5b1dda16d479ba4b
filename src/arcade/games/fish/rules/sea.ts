import { FISH_KIND_IDS, type FishId, type FishKindId, fishKind } from './fish-kinds.ts';

/** A point of the sea: 0 to 1 from the left and from the top; a little outside where a fish comes and goes. */
export interface SeaPoint {
  readonly x: number;
  readonly y: number;
}

/** One fish on its way through the sea. */
export interface Fish {
  readonly id: FishId;
  readonly kind: FishKindId;
  /** When it comes into sight, in milliseconds since 1970. */
  readonly from: number;
  /** When it has left. */
  readonly until: number;
  readonly isToLeft: boolean;
  /** Its course: the depth in the middle, how far it strays, and how often. */
  readonly depth: number;
  readonly stray: number;
  readonly waves: number;
  readonly phase: number;
}

/** Cannons of a room. */
export const SEATS_OF_ROOM = 4;
/** A school comes as often. */
export const SCHOOL_EVERY_MS = 1_600;
/** A boss comes as often, and stays for most of the time. */
export const BOSS_EVERY_MS = 60_000;
/** Fish start and end so far outside of the sea. */
const MARGIN = 0.16;
const LONGEST_CROSSING_MS = Math.max(...FISH_KIND_IDS.map((id) => fishKind(id).crossingMs));
/** Fish of a school keep so far behind each other at most. */
const SCHOOL_GAP_MS = 900;

const COMMON = FISH_KIND_IDS.filter((id) => fishKind(id).weight > 0);
const WEIGHTS = COMMON.reduce((sum, id) => sum + fishKind(id).weight, 0);

/**
 * Fractions from 0 to below 1 that follow from a room and a school. They only say how fish swim, which decides no bet:
 * each shot has the same return, whatever it is aimed at.
 */
function fractions(room: number, school: number, salt: number): () => number {
  let state = (Math.imul(room + 1, 0x9e3779b1) ^ Math.imul(school + 1, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pickKind(fraction: number): FishKindId {
  let place = fraction * WEIGHTS;
  for (const id of COMMON) {
    place -= fishKind(id).weight;
    if (place < 0) return id;
  }
  return 'clown';
}

function schoolOf(room: number, number: number): readonly Fish[] {
  const next = fractions(room, number, 1);
  const kind = pickKind(next());
  const { school, crossingMs } = fishKind(kind);
  const count = 1 + Math.floor(next() * school);
  const isToLeft = next() < 0.5;
  const depth = 0.2 + next() * 0.56;
  const stray = 0.03 + next() * 0.1;
  const waves = 0.6 + next() * 1.2;
  const phase = next() * 2 * Math.PI;
  return Array.from({ length: count }, (_, member) => {
    const from = Math.round(number * SCHOOL_EVERY_MS + member * SCHOOL_GAP_MS * (0.6 + 0.4 * next()));
    const beside = member === 0 ? 0 : (next() - 0.5) * 0.16;
    const id = `${kind}.${number}.${member}`;
    return { id, kind, from, until: from + crossingMs, isToLeft, depth: depth + beside, stray, waves, phase };
  });
}

function bossOf(room: number, number: number): Fish {
  const next = fractions(room, number, 2);
  const { crossingMs } = fishKind('boss');
  const from = number * BOSS_EVERY_MS + Math.round(next() * (BOSS_EVERY_MS - crossingMs));
  const course = { depth: 0.4 + next() * 0.14, stray: 0.1, waves: 1.5, phase: next() * 2 * Math.PI };
  return { id: `boss.${number}.0`, kind: 'boss', from, until: from + crossingMs, isToLeft: next() < 0.5, ...course };
}

/**
 * All fish of a room that are in sight at some moment of a span. The timetable follows from the number of the room and
 * the clock alone, so that the server and the browsers of all four players have the same sea.
 * @param from and `until` in milliseconds since 1970.
 */
export function fishBetween(room: number, from: number, until: number): readonly Fish[] {
  const fish: Fish[] = [];
  const earliest = from - LONGEST_CROSSING_MS - SCHOOL_GAP_MS * 5;
  for (let number = Math.floor(earliest / BOSS_EVERY_MS); number * BOSS_EVERY_MS <= until; number++)
    fish.push(bossOf(room, number));
  for (let number = Math.floor(earliest / SCHOOL_EVERY_MS); number * SCHOOL_EVERY_MS <= until; number++)
    fish.push(...schoolOf(room, number));
  return fish.filter((one) => one.until > from && one.from <= until);
}

/** The fish with this name, at whatever time it swims; undefined where the room never has it. */
export function findFish(room: number, id: FishId): Fish | undefined {
  const [kind = '', number = '', member = ''] = id.split('.');
  if (!/^\d{1,10}$/.test(number) || !/^\d$/.test(member)) return undefined;
  const found = kind === 'boss' ? bossOf(room, Number(number)) : schoolOf(room, Number(number))[Number(member)];
  return found?.id === id ? found : undefined;
}

/** The place of a fish at a moment within its time. */
export function placeOf({ from, until, isToLeft, depth, stray, waves, phase }: Fish, now: number): SeaPoint {
  const way = (now - from) / (until - from);
  const along = -MARGIN + way * (1 + 2 * MARGIN);
  return { x: isToLeft ? 1 - along : along, y: depth + stray * Math.sin(phase + way * waves * 2 * Math.PI) };
}

/** How a fish is turned by its course: the rise of its way for each step forward, positive downwards. */
export function slopeOf(fish: Fish, now: number): number {
  const step = 60;
  const [before, after] = [placeOf(fish, now - step), placeOf(fish, now + step)];
  return (after.y - before.y) / Math.abs(after.x - before.x);
}
