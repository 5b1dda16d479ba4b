import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { type PlaceKind, placeKinds, roulettePlaces } from '../rules/roulette-places.ts';
import { rouletteRules } from '../rules/roulette-rules.ts';

const POCKETS = 37;

/** All places of a kind, which cover equally many numbers. Those with the zero are a bet of their own. */
function betsOfKind(kind: PlaceKind) {
  return [false, true].flatMap((hasZero) => {
    const places = roulettePlaces.filter((place) => place.kind === kind && place.numbers.includes(0) === hasZero);
    const covered = places[0]?.numbers.length ?? 0;
    const name = hasZero ? `${kind} with zero` : kind;
    const ids = places.map(({ id }) => id);
    return covered === 0 ? [] : [betOfPays(name, [[(POCKETS - 1) / covered, covered / POCKETS]], ids)];
  });
}

/** Every place returns 36 of 37. */
export const rouletteTable = chipTable(rouletteRules, 1, placeKinds.flatMap(betsOfKind));
