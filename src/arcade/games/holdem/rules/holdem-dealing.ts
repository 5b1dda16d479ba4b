import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { rankHand } from '#arcade/games/casino-holdem/rules/holdem-hands.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { mustAnswer } from './holdem-betting.ts';
import { blindsOf } from './holdem-blinds.ts';
import { buttonOf, chipsOf, type HoldemPosition } from './holdem-position.ts';

const FLOP = 3;
const COMMUNITY = 5;

/** What stays from one hand to the next. */
type BeforeHand = Pick<HoldemPosition, 'hand' | 'stacks' | 'movedIn' | 'ended'>;

/** Before the first hand. */
export const beforeFirst = (chips: number): BeforeHand => ({
  hand: 0,
  stacks: [chips, chips],
  movedIn: [0, 0],
  ended: [],
});

/** The next hand with its blinds. A player with less than his blind puts in all that he has. */
export function deal({ hand: before, stacks: chips, movedIn, ended }: BeforeHand, draw: DrawInteger): HoldemPosition {
  const hand = before + 1;
  const card = openShoe(draw, 1);
  const button = buttonOf(hand);
  const { small, big } = blindsOf(hand);
  const bets = chips.map((own, seat) => Math.min(own, seat === button ? small : big));
  const holes = chips.map(() => [card(), card()]);
  const covered = Array.from({ length: COMMUNITY }, () => card());
  return {
    hand,
    stacks: chips.map((own, seat) => own - chipsOf(bets, seat)),
    bets,
    pot: 0,
    leastRaise: big,
    toAnswer: 2,
    turn: button,
    last: null,
    holes,
    board: [],
    covered,
    movedIn,
    ended,
  };
}

/** Puts the bets of a street into the pot. What the other player has not bet goes back. */
function collected(position: HoldemPosition): HoldemPosition {
  const { bets, stacks, pot } = position;
  const matched = Math.min(...bets);
  return {
    ...position,
    stacks: stacks.map((chips, seat) => chips + chipsOf(bets, seat) - matched),
    bets: [0, 0],
    pot: pot + 2 * matched,
  };
}

/** Opens the next community cards. The player without the button acts first from here on. */
function nextStreet(position: HoldemPosition): HoldemPosition {
  const { hand, board, covered } = position;
  const opened = board.length === 0 ? FLOP : 1;
  return {
    ...position,
    leastRaise: blindsOf(hand).big,
    toAnswer: 2,
    turn: 1 - buttonOf(hand),
    board: [...board, ...covered.slice(0, opened)],
    covered: covered.slice(opened),
  };
}

/** Pays the pot. Both players have put in the same, so equal hands share it without an odd chip. */
function paid(position: HoldemPosition, winners: readonly Seat[], isShown: boolean): HoldemPosition {
  const { hand, stacks, pot, board, holes, ended } = position;
  return {
    ...position,
    stacks: stacks.map((chips, seat) => (winners.includes(seat) ? chips + pot / winners.length : chips)),
    pot: 0,
    toAnswer: 0,
    ended: [...ended, { hand, board, holes, pot, winners, isShown }],
  };
}

function showdown(position: HoldemPosition): HoldemPosition {
  const { holes, board } = position;
  const scores = holes.map((own) => rankHand([...own, ...board]).score);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return paid(position, winners, true);
}

/** The seat that has all chips of a hand that is over; -1 while both have some. */
export function winnerOf({ stacks, bets, pot }: HoldemPosition): Seat {
  if (pot + chipsOf(bets, 0) + chipsOf(bets, 1) > 0) return -1;
  const isOut = (seat: Seat): boolean => chipsOf(stacks, seat) === 0;
  return isOut(0) ? 1 : isOut(1) ? 0 : -1;
}

/** Ends the hand by a fold, and deals the next one. */
export function afterFold(position: HoldemPosition, folded: Seat, draw: DrawInteger): HoldemPosition {
  return untilChoice(deal(paid(collected(position), [1 - folded], false), draw), draw);
}

/** Opens cards, decides hands and deals new ones until a player has something to choose or the match is over. */
export function untilChoice(from: HoldemPosition, draw: DrawInteger): HoldemPosition {
  let position = from;
  while (!mustAnswer(position)) {
    position = collected(position);
    if (position.board.length < COMMUNITY) {
      position = nextStreet(position);
      continue;
    }
    position = showdown(position);
    if (winnerOf(position) >= 0) return position;
    position = deal(position, draw);
  }
  return position;
}
