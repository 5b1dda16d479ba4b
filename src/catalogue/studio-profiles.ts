/** A studio's games beside live tables, fishing and cards. */
export interface StudioProfile {
  readonly vassalage: string;
  /** Number of games by type. */
  readonly counts: Readonly<Record<'RNG' | 'JP' | 'AC' | 'TG' | 'VP' | 'SC', number>>;
  /** Themes it is known for; three in four of its games are of these. */
  readonly themes: readonly string[];
}

type ProfileRow = readonly [
  vassalage: string,
  rng: number,
  jp: number,
  ac: number,
  tg: number,
  vp: number,
  sc: number,
  themes: string,
];

/** Slots, jackpots, arcade, table games, video poker, scratch cards. */
const rows: readonly ProfileRow[] = [
  ['PG', 412, 43, 62, 0, 0, 0, 'east ronin magic cosmos candy'],
  ['EG2', 167, 52, 0, 0, 0, 0, 'nile fire magic gothic olympus'],
  ['PT', 388, 97, 0, 68, 54, 47, 'wild classic gems nile olympus sport'],
  ['JDB', 274, 41, 99, 0, 0, 0, 'east luck pirate reef fire'],
  ['CQ9', 356, 58, 86, 28, 0, 0, 'show gems reef gothic cyber'],
  ['FC', 198, 31, 59, 0, 0, 0, 'reef pirate fruit east'],
  ['JL', 241, 49, 74, 0, 0, 51, 'candy east luck show farm'],
  ['BGS', 203, 47, 30, 0, 0, 37, 'western wild sport fiesta'],
  ['RTG', 154, 64, 0, 47, 61, 0, 'gothic knight norse wild'],
  ['KY', 122, 0, 81, 0, 0, 0, 'ronin cyber east show'],
  ['MG', 319, 81, 54, 52, 57, 58, 'fruit farm fiesta candy aztec'],
  ['PNG', 147, 38, 0, 38, 43, 36, 'norse magic knight gems'],
  ['TTG', 186, 36, 39, 0, 0, 46, 'pirate aztec knight magic'],
  ['EA', 208, 18, 131, 34, 0, 0, 'cosmos cyber sport candy'],
  ['OG', 133, 29, 0, 46, 0, 33, 'bazaar nile gems fire'],
  ['AG', 318, 83, 0, 64, 38, 0, 'olympus knight norse classic aztec'],
  ['BBIN', 212, 39, 50, 73, 31, 0, 'classic fruit east sport'],
  ['GG', 204, 0, 68, 0, 0, 44, 'farm luck reef wild'],
  ['BG', 148, 0, 0, 57, 24, 0, 'gems reef show classic'],
  ['DG', 88, 0, 0, 41, 21, 30, 'show gems bazaar'],
  ['KX', 112, 0, 65, 29, 0, 0, 'ronin luck cyber bazaar'],
  ['TH', 206, 22, 28, 36, 34, 54, 'knight gothic magic farm'],
  ['WS', 262, 44, 42, 44, 29, 63, 'western fruit show fiesta fire'],
  ['XY', 156, 0, 78, 27, 0, 39, 'cosmos cyber candy aztec'],
];

export const studioProfiles: readonly StudioProfile[] = rows.map(([vassalage, RNG, JP, AC, TG, VP, SC, themes]) => ({
  vassalage,
  counts: { RNG, JP, AC, TG, VP, SC },
  themes: themes.split(' '),
}));

/** Number of games of the other kinds, by vendor code. Cards that open a list are counted in. */
export const liveCounts = { AG: 64, DG: 58, BG: 47, OG: 41, BBIN: 36, EA: 34, PT: 18, MG: 14 } as const;
export const fishCounts = { FC: 38, JDB: 31, CQ9: 27, JL: 26, GG: 28, BG: 14, KX: 12 } as const;
export const playerCounts = { KX: 61, XY: 54, KY: 38, BBIN: 22, JL: 21, TH: 18, WS: 14 } as const;
export const sportsCounts = { IBC: 34, SBT: 29, UG: 21, AG: 6, BBIN: 6 } as const;
export const esportsCounts = { TF: 52, IBC: 12 } as const;
export const cockfightCounts = { DS88: 18 } as const;
export const drawCounts = { LOTT: 50, ELOTT: 54 } as const;
