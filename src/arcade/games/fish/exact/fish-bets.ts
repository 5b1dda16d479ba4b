import { betOfPays, type PayChance, type PlayedTable } from '#arcade/games/returns/played-table.ts';
import { FISH_KIND_IDS, type FishKindId } from '../rules/fish-kinds.ts';
import { FISH_RETURN_BASIS_POINTS, fishRules } from '../rules/fish-rules.ts';
import { paysTo, WEAPON_IDS, WEAPONS, type WeaponId } from '../rules/weapons.ts';

/** What one hit pays, in units of its cost, and how likely. */
export function paysOfHit(weapon: WeaponId, kind: FishKindId): readonly PayChance[] {
  const { power } = WEAPONS[weapon];
  const pays = paysTo(weapon, kind);
  const weights = pays.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = pays.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0) / weights;
  const chance = (FISH_RETURN_BASIS_POINTS / 10_000) * (power / mean);
  return pays.map(([multiple, weight]) => [multiple / power, (chance * weight) / weights]);
}

/** One shot of each weapon a round, at every kind of fish by turns. */
export const fishTable: PlayedTable = {
  rules: fishRules,
  bets: WEAPON_IDS.map((weapon) =>
    betOfPays(
      `${weapon}, at all kinds`,
      FISH_KIND_IDS.flatMap((kind) =>
        paysOfHit(weapon, kind).map(([multiple, chance]): PayChance => [multiple, chance / FISH_KIND_IDS.length]),
      ),
    ),
  ),
  play: (draw, round) => {
    const kind = FISH_KIND_IDS[round % FISH_KIND_IDS.length] ?? 'clown';
    return WEAPON_IDS.map((weapon) => {
      const { power } = WEAPONS[weapon];
      const volley = { stakeMinor: 1, shots: [{ weapon, fish: [`${kind}.0.0`] }] };
      return fishRules.play(draw, [volley], power).winMinor / power;
    });
  },
};
