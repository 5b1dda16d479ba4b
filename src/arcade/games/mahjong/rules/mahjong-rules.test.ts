import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { COPIES, isComplete, KINDS, tilesAway } from './mahjong-hands.ts';
import type { MahjongPosition } from './mahjong-position.ts';
import { mahjongRules } from './mahjong-rules.ts';

const draw = fastDraw(11);
const RED = 9;
const GREEN = 10;

/** Dots by their numbers, then kinds of dragons. */
const hand = (dots: string, ...dragons: number[]): number[] => [...[...dots].map((dot) => Number(dot) - 1), ...dragons];

const tilesIn = ({ hands, wall, discards }: MahjongPosition): number =>
  [...hands, ...discards].flat().length + wall.length;

describe('a hand of mahjong', () => {
  it.each([
    ['rows and a pair', hand('12345678955', RED, RED, RED), true],
    ['seven pairs', hand('1133557799', RED, RED, GREEN, GREEN), true],
    ['two rows of the same', hand('11223344', RED, RED, RED, GREEN, GREEN, GREEN), true],
    ['a pair too few', hand('123456789', RED, RED, RED, GREEN, 11), false],
    ['dragons make no row', hand('12345678955', RED, GREEN, 11), false],
    ['thirteen tiles', hand('1234567895', RED, RED, RED), false],
  ])('%s: %j', (_name, tiles, complete) => {
    expect(isComplete(tiles)).toBe(complete);
  });

  it('is complete exactly where nothing is away, and ready exactly where one tile completes it', () => {
    for (let trial = 0; trial < 300; trial += 1) {
      const counts = Array.from({ length: KINDS }, () => 0);
      const tiles: number[] = [];
      while (tiles.length < 13) {
        // Few kinds, so that many hands are nearly complete.
        const kind = draw(trial % 2 === 0 ? KINDS : 6);
        if ((counts[kind] ?? 0) >= COPIES) continue;
        counts[kind] = (counts[kind] ?? 0) + 1;
        tiles.push(kind);
      }
      const winning = counts.some((count, kind) => count < COPIES && isComplete([...tiles, kind]));
      if (winning) expect(tilesAway(tiles)).toBeLessThanOrEqual(0);
      if (tilesAway(tiles) > 0) expect(winning).toBe(false);
    }
  });
});

describe('mahjong for two', () => {
  it('has 48 tiles, of which 13 each are dealt, and shows a player his own hand alone', () => {
    const start = mahjongRules.start(draw);
    expect([tilesIn(start), start.wall.length]).toEqual([48, 22]);
    const seen = mahjongRules.view(start, 0);
    expect([seen.hands[1], seen.counts, seen.wallCount, 'wall' in seen]).toEqual([null, [13, 13], 22, false]);
  });

  it('is won by a drawn tile, and by the other player’s discard', () => {
    const ready = hand('1234567895', RED, RED, RED);
    const base = { ...mahjongRules.start(draw), hands: [ready, hand('1122334466', GREEN, GREEN, 11)] };
    const drawn = mahjongRules.play({ ...base, wall: [4, 0] }, 'draw', draw);
    expect(mahjongRules.legalMoves(drawn)).toContain('win');
    expect(mahjongRules.endOf(mahjongRules.play(drawn, 'win', draw))).toEqual({ winners: [0], reason: 'hand' });
    const offered: MahjongPosition = { ...base, discards: [[], [4]] };
    expect(mahjongRules.legalMoves(offered)).toEqual(['win', 'draw']);
    const won = mahjongRules.play(offered, 'win', draw);
    expect(won.hands[0]).toHaveLength(14);
    expect(mahjongRules.endOf(won)?.winners).toEqual([0]);
  });

  it('is drawn with an empty wall, unless the last discard is wanted', () => {
    const base = { ...mahjongRules.start(draw), wall: [], phase: 'discard' as const };
    const hands = [hand('1234567895', RED, RED, RED), hand('11223344665', GREEN, GREEN, 11)];
    const wanted = mahjongRules.play({ ...base, hands, turn: 1 }, 'd4', draw);
    expect(mahjongRules.legalMoves(wanted)).toEqual(['win', 'pass']);
    expect(mahjongRules.endOf(mahjongRules.play(wanted, 'pass', draw))).toEqual({ winners: [], reason: 'wall' });
    const unwanted = mahjongRules.play({ ...base, hands, turn: 1 }, 'd11', draw);
    expect(mahjongRules.endOf(unwanted)).toEqual({ winners: [], reason: 'wall' });
  });

  it('keeps all its tiles through matches of bots, which win most of them', () => {
    let won = 0;
    for (let match = 0; match < 6; match += 1) {
      let position = mahjongRules.start(draw);
      while (mahjongRules.endOf(position) === null) {
        const legal = mahjongRules.legalMoves(position);
        const move = mahjongRules.botMove(mahjongRules.view(position, position.turn), legal, draw);
        expect(legal).toContain(move);
        position = mahjongRules.play(position, move, draw);
        if (position.winner === null) expect(tilesIn(position)).toBe(48);
      }
      if (position.winner !== null) won += 1;
    }
    expect(won).toBeGreaterThan(3);
  });
});
