import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { blindsOf } from './holdem-blinds.ts';
import { chipsOf, type DoneMove, type HoldemPosition, potOf, toCall } from './holdem-position.ts';

type Betting = Pick<HoldemPosition, 'hand' | 'stacks' | 'bets' | 'pot' | 'leastRaise' | 'turn'>;

/** Raises as parts of the pot after a call. */
const SIZES = [0.5, 1, 2] as const;

/** A raise or a bet as a move: what the player will have bet on this street. */
export const raiseTo = (chips: number): string => `to${chips}`;

/** The chips of a raise; null for another move. */
export function chipsOfRaise(move: string): number | null {
  return move.startsWith('to') ? Number(move.slice(2)) : null;
}

/** The highest possible bet of this street: all of the shorter stack. */
export function mostOf({ bets, stacks }: Pick<Betting, 'bets' | 'stacks'>): number {
  const all = (seat: Seat): number => chipsOf(bets, seat) + chipsOf(stacks, seat);
  return Math.min(all(0), all(1));
}

/** Whether the player to move has a choice. There is none once a player is all-in and his bet is called. */
export function mustAnswer({ toAnswer, stacks, bets, turn }: HoldemPosition): boolean {
  if (toAnswer === 0 || chipsOf(stacks, turn) === 0) return false;
  return chipsOf(bets, turn) < chipsOf(bets, 1 - turn) || chipsOf(stacks, 1 - turn) > 0;
}

/**
 * The bets that may be raised to: the least raise, half the pot, the pot, twice the pot, and the shorter stack, each
 * once. The last one may be less than the least raise: it can only be called or folded to.
 */
function raisesOf(betting: Betting): readonly number[] {
  const { hand, bets, leastRaise } = betting;
  const most = mostOf(betting);
  const high = Math.max(...bets);
  if (most <= high) return [];
  const { small } = blindsOf(hand);
  const least = Math.min(high + leastRaise, most);
  const pot = potOf(betting) + toCall(betting);
  const sizes = SIZES.map((size) => Math.round((high + size * pot) / small) * small);
  return [...new Set([least, ...sizes.filter((size) => size > least && size < most), most])];
}

/** The legal moves, at most seven. A fold is one only where there is a bet to answer. */
export function movesOf(position: Betting): readonly string[] {
  const answers = toCall(position) > 0 ? ['fold', 'call'] : ['check'];
  return [...answers, ...raisesOf(position).map(raiseTo)];
}

function doneMove(position: HoldemPosition, move: string): DoneMove {
  const { turn: seat, bets, stacks } = position;
  if (move === 'fold' || move === 'check') return { seat, act: move, chips: 0 };
  const chips = chipsOfRaise(move);
  const called = toCall(position);
  // The bigger stack keeps what the other one cannot call, so it is not all-in.
  const isAllIn = chipsOf(stacks, seat) === (chips === null ? called : chips - chipsOf(bets, seat));
  if (isAllIn) return { seat, act: 'allIn', chips: chips ?? chipsOf(bets, seat) + called };
  if (chips === null) return { seat, act: 'call', chips: called };
  return { seat, act: Math.max(...bets) > 0 ? 'raise' : 'bet', chips };
}

/** The position after a legal move. Cards and the pot stay as they are. */
export function afterMove(position: HoldemPosition, move: string): HoldemPosition {
  const { hand, turn, stacks, bets, leastRaise, toAnswer, ended } = position;
  const raise = chipsOfRaise(move);
  const isRaise = raise !== null;
  const movedIn = position.movedIn.map((before, seat) => (seat === turn ? hand : before));
  const bet = raise ?? chipsOf(bets, turn) + (move === 'call' ? toCall(position) : 0);
  return {
    ...position,
    stacks: stacks.map((chips, seat) => (seat === turn ? chips + chipsOf(bets, turn) - bet : chips)),
    bets: bets.map((chips, seat) => (seat === turn ? bet : chips)),
    leastRaise: isRaise ? Math.max(leastRaise, bet - Math.max(...bets)) : leastRaise,
    toAnswer: isRaise ? 1 : toAnswer - 1,
    turn: 1 - turn,
    last: doneMove(position, move),
    movedIn,
    ended: ended.filter((one) => one.hand >= Math.min(...movedIn)),
  };
}
