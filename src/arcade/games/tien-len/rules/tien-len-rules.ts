import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { shuffled } from '#arcade/games/matches/rules/shuffled.ts';
import { chooseTienLen } from './tien-len-bot.ts';
import { cardsOf, moveOf, tienLenDeck } from './tien-len-cards.ts';
import { beats, combinationOf, combinationsIn } from './tien-len-combinations.ts';
import type { TienLenPosition, TienLenView } from './tien-len-position.ts';

const DEALT = 13;

function movesOf({ hands, turn, lead, first }: TienLenPosition): readonly string[] {
  const own = combinationsIn(hands[turn] ?? []);
  if (lead === null)
    return own.filter(({ cards }) => first === null || cards.includes(first)).map(({ cards }) => moveOf(cards));
  const led = combinationOf(lead.cards);
  const over = own.filter((one) => led !== null && beats(one, led));
  return [...over.map(({ cards }) => moveOf(cards)), 'pass'];
}

/** Tien len for two, as it is played in the south of Vietnam: thirteen cards each, half of the deck stays aside. */
export const tienLenRules: MatchRules<TienLenPosition, TienLenView> = {
  id: 'tien-len-1',
  seats: 2,
  pace: { initialMs: 3 * 60_000, incrementMs: 5_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => {
    const deck = shuffled(tienLenDeck, draw);
    const hands = [deck.slice(0, DEALT), deck.slice(DEALT, 2 * DEALT)].map((hand) =>
      [...hand].sort((one, other) => one - other),
    );
    const first = Math.min(...hands.flat());
    const turn = hands.findIndex((hand) => hand.includes(first));
    return { hands, rest: deck.slice(2 * DEALT), first, lead: null, turn, last: null };
  },
  turnOf: ({ turn }) => turn,
  legalMoves: movesOf,
  play: (position, move) => {
    const { hands, turn } = position;
    const last = { seat: turn, move };
    if (move === 'pass') return { ...position, lead: null, turn: 1 - turn, last };
    const cards = cardsOf(move);
    return {
      ...position,
      hands: hands.map((hand, seat) => (seat === turn ? hand.filter((card) => !cards.includes(card)) : hand)),
      first: null,
      lead: { seat: turn, cards },
      turn: 1 - turn,
      last,
    };
  },
  endOf: ({ hands }) => {
    const empty = hands.findIndex((hand) => hand.length === 0);
    return empty < 0 ? null : { winners: [empty], reason: 'points' };
  },
  view: ({ hands, rest: _rest, ...open }, seat) => ({
    ...open,
    hands: hands.map((hand, of) => (seat === null || seat === of ? hand : null)),
    counts: hands.map(({ length }) => length),
  }),
  botMove: chooseTienLen,
};
