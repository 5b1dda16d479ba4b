import { expect, test } from 'vitest';
import { FAST_PACE, isAtRest, isBlurred, NORMAL_PACE, planLanding, stopTimes, travelAt } from './reel-motion.ts';

test('draws back a little before it turns', () => {
  expect(travelAt(0, NORMAL_PACE, null)).toBeCloseTo(0);
  expect(travelAt(80, NORMAL_PACE, null)).toBeLessThan(0);
  expect(travelAt(600, NORMAL_PACE, null)).toBeGreaterThan(3);
});

test('never turns backwards once it has let go', () => {
  let before = travelAt(110, NORMAL_PACE, null);
  for (let at = 120; at < 3000; at += 10) {
    const now = travelAt(at, NORMAL_PACE, null);
    expect(now).toBeGreaterThan(before);
    before = now;
  }
});

test('comes to rest exactly at its landing', () => {
  for (const pace of [NORMAL_PACE, FAST_PACE]) {
    const landing = planLanding(800, 300, 3, pace);
    expect(Number.isInteger(landing.travel)).toBe(true);
    expect(travelAt(landing.atMs + 5000, pace, landing)).toBeCloseTo(landing.travel, 9);
    expect(isAtRest(landing.atMs + 5000, landing)).toBe(true);
    expect(isAtRest(landing.atMs - 1, landing)).toBe(false);
  }
});

test('does not jump where the landing begins', () => {
  const landing = planLanding(900, 250, 4, NORMAL_PACE);
  const before = travelAt(landing.atMs - 0.5, NORMAL_PACE, landing);
  const after = travelAt(landing.atMs + 0.5, NORMAL_PACE, landing);
  expect(Math.abs(after - before)).toBeLessThan(0.05);
});

test('lands no earlier than planned, and never onto symbols in view', () => {
  for (const elapsed of [0, 50, 200, 700, 4000]) {
    const landing = planLanding(750, elapsed, 3, NORMAL_PACE);
    expect(landing.atMs).toBeGreaterThanOrEqual(750 - 50);
    expect(landing.travel).toBeGreaterThanOrEqual(5);
    expect(landing.travel - travelAt(elapsed, NORMAL_PACE, null)).toBeGreaterThanOrEqual(5);
  }
});

test('is a streak at full speed alone', () => {
  const landing = planLanding(800, 300, 3, NORMAL_PACE);
  expect(isBlurred(60, null)).toBe(false);
  expect(isBlurred(500, landing)).toBe(true);
  expect(isBlurred(landing.atMs + 1, landing)).toBe(false);
});

test('stops the reels one by one from the left', () => {
  expect(stopTimes(3, 500, null, NORMAL_PACE)).toEqual([500, 730, 960]);
});

test('keeps everybody waiting from the reel on that may bring the last scatter', () => {
  const times = stopTimes(5, 500, 3, NORMAL_PACE);
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBe(NORMAL_PACE.betweenStopsMs);
  expect((times[3] ?? 0) - (times[2] ?? 0)).toBe(NORMAL_PACE.betweenStopsMs + NORMAL_PACE.suspenseMs);
  expect((times[4] ?? 0) - (times[3] ?? 0)).toBe(NORMAL_PACE.betweenStopsMs + NORMAL_PACE.suspenseMs);
});
