import type { MatchKind } from '../game-api.ts';
import type { GameRules } from './game-rules.ts';
import { matchRound } from './matches/rules/match-round.ts';
import type { MatchRules } from './matches/rules/match-rules.ts';
import { reversiRules } from './reversi/rules/reversi-rules.ts';

/** A game between players: which folder of `games/` it is, its rules, and those of each player's round. */
export interface MatchGame {
  readonly kind: MatchKind;
  readonly match: MatchRules;
  readonly rules: GameRules;
}

function matchGame(kind: MatchKind, match: MatchRules): MatchGame {
  return { kind, match, rules: matchRound(match) };
}

export const matchGames = {
  reversi: matchGame('reversi', reversiRules),
} as const satisfies Readonly<Record<MatchKind, MatchGame>>;

const byId: ReadonlyMap<string, MatchGame> = new Map(Object.values(matchGames).map((game) => [game.rules.id, game]));

/** The game with these rules; undefined for an unknown id, and for one of a single player. */
export function findMatchGame(rulesId: string): MatchGame | undefined {
  return byId.get(rulesId);
}
