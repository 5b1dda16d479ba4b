import type { FishId } from '../rules/fish-kinds.ts';
import { fishKind } from '../rules/fish-kinds.ts';
import { type Fish, fishBetween, placeOf, type SeaPoint } from '../rules/sea.ts';
import { paysTo, WEAPONS, type WeaponId } from '../rules/weapons.ts';

/** A fish in sight, with its place at the moment. */
export interface SeenFish extends SeaPoint {
  readonly fish: Fish;
}

/** A direction of the arrow keys as they point on the screen. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Fish nearer to the edge than this are not aimed at by themselves. */
const EDGE = 0.04;
/** A net reaches fish that are so near to its target, in widths of the sea. */
const NET_REACH = 0.2;

/** The fish of a room that swim now, the rare ones last: they are drawn over the others. */
export function seenFish(sea: number, now: number, caught: ReadonlySet<FishId>): readonly SeenFish[] {
  return fishBetween(sea, now, now)
    .filter(({ id }) => !caught.has(id))
    .map((fish) => ({ fish, ...placeOf(fish, now) }))
    .sort((one, other) => leastPay(one) - leastPay(other));
}

function leastPay({ fish: { kind } }: SeenFish): number {
  return fishKind(kind).pays[0]?.[0] ?? 0;
}

/** Whether a fish is far enough inside of the sea to be aimed at. */
export function isInside({ x, y }: SeaPoint): boolean {
  return x > EDGE && x < 1 - EDGE && y > EDGE && y < 1 - EDGE;
}

/** The fish that auto-aim takes: the one that it has, else the one that pays most. */
export function bestTarget(seen: readonly SeenFish[], present: FishId | null): SeenFish | undefined {
  const inside = seen.filter(isInside);
  return inside.find(({ fish }) => fish.id === present) ?? inside.at(-1);
}

/** The fish that is nearest to a point of the sea, within a reach. Distances are in widths of the sea. */
export function nearestTo(
  seen: readonly SeenFish[],
  point: SeaPoint,
  heightByWidth: number,
  reach = Number.POSITIVE_INFINITY,
): SeenFish | undefined {
  const near = seen
    .map((one) => ({ one, away: Math.hypot(one.x - point.x, (one.y - point.y) * heightByWidth) }))
    .filter(({ away }) => away <= reach)
    .sort((left, right) => left.away - right.away);
  return near[0]?.one;
}

/** The next fish in a direction from the present target: near, and rather ahead than aside. */
export function nextTarget(
  seen: readonly SeenFish[],
  present: FishId | null,
  direction: Direction,
): SeenFish | undefined {
  const inside = seen.filter(isInside);
  const from = inside.find(({ fish }) => fish.id === present);
  if (from === undefined) return inside.at(-1);
  const [aheadX, aheadY] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  const costs = inside.flatMap((one) => {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * aheadX + y * aheadY;
    return one === from || ahead <= 0 ? [] : [{ one, cost: ahead + 2.5 * Math.abs(x * aheadY + y * aheadX) }];
  });
  return costs.sort((left, right) => left.cost - right.cost)[0]?.one ?? from;
}

/** The fish that a shot is aimed at: its target, and with a net those beside it. */
export function aimedAt(
  seen: readonly SeenFish[],
  target: SeenFish,
  weapon: WeaponId,
  heightByWidth: number,
): readonly FishId[] {
  const { mostFish } = WEAPONS[weapon];
  const others = seen.filter((one) => one !== target && isInside(one));
  const beside: SeenFish[] = [];
  while (beside.length < mostFish - 1) {
    const next = nearestTo(
      others.filter((one) => !beside.includes(one)),
      target,
      heightByWidth,
      NET_REACH,
    );
    if (next === undefined) break;
    beside.push(next);
  }
  return [target, ...beside].map(({ fish }) => fish.id);
}

/** What a fish pays to a weapon, as it stands under it: `×60`, or `×100 – ×500`. */
export function valueText(weapon: WeaponId, { kind }: Pick<Fish, 'kind'>): string {
  const multiples = paysTo(weapon, kind).map(([multiple]) => multiple);
  const [least, most] = [Math.min(...multiples), Math.max(...multiples)];
  return least === most ? `×${least}` : `×${least} – ×${most}`;
}
