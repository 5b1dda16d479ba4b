import type { MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { shuffled } from '#arcade/games/matches/rules/shuffled.ts';
import { byStrength, type OrderedCard, rankOf } from '#arcade/games/shedding/rules/card-order.ts';
import { chooseDurak } from './durak-bot.ts';
import {
  cardsOn,
  type DurakPosition,
  type DurakView,
  durakCards,
  durakTurn,
  isHigher,
  isTrump,
  openAttack,
} from './durak-position.ts';

const DEALT = 6;
const MOST_ATTACKS = 6;

/** The holder of the lowest trump; the first seat where nobody has one. */
function firstAttacker(hands: DurakPosition['hands'], trumpCard: OrderedCard): Seat {
  const lowest = Math.min(...hands.flat().filter((card) => isTrump(card, trumpCard)));
  return Math.max(
    0,
    hands.findIndex((hand) => hand.includes(lowest)),
  );
}

function movesOf(position: DurakPosition): readonly string[] {
  const { hands, table, trumpCard, mostAttacks } = position;
  const hand = hands[durakTurn(position)] ?? [];
  const open = openAttack(position);
  if (open !== undefined) {
    const beating = hand.filter((card) => isHigher(card, open, trumpCard));
    return [...beating.map(durakCards.textOf), 'take'];
  }
  if (table.length === 0) return hand.map(durakCards.textOf);
  const ranks = new Set(cardsOn(table).map(rankOf));
  const added = table.length < mostAttacks ? hand.filter((card) => ranks.has(rankOf(card))) : [];
  return [...added.map(durakCards.textOf), 'done'];
}

/** Both draw up to six, the attacker first, and the table is empty for the next bout. */
function nextBout(position: DurakPosition, next: Seat): DurakPosition {
  let { stock } = position;
  const hands = [...position.hands];
  for (const seat of [position.attacker, 1 - position.attacker]) {
    const hand = hands[seat] ?? [];
    const drawn = stock.slice(0, Math.max(0, DEALT - hand.length));
    stock = stock.slice(drawn.length);
    hands[seat] = [...hand, ...drawn].sort(byStrength);
  }
  const mostAttacks = Math.min(MOST_ATTACKS, hands[1 - next]?.length ?? 0);
  return { ...position, hands, stock, table: [], attacker: next, mostAttacks };
}

function play(before: DurakPosition, move: string): DurakPosition {
  const seat = durakTurn(before);
  const { hands, table, attacker } = before;
  const position = { ...before, last: { seat, move } };
  const withHand = (hand: readonly OrderedCard[]) => hands.map((own, of) => (of === seat ? hand : own));
  const own = hands[seat] ?? [];
  const onTable = cardsOn(table);
  if (move === 'done') return nextBout({ ...position, out: [...before.out, ...onTable] }, 1 - attacker);
  if (move === 'take') return nextBout({ ...position, hands: withHand([...own, ...onTable]) }, attacker);
  const [card = 0] = durakCards.cardsOf(move);
  return {
    ...position,
    hands: withHand(own.filter((other) => other !== card)),
    table:
      seat === attacker
        ? [...table, { attack: card, defence: null }]
        : table.map((pair) => (pair.defence === null ? { ...pair, defence: card } : pair)),
  };
}

/** Durak for two without passing on: who takes is given no more cards, and is attacked again. */
export const durakRules: MatchRules<DurakPosition, DurakView> = {
  id: 'durak-1',
  seats: 2,
  pace: { initialMs: 3 * 60_000, incrementMs: 5_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => {
    const deck = shuffled(durakCards.deck, draw);
    const hands = [deck.slice(0, DEALT), deck.slice(DEALT, 2 * DEALT)].map((hand) => [...hand].sort(byStrength));
    const trumpCard = deck.at(-1) ?? 0;
    return {
      hands,
      stock: deck.slice(2 * DEALT),
      trumpCard,
      table: [],
      out: [],
      attacker: firstAttacker(hands, trumpCard),
      mostAttacks: MOST_ATTACKS,
      last: null,
    };
  },
  turnOf: durakTurn,
  legalMoves: movesOf,
  play,
  endOf: (position) => {
    // An attack that is open may still be beaten with the last card.
    if (position.stock.length > 0 || openAttack(position) !== undefined) return null;
    const winners = position.hands.flatMap((hand, seat) => (hand.length === 0 ? [seat] : []));
    if (winners.length === 0) return null;
    return winners.length === 1 ? { winners, reason: 'points' } : { winners: [], reason: 'handsEmpty' };
  },
  view: ({ hands, stock, out: _out, ...open }, seat) => ({
    ...open,
    hands: hands.map((hand, of) => (seat === null || seat === of ? hand : null)),
    counts: hands.map(({ length }) => length),
    stockCount: stock.length,
  }),
  botMove: chooseDurak,
};
