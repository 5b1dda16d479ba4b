import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { type LudoTokens, movableTokens, moveToken } from './ludo-board.ts';
import { chooseToken } from './ludo-bot.ts';
import { HOME, YARD } from './ludo-track.ts';

export interface LudoPosition {
  /** By seat, then token: its steps. */
  readonly tokens: LudoTokens;
  readonly turn: Seat;
  readonly die: number;
  /** Sixes that the player has thrown one after the other, this one too. */
  readonly sixes: number;
  /** Throws without a move, since the last move. */
  readonly passed: readonly { readonly seat: Seat; readonly die: number }[];
  readonly last: { readonly seat: Seat; readonly token: number; readonly die: number; readonly caught: boolean } | null;
}

const TOKENS = 4;
const MOST_SIXES = 3;

const allHome = (steps: readonly number[]): boolean => steps.every((step) => step === HOME);

/** Throws for a player, and goes on to the next one as long as there is no move. A third six in a row is lost. */
function throwDie(position: LudoPosition, turn: Seat, sixes: number, draw: DrawInteger): LudoPosition {
  const die = draw(6) + 1;
  const isSix = die === 6;
  const count = isSix ? sixes + 1 : 0;
  const thrown = { ...position, turn, die, sixes: count };
  if (count < MOST_SIXES && movableTokens(position.tokens, turn, die).length > 0) return thrown;
  const passed = [...position.passed, { seat: turn, die }];
  // A six that moves nothing is thrown again.
  const isAgain = isSix && count < MOST_SIXES;
  return throwDie({ ...thrown, passed }, isAgain ? turn : 1 - turn, isAgain ? count : 0, draw);
}

/** `2+6` moves the second token six steps. */
function tokenMove(token: number, die: number): string {
  return `${token + 1}+${die}`;
}

/** The token that a move names. */
export function tokenOf(move: string): number {
  return Number(move.charAt(0)) - 1;
}

export const ludoRules: MatchRules<LudoPosition, LudoPosition> = {
  id: 'ludo-1',
  seats: 2,
  pace: { initialMs: 5 * 60_000, incrementMs: 5_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => {
    const yard = Array.from({ length: TOKENS }, () => YARD);
    // The first token of each is at its start, so that nobody waits long for a six.
    const tokens: LudoTokens = [
      [0, ...yard.slice(1)],
      [0, ...yard.slice(1)],
    ];
    return throwDie({ tokens, turn: 0, die: 0, sixes: 0, passed: [], last: null }, 0, 0, draw);
  },
  turnOf: ({ turn }) => turn,
  legalMoves: ({ tokens, turn, die }) => movableTokens(tokens, turn, die).map((token) => tokenMove(token, die)),
  play: (position, move, draw) => {
    const { tokens, turn, die, sixes } = position;
    const token = tokenOf(move);
    const { tokens: next, caught, isHome } = moveToken(tokens, turn, token, die);
    const moved: LudoPosition = { ...position, tokens: next, passed: [], last: { seat: turn, token, die, caught } };
    if (allHome(next[turn] ?? [])) return moved;
    const isAgain = die === 6 || caught || isHome;
    return throwDie(moved, isAgain ? turn : 1 - turn, isAgain && die === 6 ? sixes : 0, draw);
  },
  endOf: ({ tokens }) => {
    const winner = tokens.findIndex(allHome);
    return winner < 0 ? null : { winners: [winner], reason: 'home' };
  },
  view: (position) => position,
  botMove: ({ tokens, turn, die }, _legal, random) => tokenMove(chooseToken(tokens, turn, die, random), die),
};
