import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { byStrength } from '#arcade/games/shedding/rules/card-order.ts';
import { cardsOn, type DurakPosition, durakCards, durakTurn, isHigher, openAttack } from './durak-position.ts';
import { durakRules } from './durak-rules.ts';

const { cardsOf, textOf, deck } = durakCards;
const draw = fastDraw(5);
const cardOf = (text: string): number => cardsOf(text)[0] ?? -1;

/** Spades are trumps unless the changes say otherwise. */
function positionOf(hands: readonly string[], changes: Partial<DurakPosition> = {}): DurakPosition {
  return {
    hands: hands.map(cardsOf),
    ...{ stock: [], out: [], table: [], attacker: 0, mostAttacks: 6, last: null },
    trumpCard: cardOf('6s'),
    ...changes,
  };
}

const playAll = (from: DurakPosition, ...moves: string[]): DurakPosition =>
  moves.reduce((position, move) => {
    expect(durakRules.legalMoves(position)).toContain(move);
    return durakRules.play(position, move, draw);
  }, from);

/** All that is known of the cards of a position, each once. */
const everyCard = ({ hands, stock, out, table }: DurakPosition): readonly number[] =>
  [...hands.flat(), ...stock, ...out, ...cardsOn(table)].sort(byStrength);

describe('a card of durak', () => {
  it('beats lower ones of its suit, and as a trump all that are none: by every pair of cards', () => {
    const ranks = '6789TJQKA';
    for (const trumpCard of deck.slice(-4))
      for (const one of deck)
        for (const other of deck) {
          const [[rank = '', suit], [otherRank = '', otherSuit]] = [[...textOf(one)], [...textOf(other)]];
          const isSame = suit === otherSuit;
          const trump = textOf(trumpCard).charAt(1);
          const expected = isSame ? ranks.indexOf(rank) > ranks.indexOf(otherRank) : suit === trump;
          if (isHigher(one, other, trumpCard) !== expected) expect.fail(`${textOf(one)} over ${textOf(other)}`);
        }
  });
});

