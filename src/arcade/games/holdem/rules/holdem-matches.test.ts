import { describe, expect, it } from 'vitest';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { HANDS_PER_LEVEL, levels, START_CHIPS } from './holdem-blinds.ts';
import { chanceOf, chooseHoldem } from './holdem-bot.ts';
import { chipsOf, type HoldemPosition } from './holdem-position.ts';
import { holdemRules } from './holdem-rules.ts';

type Player = (legal: readonly string[], random: DrawInteger) => string;

const rest = (legal: readonly string[]): string => legal.find((move) => move === 'call' || move === 'check') ?? '';

/** Players who try to make a match long, or to end hands in one way. */
const players: Readonly<Record<string, Player>> = {
  caller: rest,
  leastRaiser: (legal) => legal.find((move) => move.startsWith('to')) ?? rest(legal),
  folder: ([first = '']) => first,
  pusher: (legal) => legal.findLast((move) => move.startsWith('to')) ?? rest(legal),
  anything: (legal, random) => legal[random(legal.length)] ?? '',
  leastRaiserOrFolder: (legal, random) =>
    (random(3) === 0 ? legal[0] : legal.find((move) => move.startsWith('to'))) ?? rest(legal),
};

/**
 * No match has more moves: in each hand with a choice every raise adds a big blind at least, but for the last one, and
 * each of four streets has two answers besides.
 */
const MOST_MOVES = levels.reduce((sum, { big }) => sum + HANDS_PER_LEVEL * (START_CHIPS / big + 9), 0);

const MATCHES = 8;

/** What is wrong with a list of legal moves; empty for nothing. */
function faultOf(position: HoldemPosition, legal: readonly string[]): string {
  const { bets, stacks, turn, leastRaise } = position;
  const raises = legal.flatMap((move) => (move.startsWith('to') ? [Number(move.slice(2))] : []));
  const least = Math.max(...bets) + leastRaise;
  if (legal.length < 2 || legal.length > 7) return 'their number';
  if (raises.some((raise, place) => raise <= (raises[place - 1] ?? 0))) return 'their order';
  if (raises.some((raise) => raise > chipsOf(bets, turn) + chipsOf(stacks, turn))) return 'more than the player has';
  if (raises.slice(0, -1).some((raise) => raise < least)) return 'less than the least raise';
  return raises.every(Number.isInteger) ? '' : 'parts of chips';
}

describe('a match', () => {
  const names = Object.keys(players);
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

  it.each(pairs)('of %s and %s has an end', (...pair) => {
    for (let seed = 0; seed < MATCHES; seed += 1) {
      const draw = fastDraw(seed);
      let position = holdemRules.start(draw);
      let moves = 0;
      for (; holdemRules.endOf(position) === null && moves <= MOST_MOVES; moves += 1) {
        const legal = holdemRules.legalMoves(position);
        const fault = faultOf(position, legal);
        if (fault !== '') expect.fail(`${fault}: ${legal}`);
        const move = players[pair[(position.turn + seed) % 2] ?? '']?.(legal, draw) ?? '';
        position = holdemRules.play(position, move, draw);
      }
      expect(moves).toBeGreaterThan(0);
      expect(moves).toBeLessThan(MOST_MOVES);
      const winner = position.stacks.indexOf(2 * START_CHIPS);
      expect(holdemRules.endOf(position)).toEqual({ winners: [winner], reason: 'chips' });
      expect(chipsOf(position.stacks, 1 - winner)).toBe(0);
    }
  });
});

/** Whether the bot in a seat wins against another player, who may be a bot too. */
function winnerOf(bot: number, other: Player | null, seed: number): number {
  const draw = fastDraw(seed);
  let position = holdemRules.start(draw);
  for (let move = ''; holdemRules.endOf(position) === null; position = holdemRules.play(position, move, draw)) {
    const legal = holdemRules.legalMoves(position);
    const isBot = other === null || position.turn === bot;
    move = isBot ? holdemRules.botMove(holdemRules.view(position, position.turn), legal, draw) : other(legal, draw);
    if (!legal.includes(move)) expect.fail(`${move} is not one of ${legal}`);
  }
  return holdemRules.endOf(position)?.winners[0] ?? -1;
}

describe('the bot', () => {
  it('knows its chance', () => {
    const cards = (text: string) =>
      (text.match(/../g) ?? []).map(
        (card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''),
      );
    const mean = (own: string, board = ''): number => {
      const random = fastDraw(3);
      return Array.from({ length: 30 }, () => chanceOf(cards(own), cards(board), random)).reduce((a, b) => a + b) / 30;
    };
    // The well-known chances of two cards against two unknown ones.
    expect(mean('AsAh')).toBeCloseTo(0.852, 1);
    expect(mean('7c2d')).toBeCloseTo(0.346, 1);
    expect(mean('KsQs')).toBeCloseTo(0.634, 1);
    expect(mean('AsKs', 'QsJsTs')).toBe(1);
    expect(mean('2c3d', 'AsKsQsJsTs')).toBe(0.5);
  });

  it('plays whole matches against itself, and no seat is better', () => {
    const wins = [0, 0];
    for (let seed = 0; seed < 80; seed += 1) {
      const winner = winnerOf(0, null, seed);
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    expect(wins[0]).toBeGreaterThan(24);
    expect(wins[1]).toBeGreaterThan(24);
  });

  it.each([
    ['caller', 36],
    ['folder', 58],
    ['pusher', 33],
    ['anything', 40],
    ['leastRaiser', 36],
  ] as const)('wins most of 60 matches against the %s', (name, least) => {
    let won = 0;
    for (let seed = 0; seed < 60; seed += 1) if (winnerOf(seed % 2, players[name] ?? null, seed) === seed % 2) won += 1;
    expect(won).toBeGreaterThanOrEqual(least);
  });

  it('folds bad cards to a high bet, and does not always do the same', () => {
    const draw = fastDraw(1);
    const start = holdemRules.start(draw);
    const raised = holdemRules.play({ ...start, holes: [start.holes[0] ?? [], [0, 21]] }, 'to1000', draw);
    const view = holdemRules.view(raised, 1);
    for (let seed = 0; seed < 40; seed += 1) expect(chooseHoldem(view, ['fold', 'call'], fastDraw(seed))).toBe('fold');
    const flop = holdemRules.view(holdemRules.play(start, 'call', draw), 1);
    const legal = holdemRules.legalMoves({ ...start, ...flop } as typeof start);
    expect(
      new Set(Array.from({ length: 40 }, (_, seed) => chooseHoldem(flop, legal, fastDraw(seed)))).size,
    ).toBeGreaterThan(1);
  });
});
