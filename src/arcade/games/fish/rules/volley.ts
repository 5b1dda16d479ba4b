import type { Choice } from '#arcade/games/game-rules.ts';
import { type FishId, kindOfFish } from './fish-kinds.ts';
import { WEAPON_IDS, WEAPONS, type WeaponId } from './weapons.ts';

/** One shot, and the fish that it is aimed at. */
export interface Shot {
  readonly weapon: WeaponId;
  readonly fish: readonly FishId[];
}

/** Shots that the wallet settles together: the choice of a round. */
export interface Volley {
  /** In minor units, of each shot of power 1 at one fish. */
  readonly stakeMinor: number;
  readonly shots: readonly Shot[];
}

/** A volley has so many shots at most, and costs so many stakes at most. */
export const MOST_SHOTS = 10;
export const MOST_STAKES = 20;

/** What a shot costs, in stakes. */
export function stakesOf({ weapon, fish }: Shot): number {
  return WEAPONS[weapon].power * fish.length;
}

/** What a volley costs, in minor units. */
export function costOf({ stakeMinor, shots }: Volley): number {
  return stakeMinor * shots.reduce((sum, shot) => sum + stakesOf(shot), 0);
}

/** The volley of a choice, or what is wrong with it as a short English clause. */
export function readVolley(choice: Choice): Volley | string {
  const { stakeMinor, shots, ...rest } = choice;
  if (Object.keys(rest).length > 0) return 'must have a stake and shots, and nothing else';
  if (typeof stakeMinor !== 'number' || !Number.isSafeInteger(stakeMinor) || stakeMinor < 1)
    return 'must have a stake of whole minor units';
  if (!Array.isArray(shots) || shots.length === 0 || shots.length > MOST_SHOTS)
    return `must have 1 to ${MOST_SHOTS} shots`;
  const read = shots.map(readShot);
  if (!read.every((shot) => shot !== null))
    return `must aim every shot at different fish: ${WEAPON_IDS.map((id) => `${id} at ${WEAPONS[id].mostFish}`).join(', ')} at most`;
  const volley = { stakeMinor, shots: read };
  return costOf(volley) > stakeMinor * MOST_STAKES ? `must cost ${MOST_STAKES} stakes at most` : volley;
}

function readShot(shot: unknown): Shot | null {
  if (typeof shot !== 'object' || shot === null) return null;
  const { weapon, fish, ...rest } = shot as Readonly<Record<string, unknown>>;
  const known = WEAPON_IDS.find((id) => id === weapon);
  if (known === undefined || !Array.isArray(fish) || Object.keys(rest).length > 0) return null;
  const isAimed = fish.length > 0 && fish.length <= WEAPONS[known].mostFish && new Set(fish).size === fish.length;
  const names = fish.filter((id): id is string => typeof id === 'string' && kindOfFish(id) !== undefined);
  return isAimed && names.length === fish.length ? { weapon: known, fish: names } : null;
}
