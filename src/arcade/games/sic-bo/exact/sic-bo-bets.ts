import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { sicBoBets } from '../rules/sic-bo-places.ts';
import { sicBoRules } from '../rules/sic-bo-rules.ts';

const THROWS = 216;

/** Payouts with the stake, and the number of throws with them, of 216. */
type Paid = readonly (readonly [multiple: number, throws: number])[];

/** The lower of the two sums that are equally likely. */
const SUMS: Readonly<Record<number, Paid>> = {
  4: [[63, 3]],
  5: [[32, 6]],
  6: [[19, 10]],
  7: [[13, 15]],
  8: [[9, 21]],
  9: [[8, 25]],
  10: [[7, 27]],
};

function bet(name: string, paid: Paid, places: readonly string[]) {
  const pays = paid.map(([multiple, throws]): PayChance => [multiple, throws / THROWS]);
  return betOfPays(name, pays, places);
}

const placesOfKind = (kind: string) => sicBoBets.filter((one) => one.kind === kind).map(({ place }) => place);

export const sicBoTable = chipTable(sicBoRules, 1, [
  bet('small or big', [[2, 105]], ['small', 'big']),
  bet('odd or even', [[2, 105]], ['odd', 'even']),
  bet('pair of numbers', [[7, 30]], placesOfKind('pair')),
  bet(
    'single number',
    [
      [2, 75],
      [3, 15],
      [13, 1],
    ],
    placesOfKind('single'),
  ),
  ...Object.entries(SUMS).map(([sum, paid]) =>
    bet(`sum ${sum} or ${21 - Number(sum)}`, paid, [`sum${sum}`, `sum${21 - Number(sum)}`]),
  ),
  bet('double', [[12, 16]], placesOfKind('double')),
  bet('any triple', [[32, 6]], ['anyTriple']),
  bet('triple', [[181, 1]], placesOfKind('triple')),
]);
