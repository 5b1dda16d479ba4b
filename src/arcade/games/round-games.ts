import { sportsTileOf } from '#catalogue/sports-books.ts';
import { type TableGame, tableGameOf } from '#catalogue/table-games.ts';
import type { RoundGameKind } from '../round-game-kind.ts';
import { andarBaharRules } from './andar-bahar/rules/andar-bahar-rules.ts';
import { baccaratRules } from './baccarat/rules/baccarat-rules.ts';
import { bingoRules } from './bingo/rules/bingo-rules.ts';
import { blackjackRules } from './blackjack/rules/blackjack-rules.ts';
import { liveBlackjackRules } from './blackjack/rules/live-blackjack-rules.ts';
import { bouleRules } from './boule/rules/boule-rules.ts';
import { casinoHoldemRules } from './casino-holdem/rules/casino-holdem-rules.ts';
import { liveCasinoHoldemRules } from './casino-holdem/rules/live-casino-holdem-rules.ts';
import { coinRules } from './coin/rules/coin-rules.ts';
import { crapsRules } from './craps/rules/craps-rules.ts';
import { crashRules } from './crash/rules/crash-rules.ts';
import { dragonTigerRules } from './dragon-tiger/rules/dragon-tiger-rules.ts';
import { fanTanRules } from './fan-tan/rules/fan-tan-rules.ts';
import { faroRules } from './faro/rules/faro-rules.ts';
import { fishRules } from './fish/rules/fish-rules.ts';
import type { GameRules } from './game-rules.ts';
import { hiLoRules } from './hi-lo/rules/hi-lo-rules.ts';
import { kenoRules } from './keno/rules/keno-rules.ts';
import { matchGames } from './match-games.ts';
import type { MatchRules } from './matches/rules/match-rules.ts';
import { minesRules } from './mines/rules/mines-rules.ts';
import { paiGowRules, paiGowWithoutJoker } from './pai-gow/rules/pai-gow-rules.ts';
import { plinkoRules } from './plinko/rules/plinko-rules.ts';
import { pokDengRules } from './pok-deng/rules/pok-deng-rules.ts';
import { pontoonRules } from './pontoon/rules/pontoon-rules.ts';
import { redDogRules } from './red-dog/rules/red-dog-rules.ts';
import { rouletteRules } from './roulette/rules/roulette-rules.ts';
import { rummyRules } from './rummy/rules/rummy-rules.ts';
import { scratchRules } from './scratch/rules/scratch-rules.ts';
import { sicBoRules } from './sic-bo/rules/sic-bo-rules.ts';
import { slipRules } from './sportsbook/slip/slip-rules.ts';
import { studPokerRules } from './stud-poker/rules/stud-poker-rules.ts';
import { teenPattiRules } from './teen-patti/rules/teen-patti-rules.ts';
import { variantOfName } from './video-poker/rules/variants.ts';
import { rulesOfVariant, videoPokerGames } from './video-poker/rules/video-poker-rules.ts';
import { wheelRules } from './wheel/rules/wheel-rules.ts';

/** A game that is no slot: which folder of `games/` it is, and its rules. */
export interface RoundGame {
  readonly kind: RoundGameKind;
  readonly rules: GameRules;
  /** The rules of the match, where players play against each other; `rules` are those of one player's round in it. */
  readonly match?: MatchRules;
}

const coin: RoundGame = { kind: 'coin', rules: coinRules };
const crash: RoundGame = { kind: 'crash', rules: crashRules };
const fish: RoundGame = { kind: 'fish', rules: fishRules };
const mines: RoundGame = { kind: 'mines', rules: minesRules };
const plinko: RoundGame = { kind: 'plinko', rules: plinkoRules };
const scratch: RoundGame = { kind: 'scratch', rules: scratchRules };
/** A slip of the sportsbook is a round; its matches are no rounds. */
const sportsbook: RoundGame = { kind: 'sportsbook', rules: slipRules };
const videoPoker = videoPokerGames.map((rules): RoundGame => ({ kind: 'videoPoker', rules }));

