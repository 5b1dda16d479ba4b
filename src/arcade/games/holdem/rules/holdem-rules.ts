import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { afterMove, movesOf } from './holdem-betting.ts';
import { START_CHIPS } from './holdem-blinds.ts';
import { chooseHoldem } from './holdem-bot.ts';
import { afterFold, beforeFirst, deal, untilChoice, winnerOf } from './holdem-dealing.ts';
import { chipsOf, type HoldemPosition, type HoldemView } from './holdem-position.ts';

/**
 * No-limit Texas hold'em for two. Each player has a fixed number of chips, and the blinds rise until one of them has
 * all chips. The stakes of the match are apart from the chips.
 */
export const holdemRules: MatchRules<HoldemPosition, HoldemView> = {
  id: 'holdem-1',
  seats: 2,
  pace: { initialMs: 3 * 60_000, incrementMs: 10_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => untilChoice(deal(beforeFirst(START_CHIPS), draw), draw),
  turnOf: ({ turn }) => turn,
  legalMoves: movesOf,
  play: (position, move, draw) => {
    const next = afterMove(position, move);
    return move === 'fold' ? afterFold(next, position.turn, draw) : untilChoice(next, draw);
  },
  endOf: (position) => {
    const winner = winnerOf(position);
    return winner < 0 ? null : { winners: [winner], reason: 'chips' };
  },
  view: ({ holes, covered: _covered, movedIn, ended, ...open }, seat) => {
    const since = seat === null ? Math.max(...movedIn) : chipsOf(movedIn, seat);
    const seen = (hands: HoldemPosition['holes'], isShown: boolean) =>
      hands.map((hand, owner) => (seat === null || seat === owner || isShown ? hand : null));
    return {
      ...open,
      holes: seen(holes, false),
      ended: ended
        .filter(({ hand }) => hand >= since)
        .map((hand) => ({ ...hand, holes: seen(hand.holes, hand.isShown) })),
    };
  },
  botMove: chooseHoldem,
};
