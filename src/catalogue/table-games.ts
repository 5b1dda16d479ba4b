/** Table games that the sandbox vendor has, by the end of their names. */
const BY_NAME = {
  Roulette: 'roulette',
  Baccarat: 'baccarat',
  'Punto Banco': 'baccarat',
  'Sic Bo': 'sicBo',
  'Andar Bahar': 'andarBahar',
  'Teen Patti': 'teenPatti',
  Craps: 'craps',
  Blackjack: 'blackjack',
  Boule: 'boule',
  'Fan Tan': 'fanTan',
  'Hi-Lo': 'hiLo',
  'Red Dog': 'redDog',
  Keno: 'keno',
  'Pok Deng': 'pokDeng',
  Faro: 'faro',
  Bingo: 'bingo',
  Pontoon: 'pontoon',
  'Stud Poker': 'studPoker',
  'Pai Gow Poker': 'paiGow',
  Rummy: 'rummy',
  Poker: 'casinoHoldem',
  Backgammon: 'backgammon',
  Checkers: 'checkers',
  Chess: 'chess',
  Domino: 'domino',
  Ludo: 'ludo',
  Mahjong: 'mahjong',
  Makruk: 'makruk',
  Reversi: 'reversi',
} as const;

/** Names that end other names come after them. */
const LONGEST_FIRST = Object.entries(BY_NAME).sort(([left], [right]) => right.length - left.length);

/** Dragon tiger and the wheel are live tables only; the last ones are games of card rooms. */
export type TableGame =
  | (typeof BY_NAME)[keyof typeof BY_NAME]
  | 'dragonTiger'
  | 'wheel'
  | 'bigTwo'
  | 'durak'
  | 'holdem'
  | 'tienLen'
  | 'xiangqi';

/** Live tables by a word in their names. */
const LIVE: readonly (readonly [RegExp, TableGame])[] = [
  [/Roulette/, 'roulette'],
  [/Baccarat/, 'baccarat'],
  [/Sic Bo/, 'sicBo'],
  [/Dragon Tiger/, 'dragonTiger'],
  [/Teen Patti/, 'teenPatti'],
  [/Craps/, 'craps'],
  [/Wheel/, 'wheel'],
  [/Blackjack/, 'blackjack'],
  [/Poker|Hold’em/, 'casinoHoldem'],
];

/** Games against other players of the type PVP, by a word in their names. */
const AGAINST_PLAYERS: readonly (readonly [RegExp, TableGame])[] = [
  [/\bBackgammon\b/, 'backgammon'],
  [/\bBig Two\b/, 'bigTwo'],
  [/\bChess\b/, 'chess'],
  [/\bDomino\b/, 'domino'],
  [/\bDurak\b/, 'durak'],
  [/\bLudo\b/, 'ludo'],
  [/\bMahjong\b/, 'mahjong'],
  [/\bTien Len\b/, 'tienLen'],
  [/\bXiangqi\b/, 'xiangqi'],
  [/\bPoker\b/, 'holdem'],
];

/**
 * Which table game a game of the types TG, LIVE and PVP is; undefined for the games that the vendor does not have.
 */
export function tableGameOf({
  gameType,
  gameName,
}: {
  readonly gameType: string;
  readonly gameName: string;
}): TableGame | undefined {
  if (gameType === 'LIVE') return LIVE.find(([name]) => name.test(gameName))?.[1];
  if (gameType === 'PVP') return AGAINST_PLAYERS.find(([name]) => name.test(gameName))?.[1];
  if (gameType !== 'TG') return undefined;
  return LONGEST_FIRST.find(([name]) => gameName.endsWith(` ${name}`))?.[1];
}
