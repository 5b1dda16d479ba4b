/** Sports that the sandbox vendor has, by the beginning of their tiles' names, which may follow the word Virtual. */
const SPORTS = {
  Football: 'football',
  Basketball: 'basketball',
  Tennis: 'tennis',
  Volleyball: 'volleyball',
  Baseball: 'baseball',
  'Ice Hockey': 'iceHockey',
  Handball: 'handball',
  Futsal: 'futsal',
  Rugby: 'rugby',
  Badminton: 'badminton',
  'Table Tennis': 'tableTennis',
  Boxing: 'boxing',
  'Muay Thai': 'muayThai',
  Snooker: 'snooker',
  Darts: 'darts',
} as const;

const ESPORTS = {
  'Battle Arena': 'battleArena',
  'Mobile Arena': 'mobileArena',
  'Hero Battle': 'heroBattle',
  'Real-Time Strategy': 'realTimeStrategy',
  'Tactical Shooter': 'tacticalShooter',
  'Hero Shooter': 'heroShooter',
  'Digital Football': 'digitalFootball',
  'Digital Basketball': 'digitalBasketball',
  'Digital Boxing': 'digitalBoxing',
} as const;

/** What a tile of the sportsbook opens: one of three books, at one of its sports. */
export type SportsTile =
  | { readonly book: 'sports'; readonly sport: (typeof SPORTS)[keyof typeof SPORTS] }
  | { readonly book: 'esports'; readonly sport: (typeof ESPORTS)[keyof typeof ESPORTS] }
  | { readonly book: 'cockfight'; readonly sport: 'cockfight' };

/**
 * The sport that a game of the types SPORTS, ESPORTS and COCKFIGHT opens; undefined for the sports that the vendor does
 * not have, such as races.
 */
export function sportsTileOf({
  gameType,
  gameName,
}: {
  readonly gameType: string;
  readonly gameName: string;
}): SportsTile | undefined {
  if (gameType === 'COCKFIGHT') return { book: 'cockfight', sport: 'cockfight' };
  if (gameType === 'SPORTS') {
    const sport = named(SPORTS, gameName.replace(/^Virtual /, ''));
    return sport === undefined ? undefined : { book: 'sports', sport };
  }
  if (gameType !== 'ESPORTS') return undefined;
  const sport = named(ESPORTS, gameName);
  return sport === undefined ? undefined : { book: 'esports', sport };
}

function named<Sport extends string>(names: Readonly<Record<string, Sport>>, gameName: string): Sport | undefined {
  return Object.entries(names).find(([name]) => gameName === name || gameName.startsWith(`${name} `))?.[1];
}
