import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { shuffled } from '#arcade/games/matches/rules/shuffled.ts';
import { chooseMahjongMove } from './mahjong-bot.ts';
import { COPIES, isComplete, KINDS } from './mahjong-hands.ts';
import type { MahjongPosition, MahjongView } from './mahjong-position.ts';

const DEALT = 13;
const allTiles: readonly number[] = Array.from({ length: KINDS * COPIES }, (_, tile) => Math.floor(tile / COPIES));

const inOrder = (tiles: readonly number[]): readonly number[] => tiles.toSorted((one, other) => one - other);

/** The tile that the other player has discarded last; null before the first. */
export function openDiscard({ discards, turn, phase }: Pick<MahjongPosition, 'discards' | 'turn' | 'phase'>) {
  return phase === 'draw' ? (discards[1 - turn]?.at(-1) ?? null) : null;
}

function winsByDiscard(position: MahjongPosition): boolean {
  const tile = openDiscard(position);
  return tile !== null && isComplete([...(position.hands[position.turn] ?? []), tile]);
}

function movesOf(position: MahjongPosition): readonly string[] {
  const { hands, turn, phase, wall } = position;
  const hand = hands[turn] ?? [];
  if (phase === 'draw') {
    const goOn = wall.length > 0 ? 'draw' : 'pass';
    return winsByDiscard(position) ? ['win', goOn] : [goOn];
  }
  const discards = [...new Set(hand)].map((kind) => `d${kind}`);
  return isComplete(hand) ? ['win', ...discards] : discards;
}

export const mahjongRules: MatchRules<MahjongPosition, MahjongView> = {
  id: 'mahjong-1',
  seats: 2,
  pace: { initialMs: 3 * 60_000, incrementMs: 5_000 },
  hasChance: true,
  mayAgreeDraw: false,
  start: (draw) => {
    const tiles = shuffled(allTiles, draw);
    const hands = [inOrder(tiles.slice(0, DEALT)), inOrder(tiles.slice(DEALT, 2 * DEALT))];
    const wall = tiles.slice(2 * DEALT);
    return { hands, wall, discards: [[], []], turn: 0, phase: 'draw', winner: null, isOver: false, last: null };
  },
  turnOf: ({ turn }) => turn,
  legalMoves: movesOf,
  play: (position, move) => {
    const { hands, wall, discards, turn, phase } = position;
    const last = { seat: turn, move };
    const own = hands[turn] ?? [];
    const withHand = (hand: readonly number[]) => hands.map((other, seat) => (seat === turn ? hand : other));
    if (move === 'pass') return { ...position, isOver: true, last };
    if (move === 'win') {
      const tile = openDiscard(position);
      const hand = phase === 'draw' && tile !== null ? [...own, tile] : own;
      return { ...position, hands: withHand(hand), winner: turn, isOver: true, last };
    }
    if (move === 'draw')
      return {
        ...position,
        hands: withHand([...own, ...wall.slice(0, 1)]),
        wall: wall.slice(1),
        phase: 'discard',
        last,
      };
    const kind = Number(move.slice(1));
    const next: MahjongPosition = {
      ...position,
      hands: withHand(inOrder(own.toSpliced(own.lastIndexOf(kind), 1))),
      discards: discards.map((other, seat) => (seat === turn ? [...other, kind] : other)),
      turn: 1 - turn,
      phase: 'draw',
      last,
    };
    // With an empty wall only a win by this discard is left.
    return wall.length === 0 && !winsByDiscard(next) ? { ...next, isOver: true } : next;
  },
  endOf: ({ winner, isOver }) => {
    if (!isOver) return null;
    return winner === null ? { winners: [], reason: 'wall' } : { winners: [winner], reason: 'hand' };
  },
  view: ({ hands, wall, ...open }, seat) => ({
    ...open,
    hands: hands.map((hand, of) => (seat === null || seat === of ? hand : null)),
    counts: hands.map(({ length }) => length),
    wallCount: wall.length,
  }),
  botMove: (view, legal, random) => chooseMahjongMove(view, legal, random),
};