describe('durak for two', () => {
  it('deals six cards each, shows the last of the stock, and lets the lowest trump attack', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const start = durakRules.start(fastDraw(seed));
      expect(everyCard(start)).toEqual(deck);
      expect(start.hands.map(({ length }) => length)).toEqual([6, 6]);
      expect(start.stock.at(-1)).toBe(start.trumpCard);
      const trumps = start.hands.map((hand) => hand.filter((card) => (card & 3) === (start.trumpCard & 3)));
      const [lowest] = trumps.flat().sort(byStrength);
      const holder = trumps.findIndex((hand) => lowest !== undefined && hand.includes(lowest));
      expect(durakRules.turnOf(start)).toBe(Math.max(0, holder));
      first.add(start.attacker);
      expect(durakRules.legalMoves(start)).toEqual(start.hands[start.attacker]?.map(textOf));
    }
    expect(first).toEqual(new Set([0, 1]));
  });

  it('lets the first seat attack where nobody has a trump', () => {
    const without = [
      deck.filter((card) => card % 4 === 0).slice(0, 6),
      deck.filter((card) => card % 4 === 1).slice(0, 6),
    ];
    const others = deck.filter((card) => !without.flat().includes(card) && card !== cardOf('Ah'));
    const order = [...without.flat(), ...others, cardOf('Ah')];
    const left = [...deck];
    const asOrdered = () => {
      const at = left.indexOf(order[deck.length - left.length] ?? -1);
      left.splice(at, 1);
      return at;
    };
    const start = durakRules.start(asOrdered);
    expect([start.hands, start.trumpCard, start.attacker]).toEqual([without, cardOf('Ah'), 0]);
  });

  it('lets the defender beat a card by its suit or a trump, or take', () => {
    const attacked = playAll(positionOf(['9c8d', '8cTc7s9d']), '9c');
    expect(durakTurn(attacked)).toBe(1);
    expect(durakRules.legalMoves(attacked)).toEqual(['Tc', '7s', 'take']);
    const byTrump = playAll(positionOf(['9s8d', '8s7sTcJs']), '9s');
    expect(durakRules.legalMoves(byTrump)).toEqual(['Js', 'take']);
  });

  it('lets the attacker add cards of the ranks on the table, of both sides, or end the bout', () => {
    const beaten = playAll(positionOf(['9c9dTh8d', 'TcJdQdKd']), '9c', 'Tc');
    expect(durakRules.legalMoves(beaten)).toEqual(['9d', 'Th', 'done']);
  });

  it('has no more than six attacks, and no more than the defender had cards', () => {
    const few = playAll(positionOf(['9c9d9hTd', 'TcJd'], { mostAttacks: 2 }), '9c', 'Tc', '9d');
    expect(durakRules.legalMoves(durakRules.play(few, 'Jd', draw))).toEqual(['done']);
    const six = Array.from({ length: 6 }, (_, at) => ({ attack: at * 4, defence: at * 4 + 1 }));
    expect(durakRules.legalMoves(positionOf(['6h6d', 'TcJd'], { table: six }))).toEqual(['done']);
    const start = durakRules.play(positionOf(['9c8d', 'Tc7dQd'], { attacker: 0 }), '9c', draw);
    expect(playAll(start, 'Tc', 'done').mostAttacks).toBe(1);
    expect(playAll(start, 'take').mostAttacks).toBe(4);
  });

  it('puts beaten cards out of play, and the defender attacks next', () => {
    const stock = cardsOf('6d7d8dKd6s');
    const done = playAll(positionOf(['9c9d', 'TcJhQhKhAh'], { stock }), '9c', 'Tc', 'done');
    expect(done.out).toEqual(cardsOf('9cTc'));
    expect([done.attacker, durakTurn(done), done.table]).toEqual([1, 1, []]);
    // The attacker draws first: five cards to six, then the defender has what is left, which is nothing.
    expect(done.hands.map(({ length }) => length)).toEqual([6, 4]);
    expect(done.hands[0]).toContain(cardOf('6s'));
    expect(done.stock).toEqual([]);
  });

  it('gives all cards of the table to who takes, and the attacker attacks again', () => {
    const stock = cardsOf('6d7d8dKd6h7h6s');
    const taken = playAll(positionOf(['9c9dJcQcKcAc', 'TcJhQhKhAh7c'], { stock }), '9c', 'Tc', '9d', 'take');
    expect([taken.attacker, durakTurn(taken), taken.table]).toEqual([0, 0, []]);
    expect(taken.hands.map((hand) => hand.map(textOf))).toEqual([
      ['6d', '7d', 'Jc', 'Qc', 'Kc', 'Ac'],
      ['7c', '9c', '9d', 'Tc', 'Jh', 'Qh', 'Kh', 'Ah'],
    ]);
    expect(taken.stock).toEqual(cardsOf('8dKd6h7h6s'));
  });

  it.each([
    ['the attacker, whose last card is taken', ['9c', 'TcJd'], ['9c', 'take'], [0], 'points'],
    ['the attacker, whose last card is beaten', ['9c', 'TcJd'], ['9c', 'Tc'], [0], 'points'],
    ['the defender with his last card', ['9c8d', 'Tc'], ['9c', 'Tc'], [1], 'points'],
    ['nobody where both are out at once', ['9c', 'Tc'], ['9c', 'Tc'], [], 'handsEmpty'],
  ])('is won without a stock by %s', (_, hands, moves, winners, reason) => {
    const open = playAll(positionOf(hands, { mostAttacks: hands[1] === 'Tc' ? 1 : 2 }), moves[0] ?? '');
    expect(openAttack(open)).toBe(cardOf('9c'));
    expect(durakRules.endOf(open)).toBeNull();
    expect(durakRules.endOf(playAll(open, moves[1] ?? ''))).toEqual({ winners, reason });
  });

  it('goes on with an empty hand while there is a stock', () => {
    const beaten = playAll(positionOf(['9c', 'TcJd'], { stock: [cardOf('6s')] }), '9c', 'Tc');
    expect(durakRules.endOf(beaten)).toBeNull();
    expect(durakRules.legalMoves(beaten)).toEqual(['done']);
    const drawn = playAll(beaten, 'done');
    expect([drawn.hands, durakRules.endOf(drawn)]).toEqual([[[cardOf('6s')], [cardOf('Jd')]], null]);
  });

  it('shows a player his own hand, the trump card and counts, and no other card', () => {
    let position = durakRules.start(draw);
    for (let move = ''; durakRules.endOf(position) === null; position = durakRules.play(position, move, draw)) {
      for (const seat of [0, 1]) {
        const seen = durakRules.view(position, seat);
        expect(Object.keys(seen).sort()).toEqual(
          ['attacker', 'counts', 'hands', 'last', 'mostAttacks', 'stockCount', 'table', 'trumpCard'].sort(),
        );
        expect([seen.hands[seat], seen.hands[1 - seat]]).toEqual([position.hands[seat], null]);
        expect(seen.counts).toEqual(position.hands.map(({ length }) => length));
        expect(seen.stockCount).toBe(position.stock.length);
      }
      const legal = durakRules.legalMoves(position);
      move = legal[draw(legal.length)] ?? '';
    }
    expect(durakRules.view(position, null).hands).toEqual(position.hands);
  });

  it('keeps every card once through matches of bots that come to an end', () => {
    const wins = [0, 0];
    for (let match = 0; match < 100; match += 1) {
      let position = durakRules.start(draw);
      for (let made = 0; durakRules.endOf(position) === null; made += 1) {
        expect(made).toBeLessThan(400);
        const legal = durakRules.legalMoves(position);
        expect(new Set(legal).size).toBe(legal.length);
        const move = durakRules.botMove(durakRules.view(position, durakTurn(position)), legal, draw);
        expect(legal).toContain(move);
        position = durakRules.play(position, move, draw);
        expect(everyCard(position)).toEqual(deck);
        expect(position.table.length).toBeLessThanOrEqual(Math.min(6, position.mostAttacks));
      }
      for (const winner of durakRules.endOf(position)?.winners ?? []) wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const won of wins) expect(won).toBeGreaterThan(20);
  });

  it('has a bot that wins four of five matches against chance', () => {
    let wins = 0;
    for (let match = 0; match < 200; match += 1) {
      const bot = match % 2;
      let position = durakRules.start(draw);
      while (durakRules.endOf(position) === null) {
        const legal = durakRules.legalMoves(position);
        const turn = durakTurn(position);
        const move = turn === bot ? durakRules.botMove(durakRules.view(position, turn), legal, draw) : '';
        position = durakRules.play(position, move || (legal[draw(legal.length)] ?? ''), draw);
      }
      if (durakRules.endOf(position)?.winners.includes(bot)) wins += 1;
    }
    expect(wins).toBeGreaterThan(160);
  });
});
