import { expect, it } from 'vitest';
import { CARD, fingerAt, foldOf, gripAt, type Point } from './squeeze-fold.ts';

function mirrored({ x, y }: Point, [a, b, c, d, e, f]: readonly number[] = []): Point {
  const [A = 0, B = 0, C = 0, D = 0, E = 0, F = 0] = [a, b, c, d, e, f];
  return { x: A * x + C * y + E, y: B * x + D * y + F };
}

/** The area of a polygon. */
const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

it('takes the corner near a press, else the edge', () => {
  expect(gripAt({ x: 90, y: 120 })).toEqual({ x: 100, y: 140 });
  expect(gripAt({ x: 10, y: 20 })).toEqual({ x: 0, y: 0 });
  expect(gripAt({ x: 50, y: 130 })).toEqual({ x: 50, y: 140 });
  expect(gripAt({ x: 95, y: 70 })).toEqual({ x: 100, y: 70 });
});

it.each([
  ['a corner', { x: 100, y: 140 }, { x: 40, y: 60 }],
  ['an edge', { x: 50, y: 140 }, { x: 55, y: 70 }],
  ['an edge to its side', { x: 0, y: 70 }, { x: 30, y: 90 }],
])('brings %s to the finger, and parts the card in two', (_, grip, finger) => {
  const fold = foldOf(grip, finger);
  const { x, y } = mirrored(grip, fold?.mirror);
  expect(x).toBeCloseTo(finger.x);
  expect(y).toBeCloseTo(finger.y);
  expect(areaOf(fold?.lying ?? []) + areaOf(fold?.lifted ?? [])).toBeCloseTo(CARD.width * CARD.height);
});

it('lifts half of the card when the edge has come to the other side', () => {
  const fold = foldOf({ x: 50, y: 140 }, { x: 50, y: 0 });
  expect(fold?.depth).toBeCloseTo(1);
  expect(areaOf(fold?.lifted ?? [])).toBeCloseTo(7_000);
});

it('folds nothing where the finger rests, or pulls away from the card', () => {
  expect(foldOf({ x: 50, y: 140 }, { x: 50, y: 140.5 })).toBeNull();
  expect(foldOf({ x: 50, y: 140 }, { x: 50, y: 190 })).toBeNull();
  expect(foldOf({ x: 0, y: 0 }, { x: -20, y: -30 })).toBeNull();
});

it('pulls as deep as keys ask', () => {
  const grip = { x: 100, y: 140 };
  expect(foldOf(grip, fingerAt(grip, 0.6))?.depth).toBeCloseTo(0.6);
});