const tables = {
  andarBahar: { kind: 'andarBahar', rules: andarBaharRules },
  baccarat: { kind: 'baccarat', rules: baccaratRules },
  blackjack: { kind: 'blackjack', rules: blackjackRules },
  dragonTiger: { kind: 'dragonTiger', rules: dragonTigerRules },
  roulette: { kind: 'roulette', rules: rouletteRules },
  sicBo: { kind: 'sicBo', rules: sicBoRules },
  teenPatti: { kind: 'teenPatti', rules: teenPattiRules },
  craps: { kind: 'craps', rules: crapsRules },
  wheel: { kind: 'wheel', rules: wheelRules },
  boule: { kind: 'boule', rules: bouleRules },
  fanTan: { kind: 'fanTan', rules: fanTanRules },
  hiLo: { kind: 'hiLo', rules: hiLoRules },
  redDog: { kind: 'redDog', rules: redDogRules },
  keno: { kind: 'keno', rules: kenoRules },
  pokDeng: { kind: 'pokDeng', rules: pokDengRules },
  faro: { kind: 'faro', rules: faroRules },
  bingo: { kind: 'bingo', rules: bingoRules },
  pontoon: { kind: 'pontoon', rules: pontoonRules },
  studPoker: { kind: 'studPoker', rules: studPokerRules },
  paiGow: { kind: 'paiGow', rules: paiGowRules },
  rummy: { kind: 'rummy', rules: rummyRules },
  casinoHoldem: { kind: 'casinoHoldem', rules: casinoHoldemRules },
  ...matchGames,
} satisfies Readonly<Record<TableGame, RoundGame>>;

/** Games whose players choose after the bets have rules of their own at live tables. */
const liveTables: Readonly<Partial<Record<TableGame, RoundGame>>> = {
  blackjack: { kind: 'blackjack', rules: liveBlackjackRules },
  casinoHoldem: { kind: 'casinoHoldem', rules: liveCasinoHoldemRules },
};

/** Every game that a player plays against the house, and that is no slot. */
export const roundGames: readonly RoundGame[] = [
  coin,
  crash,
  fish,
  mines,
  plinko,
  scratch,
  ...videoPoker,
  ...Object.values(tables).filter(({ kind }) => !(kind in matchGames)),
  ...Object.values(liveTables),
];

/** Rules that serve no new rounds, and decide those that are kept. */
const formerGames: readonly RoundGame[] = [{ kind: 'paiGow', rules: paiGowWithoutJoker }];

const byId: ReadonlyMap<string, RoundGame> = new Map(
  [...roundGames, ...Object.values(matchGames), sportsbook, ...formerGames].map((game) => [game.rules.id, game]),
);

/** The game with these rules, e.g. of a stored round; undefined for an unknown id. */
export function findRoundGame(rulesId: string): RoundGame | undefined {
  return byId.get(rulesId);
}

/** @throws Error for an unknown id. */
export function roundGameById(rulesId: string): RoundGame {
  const game = byId.get(rulesId);
  if (game === undefined) throw new Error(`There are no rules ${rulesId}.`);
  return game;
}

/** The game of an arcade title by its last word: "Koi Flip" is the coin. All others are Mines. */
const BY_ACTION: Readonly<Record<string, RoundGame>> = {
  Flip: coin,
  Toss: coin,
  Drop: plinko,
  Bounce: plinko,
  Tumble: plinko,
  Spin: plinko,
  Dash: crash,
  Cashout: crash,
  Racer: crash,
  Sprint: crash,
  Chase: crash,
  Climb: crash,
};

/** The rules of a game of the catalogue; undefined for slots and for what the arcade does not have. */
export function chooseRoundGame(game: { readonly gameType: string; readonly gameName: string }): RoundGame | undefined {
  switch (game.gameType) {
    case 'VP':
      return roundGameById(rulesOfVariant(variantOfName(game.gameName)));
    case 'SC':
      return scratch;
    case 'AC':
      return BY_ACTION[game.gameName.split(' ').at(-1) ?? ''] ?? mines;
    case 'FISH':
      return fish;
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return sportsTileOf(game) === undefined ? undefined : sportsbook;
    default: {
      const table = tableGameOf(game);
      if (table === undefined) return undefined;
      return (game.gameType === 'LIVE' ? liveTables[table] : undefined) ?? tables[table];
    }
  }
}
