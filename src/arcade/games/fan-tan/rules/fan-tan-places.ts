export const fanTanRests = [1, 2, 3, 4] as const;

/** The number of beans that are left, 1 to 4. */
export type FanTanRest = (typeof fanTanRests)[number];

/** A place of the layout. */
export interface FanTanBet {
  readonly place: string;
  readonly kind: 'fan' | 'kwok' | 'nim' | 'odd' | 'even';
  /** The rests with which it wins. */
  readonly wins: readonly FanTanRest[];
  /** The rest with which it gives its stake back; null where there is none. */
  readonly back: FanTanRest | null;
  /** The pay, in hundredths of the stake. */
  readonly pays: number;
}

const neighbours: readonly (readonly [FanTanRest, FanTanRest])[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 1],
];

/** All places: fan, nim by the winning number, kwok, odd and even. */
export const fanTanBets: readonly FanTanBet[] = [
  ...fanTanRests.map((rest) => ({
    place: `fan${rest}`,
    kind: 'fan' as const,
    wins: [rest],
    back: null,
    pays: 285,
  })),
  ...fanTanRests.flatMap((rest) =>
    fanTanRests
      .filter((back) => back !== rest)
      .map((back) => ({ place: `nim${rest}${back}`, kind: 'nim' as const, wins: [rest], back, pays: 185 })),
  ),
  ...neighbours.map((wins) => ({
    place: `kwok${wins.join('')}`,
    kind: 'kwok' as const,
    wins,
    back: null,
    pays: 92,
  })),
  { place: 'odd', kind: 'odd', wins: [1, 3], back: null, pays: 92 },
  { place: 'even', kind: 'even', wins: [2, 4], back: null, pays: 92 },
];

export const fanTanPlaces: readonly string[] = fanTanBets.map(({ place }) => place);
