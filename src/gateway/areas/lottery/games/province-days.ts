/** The timetable of the provinces' lotteries by weekday, from Monday, with each region's as the country has them. */
const TIMETABLE = {
  north: ['HN', 'QNI', 'BN', 'HN', 'HP', 'ND', 'TB'],
  centre: ['PY TTH', 'DLK QNA', 'DNA KH', 'BDI QT QB', 'GL NT', 'DNA QNG DKN', 'KT KH TTH'],
  south: ['HCM DT CM', 'BTR VT BL', 'DN CT ST', 'TN AG BTH', 'VL BD TV', 'HCM LA BP HG', 'TG KG DL'],
} as const;

const rows = Object.entries(TIMETABLE) as ReadonlyArray<readonly [keyof typeof TIMETABLE, readonly string[]]>;
const drawsOn = (day: string, place: string): boolean => day.split(' ').includes(place);

/** The region of a province by its code. @throws Error for a province without a day. */
export function regionOfProvince(place: string): keyof typeof TIMETABLE {
  const region = rows.find(([, days]) => days.some((day) => drawsOn(day, place)))?.[0];
  if (region === undefined) throw new Error(`The province ${place} draws on no day of the week.`);
  return region;
}

/** From 1, Monday. */
export function weekdaysOfProvince(place: string): readonly number[] {
  const days = TIMETABLE[regionOfProvince(place)];
  return days.flatMap((day, index) => (drawsOn(day, place) ? [index + 1] : []));
}
