/** The animals of the Chinese calendar in the order of their years; 2020 was a year of the rat. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

const YEAR_OF_RAT = 2020;

const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Shanghai' });

/** The year of the Chinese calendar at a moment, as the western year in which it begins. */
export function lunarYearAt(atMs: number): number {
  const year = calendar.formatToParts(atMs).find(({ type }) => (type as string) === 'relatedYear')?.value;
  if (year === undefined) throw new Error('the runtime has no Chinese calendar');
  return Number(year);
}

/** The animal of a ball: 1 is the year's own, 2 that of the year before, and so on. */
export function animalOf(ball: number, lunarYear: number): string | undefined {
  return ANIMALS.at((((lunarYear - YEAR_OF_RAT - (ball - 1)) % 12) + 12) % 12);
}
