import type { MatchKind } from '../match-api.ts';
import { backgammonRules } from './backgammon/rules/backgammon-rules.ts';
import { bigTwoRules } from './big-two/rules/big-two-rules.ts';
import { checkersRules } from './checkers/rules/checkers-rules.ts';
import { chessRules } from './chess/rules/chess-rules.ts';
import { dominoRules } from './domino/rules/domino-rules.ts';
import { durakRules } from './durak/rules/durak-rules.ts';
import type { GameRules } from './game-rules.ts';
import { holdemRules } from './holdem/rules/holdem-rules.ts';
import { ludoRules } from './ludo/rules/ludo-rules.ts';
import { mahjongRules } from './mahjong/rules/mahjong-rules.ts';
import { makrukRules } from './makruk/rules/makruk-rules.ts';
import { matchRound } from './matches/rules/match-round.ts';
import type { MatchRules } from './matches/rules/match-rules.ts';
import { reversiRules } from './reversi/rules/reversi-rules.ts';
import { tienLenRules } from './tien-len/rules/tien-len-rules.ts';
import { xiangqiRules } from './xiangqi/rules/xiangqi-rules.ts';

/** A game between players: which folder of `games/` it is, its rules, and those of each player's round. */
export interface MatchGame {
  readonly kind: MatchKind;
  readonly match: MatchRules;
  readonly rules: GameRules;
}

function matchGame(kind: MatchKind, match: MatchRules): MatchGame {
  return { kind, match, rules: matchRound(match) };
}

/** Every game between players. */
export const matchGames = {
  backgammon: matchGame('backgammon', backgammonRules),
  bigTwo: matchGame('bigTwo', bigTwoRules),
  checkers: matchGame('checkers', checkersRules),
  chess: matchGame('chess', chessRules),
  domino: matchGame('domino', dominoRules),
  durak: matchGame('durak', durakRules),
  holdem: matchGame('holdem', holdemRules),
  ludo: matchGame('ludo', ludoRules),
  mahjong: matchGame('mahjong', mahjongRules),
  makruk: matchGame('makruk', makrukRules),
  reversi: matchGame('reversi', reversiRules),
  tienLen: matchGame('tienLen', tienLenRules),
  xiangqi: matchGame('xiangqi', xiangqiRules),
} as const satisfies Readonly<Record<MatchKind, MatchGame>>;

const byId: ReadonlyMap<string, MatchGame> = new Map(Object.values(matchGames).map((game) => [game.rules.id, game]));

/** The game with these rules; undefined for an unknown id, and for one of a single player. */
export function findMatchGame(rulesId: string): MatchGame | undefined {
  return byId.get(rulesId);
}
