import { bingoLines, FREE_CELL } from '../rules/bingo-card.ts';

const NUMBERS = 75;
const DRAWN = 40;

/** In how many ways some of all can be chosen; 0 where there are too few. */
export function waysToChoose(all: number, some: number): number {
  let count = some < 0 || some > all ? 0 : 1;
  for (let taken = 1; taken <= some; taken += 1) count = (count * (all - taken + 1)) / taken;
  return count;
}

/** The chance that 40 of 75 numbers have a given set of so many. */
function chanceOf(marked: number): number {
  return waysToChoose(NUMBERS - marked, DRAWN - marked) / waysToChoose(NUMBERS, DRAWN);
}

export function countBits(bits: number): number {
  return bits.toString(2).replaceAll('0', '').length;
}

/** The chances of each number of full lines, by inclusion and exclusion over all sets of lines. */
export function lineChances(): readonly number[] {
  const masks = bingoLines.map((line) =>
    line.filter((cell) => cell !== FREE_CELL).reduce((mask, cell) => mask | (1 << cell), 0),
  );
  const sums = new Array<number>(masks.length + 1).fill(0);
  for (let set = 0; set < 2 ** masks.length; set += 1) {
    const union = masks.reduce((all, mask, index) => (set & (1 << index) ? all | mask : all), 0);
    const size = countBits(set);
    sums[size] = (sums[size] ?? 0) + chanceOf(countBits(union));
  }
  return sums.map((_, lines) =>
    sums.reduce(
      (total, sum, size) => (size < lines ? total : total + (-1) ** (size - lines) * waysToChoose(size, lines) * sum),
      0,
    ),
  );
}
