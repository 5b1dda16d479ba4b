import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { type FishId, type FishKindId, kindOfFish } from './fish-kinds.ts';
import { costOf, readVolley, type Shot, type Volley } from './volley.ts';
import { paysTo, WEAPONS, type WeaponId } from './weapons.ts';

/** Every shot returns this share of its cost, with every weapon and whatever fish it is aimed at: 96.50 %. */
export const FISH_RETURN_BASIS_POINTS = 9_650;
const WHOLE = 10_000;

/** One fish that a shot was aimed at. */
export interface Hit {
  readonly fish: FishId;
  /** The multiple of the stake that the catch pays; 0 where it got away. */
  readonly multiple: number;
  readonly winMinor: number;
}

export interface PlayedShot {
  readonly weapon: WeaponId;
  readonly costMinor: number;
  readonly hits: readonly Hit[];
}

/** A volley as it came out. */
export interface FishView {
  readonly stakeMinor: number;
  readonly shots: readonly PlayedShot[];
}

/**
 * Decides whether a hit catches the fish: the multiple that it pays, or 0. The chance is the weapon's power times the
 * return, divided by the mean of what the kind pays. It is drawn in whole numbers, so that the return is exact.
 */
export function drawCatch(draw: DrawInteger, weapon: WeaponId, kind: FishKindId): number {
  const pays = paysTo(weapon, kind);
  const weights = pays.reduce((sum, [, weight]) => sum + weight, 0);
  const weighted = pays.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0);
  const isCaught = draw(weighted * WHOLE) < FISH_RETURN_BASIS_POINTS * WEAPONS[weapon].power * weights;
  if (!isCaught) return 0;
  let place = weights === 1 ? 0 : draw(weights);
  for (const [multiple, weight] of pays) {
    if (place < weight) return multiple;
    place -= weight;
  }
  throw new Error(`The weights of ${kind} do not come to ${weights}.`);
}

function playShot(draw: DrawInteger, { weapon, fish }: Shot, stakeMinor: number): PlayedShot {
  const hits = fish.map((id): Hit => {
    const kind = kindOfFish(id);
    if (kind === undefined) throw new RangeError(`${id} is no fish.`);
    const multiple = drawCatch(draw, weapon, kind);
    return { fish: id, multiple, winMinor: multiple * stakeMinor };
  });
  return { weapon, costMinor: WEAPONS[weapon].power * fish.length * stakeMinor, hits };
}

/** What all catches of a shot pay, in minor units. */
export function winOfShot({ hits }: PlayedShot): number {
  return hits.reduce((sum, { winMinor }) => sum + winMinor, 0);
}

/**
 * Fires the shots of a volley one after the other at fish that still swim. A fish that an earlier shot has caught is
 * not shot at again, and a shot with no fish left is not fired: neither costs anything.
 * @returns what was fired; null where that is nothing.
 */
export function fireAt(draw: DrawInteger, volley: Volley, swims: (fish: FishId) => boolean): Volley | null {
  const caught = new Set<FishId>();
  const shots: Shot[] = [];
  for (const { weapon, fish } of volley.shots) {
    const left = fish.filter((id) => !caught.has(id) && swims(id));
    if (left.length === 0) continue;
    const shot = { weapon, fish: left };
    shots.push(shot);
    for (const { fish: id, multiple } of playShot(draw, shot, volley.stakeMinor).hits) if (multiple > 0) caught.add(id);
  }
  return shots.length === 0 ? null : { ...volley, shots };
}

/** A round is a volley of shots: each of them is a bet with the stated return. */
export const fishRules: GameRules<FishView> = {
  id: 'fish-1',
  returnBasisPoints: FISH_RETURN_BASIS_POINTS,
  volatility: 'high',
  betUnits: 1,
  startChoices: 1,
  choiceProblem: (made, next) => {
    if (made.length > 0) return 'must not follow another volley';
    const volley = readVolley(next);
    return typeof volley === 'string' ? volley : null;
  },
  betOf: (start) => {
    const volley = readVolley(start);
    return typeof volley === 'string' ? 0 : costOf(volley);
  },
  play: (draw, [start]) => {
    const volley = readVolley(start ?? {});
    if (typeof volley === 'string') throw new RangeError(`The volley ${volley}.`);
    const { stakeMinor } = volley;
    const shots = volley.shots.map((shot) => playShot(draw, shot, stakeMinor));
    const winMinor = shots.reduce((sum, shot) => sum + winOfShot(shot), 0);
    return { view: { stakeMinor, shots }, isOver: true, winMinor };
  },
  choiceOfAbsent: () => ({ stakeMinor: 1, shots: [{ weapon: 'bolt', fish: ['clown.0.0'] }] }),
};
