import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { shuffled } from '#arcade/games/matches/rules/shuffled.ts';
import { byStrength } from './card-order.ts';
import { chooseShedding } from './shedding-bot.ts';
import { combinationOf, type SheddingGame } from './shedding-game.ts';
import type { SheddingPosition, SheddingView } from './shedding-position.ts';

const DEALT = 13;

function movesOf<Kind extends string>(
  game: SheddingGame<Kind>,
  { hands, turn, lead, first }: SheddingPosition,
): readonly string[] {
  const { moveOf } = game.cards;
  const own = game.combinationsIn(hands[turn] ?? []);
  if (lead === null)
    return own.filter(({ cards }) => first === null || cards.includes(first)).map(({ cards }) => moveOf(cards));
  const led = combinationOf(game, lead.cards);
  const over = own.filter((one) => led !== null && game.beats(one, led));
  return [...over.map(({ cards }) => moveOf(cards)), 'pass'];
}

/**
 * A game of shedding for two: thirteen cards each, half of the deck stays aside. The lowest card that was dealt is in
 * the first play; a pass gives the lead to the other player; the first empty hand wins.
 */
export function sheddingRules<Kind extends string>(
  game: SheddingGame<Kind>,
): MatchRules<SheddingPosition, SheddingView> {
  return {
    id: game.id,
    seats: 2,
    pace: { initialMs: 3 * 60_000, incrementMs: 5_000 },
    hasChance: true,
    mayAgreeDraw: false,
    start: (draw) => {
      const deck = shuffled(game.cards.deck, draw);
      const hands = [deck.slice(0, DEALT), deck.slice(DEALT, 2 * DEALT)].map((hand) => [...hand].sort(byStrength));
      const first = Math.min(...hands.flat());
      const turn = hands.findIndex((hand) => hand.includes(first));
      return { hands, rest: deck.slice(2 * DEALT), first, lead: null, turn, last: null };
    },
    turnOf: ({ turn }) => turn,
    legalMoves: (position) => movesOf(game, position),
    play: (position, move) => {
      const { hands, turn } = position;
      const last = { seat: turn, move };
      if (move === 'pass') return { ...position, lead: null, turn: 1 - turn, last };
      const cards = game.cards.cardsOf(move);
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
    botMove: (view, legal, random) => chooseShedding(game, view, legal, random),
  };
}
