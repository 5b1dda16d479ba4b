import { type FishKindId, fishKind } from './fish-kinds.ts';

/** A cannon's weapon: what a shot costs and how hard it hits. The return is the same with each. */
export interface Weapon {
  /** Stakes that a shot costs for each fish that it is aimed at. It hits as many times as likely. */
  readonly power: number;
  /** A shot may be aimed at so many fish at once. */
  readonly mostFish: number;
}

export const WEAPONS = {
  bolt: { power: 1, mostFish: 1 },
  net: { power: 1, mostFish: 3 },
  torpedo: { power: 5, mostFish: 1 },
} as const satisfies Readonly<Record<string, Weapon>>;

export type WeaponId = keyof typeof WEAPONS;

export const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[];

/**
 * The multiples of the stake that a kind of fish pays to a weapon. A fish pays twice the weapon's cost at least: where
 * it would pay less, a sure hit could not come to the stated return.
 */
export function paysTo(weapon: WeaponId, kind: FishKindId): readonly (readonly [multiple: number, weight: number])[] {
  const least = 2 * WEAPONS[weapon].power;
  return fishKind(kind).pays.map(([multiple, weight]) => [Math.max(multiple, least), weight]);
}
