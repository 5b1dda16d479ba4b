import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { MatchRules } from './match-rules.ts';

/**
 * The number of sequences of so many moves ("perft"), which is known for the starting positions of many games and finds
 * nearly every fault of a generator of moves. For tests.
 */
export function countLines<Position>(rules: MatchRules<Position>, position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (rules.endOf(position) !== null) return 0;
  const moves = rules.legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countLines(rules, rules.play(position, move, noChance), depth - 1), 0);
}

const noChance: DrawInteger = () => {
  throw new Error('The game has no chance.');
};
