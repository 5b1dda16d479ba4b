import type { LotteryBetType, LotteryTerms, LotteryTicket, LotteryTickets } from '#contracts/generated/contracts.ts';

/** A bet on the last two digits of the special prize. */
export const buildBetType = (overrides: Partial<LotteryBetType> = {}): LotteryBetType => ({
  betType: 'special2',
  group: 'special',
  kind: 'numbers',
  from: 0,
  to: 99,
  digits: 2,
  size: 1,
  most: 20,
  units: 1,
  odds: '99',
  returnPercent: '99',
  options: [],
  ...overrides,
});

const optionsAt = (odds: string, options: readonly string[]) =>
  options.map((option) => ({ option, odds, returnPercent: '98.5' }));

/** The bet types of a northern draw: one of each kind that a prize table has. */
const tableTypes = (): LotteryBetType[] => [
  buildBetType(),
  buildBetType({ betType: 'first2' }),
  buildBetType({ betType: 'lo2', group: 'lo', units: 27 }),
  buildBetType({ betType: 'pair2', group: 'combinations', size: 2, most: 10, odds: '17', returnPercent: '93' }),
  buildBetType({ betType: 'headDigit', group: 'digits', to: 9, digits: 1, most: 10, odds: '9.8', returnPercent: '98' }),
  buildBetType({
    betType: 'specialSides',
    group: 'sides',
    kind: 'options',
    to: 0,
    digits: 0,
    most: 4,
    odds: '1.97',
    returnPercent: '98.5',
    options: optionsAt('1.97', ['big', 'small', 'odd', 'even']),
  }),
];

/** The bet types of a race: places, an ordered bet, sides. */
export const raceTypes = (): LotteryBetType[] => [
  ...[1, 2, 3, 4].map((place) =>
    buildBetType({
      betType: `place-${place}`,
      group: 'places',
      from: 1,
      to: 10,
      most: 10,
      odds: '9.85',
      returnPercent: '98.5',
    }),
  ),
  buildBetType({
    betType: 'exact2',
    group: 'top',
    kind: 'ordered',
    from: 1,
    to: 10,
    size: 2,
    most: 10,
    odds: '88.6',
    returnPercent: '98.4',
  }),
  buildBetType({
    betType: 'sides-1',
    group: 'sides',
    kind: 'options',
    to: 0,
    digits: 0,
    odds: '1.97',
    returnPercent: '98.5',
    options: optionsAt('1.97', ['big', 'small', 'odd', 'even', 'dragon', 'tiger']),
  }),
];

/** The terms of a draw that closes in 75 minutes less ten seconds; the next one is a day later. */
export const buildTerms = (overrides: Partial<LotteryTerms> = {}): LotteryTerms => ({
  gameCode: 'VN_MB',
  gameName: 'Northern Vietnam',
  mark: 'temple',
  gameGroupCode: 'LF',
  vassalage: 'TCG_LOTTO_VN',
  prizeMode: 'ELOTT',
  timeZone: 'Asia/Ho_Chi_Minh',
  now: '2025-06-02T10:00:00.000Z',
  minStake: '0.10',
  maxStake: '1000.00',
  ticketsSold: 184,
  draws: [2, 3, 4].map((day) => ({
    issue: `2025060${day}`,
    closesAt: `2025-06-0${day}T11:14:50.000Z`,
    drawsAt: `2025-06-0${day}T11:15:00.000Z`,
  })),
  betTypes: tableTypes(),
  ...overrides,
});

/** The numbers of the ticket that won follow from it. */
const SEED = '0000000000000000000000000000000000000000000000000000000000000b6d';

/** Its SHA-256. */
const COMMITMENT = '6ea75d94c08639e934a6bd8b798dc741e623dd9394a8cb48a833b9d760c4b21d';

/** A ticket on two numbers that waits for its draw. */
export const buildTicket = (overrides: Partial<LotteryTicket> = {}): LotteryTicket => ({
  ticketId: '7001',
  gameCode: 'VN_MB',
  gameName: 'Northern Vietnam',
  mark: 'temple',
  issue: '20250602',
  placedAt: '2025-06-02T09:58:00.000Z',
  closesAt: '2025-06-02T11:14:50.000Z',
  drawsAt: '2025-06-02T11:15:00.000Z',
  status: 'open',
  currency: 'EUR',
  decimals: 2,
  stake: '3.00',
  win: '0.00',
  chaseId: null,
  stopsOnWin: false,
  lines: [
    { betType: 'special2', picks: ['07'], stake: '1.00', bets: 1, cost: '1.00', odds: '99', hits: null, win: '0.00' },
    { betType: 'special2', picks: ['58'], stake: '2.00', bets: 1, cost: '2.00', odds: '99', hits: null, win: '0.00' },
  ],
  result: null,
  commitment: COMMITMENT,
  seed: null,
  form: {
    kind: 'prizes',
    prizes: [
      { prize: 'special', count: 1, digits: 5 },
      { prize: 'seventh', count: 1, digits: 2 },
    ],
  },
  ...overrides,
});

/** A ticket of the draw before, of which one number hit. */
export const buildWonTicket = (overrides: Partial<LotteryTicket> = {}): LotteryTicket => {
  const [first, second] = buildTicket().lines;
  return buildTicket({
    ticketId: '6990',
    issue: '20250601',
    drawsAt: '2025-06-01T11:15:00.000Z',
    closesAt: '2025-06-01T11:14:50.000Z',
    status: 'won',
    win: '198.00',
    lines: [...(first ? [{ ...first, hits: 0 }] : []), ...(second ? [{ ...second, hits: 1, win: '198.00' }] : [])],
    result: { issue: '20250601', drawnAt: '2025-06-01T11:15:00.000Z', balls: ['14', '58'], special: 1 },
    seed: SEED,
    ...overrides,
  });
};

export const buildTickets = (list: readonly LotteryTicket[] = [buildTicket(), buildWonTicket()]): LotteryTickets => ({
  list: [...list],
  totalPages: 1,
  totalCount: list.length,
});
