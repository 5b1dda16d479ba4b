import type { MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { shuffled } from '#arcade/games/matches/rules/shuffled.ts';
import { chooseDomino } from './domino-bot.ts';
import type { DominoPosition, DominoView } from './domino-position.ts';
import {
  type ChainEnd,
  type DominoTile,
  dominoSet,
  endsFor,
  isDouble,
  pipsOfHand,
  pipsOfTile,
  putTile,
} from './domino-tiles.ts';

const DEALT = 7;

/** Who begins, with which tile: the highest double, and without one the tile of most pips. */
function opening(hands: DominoPosition['hands']): { readonly seat: Seat; readonly tile: DominoTile } {
  const worth = (tile: DominoTile): number => (isDouble(tile) ? 100 : 0) + pipsOfTile(tile) + Number(tile) / 1_000;
  const all = hands.flatMap((hand, seat) => hand.map((tile) => ({ seat, tile })));
  const [first = { seat: 0, tile: '' }] = all.sort((one, other) => worth(other.tile) - worth(one.tile));
  return first;
}

function movesOf({ hands, stock, chain, turn }: DominoPosition): readonly string[] {
  const hand = hands[turn] ?? [];
  if (chain.length === 0) return [`${opening(hands).tile}r`];
  const fits = hand.flatMap((tile) => endsFor(chain, tile).map((end) => `${tile}${end}`));
  if (fits.length > 0) return fits;
  return [stock.length > 0 ? 'draw' : 'pass'];
}

export const dominoRules: MatchRules<DominoPosition, DominoView> = {
  id: 'domino-1',
  seats: 2,
  pace: { initialMs: 3 * 60_000, incrementMs: 5_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => {
    const tiles = shuffled(dominoSet, draw);
    const hands = [tiles.slice(0, DEALT), tiles.slice(DEALT, 2 * DEALT)];
    const stock = tiles.slice(2 * DEALT);
    return { hands, stock, chain: [], leftCount: 0, turn: opening(hands).seat, passes: 0, last: null };
  },
  turnOf: ({ turn }) => turn,
  legalMoves: movesOf,
  play: (position, move) => {
    const { hands, stock, chain, turn, leftCount, passes } = position;
    const last = { seat: turn, move };
    if (move === 'pass') return { ...position, turn: 1 - turn, passes: passes + 1, last };
    const withHand = (hand: readonly DominoTile[]) => hands.map((own, seat) => (seat === turn ? hand : own));
    const own = hands[turn] ?? [];
    // The player goes on drawing until a tile fits.
    if (move === 'draw')
      return { ...position, hands: withHand([...own, ...stock.slice(0, 1)]), stock: stock.slice(1), last };
    const tile = move.slice(0, 2);
    const end: ChainEnd = move.endsWith('l') ? 'l' : 'r';
    return {
      hands: withHand(own.filter((other) => other !== tile)),
      stock,
      chain: putTile(chain, tile, end),
      leftCount: leftCount + (end === 'l' ? 1 : 0),
      turn: 1 - turn,
      passes: 0,
      last,
    };
  },
  endOf: ({ hands, passes }) => {
    const empty = hands.findIndex((hand) => hand.length === 0);
    if (empty >= 0) return { winners: [empty], reason: 'points' };
    if (passes < hands.length) return null;
    const pips = hands.map(pipsOfHand);
    const least = Math.min(...pips);
    const winners = pips.flatMap((count, seat) => (count === least ? [seat] : []));
    return { winners: winners.length === 1 ? winners : [], reason: 'blocked' };
  },
  view: ({ hands, stock, chain, leftCount, turn, last }, seat) => ({
    hands: hands.map((hand, of) => (seat === null || seat === of ? hand : null)),
    counts: hands.map(({ length }) => length),
    stockCount: stock.length,
    chain,
    leftCount,
    turn,
    last,
  }),
  botMove: (view, legal, random) => chooseDomino(view, legal, random),
};
